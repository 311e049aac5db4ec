// Every text of the switch for messages is there in each language, and said.
import { expect, test } from "vitest";
import { sources } from "../../scripts/sources.ts";

const files = import.meta.glob<string>("#texts/*/messages.ftl", { query: "?raw", import: "default", eager: true });
const ids = Object.values(files).map((text) => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id ?? ""));
const [code = ""] = sources(/\.svelte$/)
  .filter(({ path }) => path === "shell/Messages.svelte")
  .map(({ text }) => text);

test("each language has the same texts", () => {
  expect(ids.length).toBeGreaterThan(1);
  for (const found of ids) expect(found).toEqual(ids[0]);
});

test("what is said is there, and what is there is said", () => {
  const said = [...code.matchAll(/\.say\(\s*"([^"]+)"/g)].map(([, id]) => id ?? "");
  const made = ["off", "on", "quiet-off", "quiet-on", "home", "unable", "forbidden"].map((end) => `messages-${end}`);
  expect([...new Set([...said, ...made])].sort()).toEqual([...(ids[0] ?? [])].sort());
});
