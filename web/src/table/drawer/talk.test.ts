import { expect, test } from "vitest";
import type { TableInfo } from "../../lib/protocol.ts";
import { mayTalk } from "./talk.ts";

const info = { host: "ada", seats: [{ person: "bo" }, { person: null }] } as TableInfo;

test("whoever sits at the table or has set it up may talk", () => {
  expect(mayTalk(info, "ada")).toBe(true);
  expect(mayTalk(info, "bo")).toBe(true);
});

test("whoever only looks on may not", () => {
  expect(mayTalk(info, "cem")).toBe(false);
  expect(mayTalk(info, null)).toBe(false);
  expect(mayTalk(null, "ada")).toBe(false);
});
