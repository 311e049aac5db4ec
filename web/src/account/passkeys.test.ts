import { describe, expect, test } from "vitest";
import { bytesOf, textOf } from "../lib/base64url.ts";
import { deviceName } from "./passkeys.ts";

describe("bytes", () => {
  test.each([[[]], [[0]], [[255, 254, 253]], [[251, 255, 191, 62]]])("%j come back from their text", (bytes) => {
    const text = textOf(Uint8Array.from(bytes).buffer);
    expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
    expect([...bytesOf(text)]).toEqual(bytes);
  });
});

describe("the name of a device", () => {
  test.each([
    ["Mozilla/5.0 (Linux; Android 16; Pixel 9)", "Android"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)", "iPhone"],
    ["Mozilla/5.0 (X11; Linux x86_64)", "Linux"],
    ["something else", ""],
  ])("%s is %j", (agent, name) => expect(deviceName(agent)).toBe(name));
});
