import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sealOf, sha256 } from "./seal.ts";

test.each(["", "abc", "Käse", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(1000)])(
  "SHA-256 of %j is that of others",
  (text) => {
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  },
);

test("the seal is that of the salt and the seed", () => {
  expect(sealOf("tavern", "salt")).toBe(createHash("sha256").update("salt:tavern").digest("hex"));
});
