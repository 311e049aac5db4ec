import { expect, test } from "vitest";
import { writtenOut } from "./drawn.ts";

test("what was drawn is written out, whatever is in it", () => {
  const text = '<path d="M0 0"/>\n`${x}`';
  expect(writtenOut({ BOX: text, SIZE: { width: 3 } })).toBe(
    `export const BOX = ${JSON.stringify(text)};\nexport const SIZE = {"width":3};\n`,
  );
});

test("a function cannot be written out, and is not left out either", () => {
  expect(() => writtenOut({ box: () => "" })).toThrow("box is a function");
});
