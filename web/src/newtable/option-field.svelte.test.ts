import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OptionSchema } from "../lib/protocol.ts";
import { speak } from "../lib/texts.svelte.ts";
import OptionField from "./OptionField.svelte";
import type { Value } from "./presets.ts";

let field: ReturnType<typeof mount>;

beforeEach(() => speak("en"));
afterEach(() => unmount(field));

const CHOICES = [
  { const: 1, title: "one" },
  { const: 2, title: "two" },
];

test.each<[string, Partial<OptionSchema>, Value]>([
  ["a tick", { type: "boolean" }, true],
  ["a number", { type: "integer", minimum: 1, maximum: 9 }, 3],
  ["a choice", { type: "integer", oneOf: CHOICES }, 2],
])("%s is described by what it does and by what is wrong with it", (_, kind, value) => {
  const option = { title: "Limit", description: "Ends it early.", default: value, "x-clause": "9", ...kind };
  field = mount(OptionField, {
    target: document.body,
    props: {
      game: "drachenfels",
      name: "limit",
      option: option as OptionSchema,
      value,
      isSettled: false,
      problem: "Too many.",
      onchange: () => undefined,
    },
  });
  flushSync();
  const ids = document.querySelector("input, select")?.getAttribute("aria-describedby")?.split(" ") ?? [];
  const told = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
  expect(told).toContain("Ends it early.");
  expect(told).toContain("Too many.");
});
