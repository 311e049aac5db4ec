// Every text of the page is there in each language, and said somewhere.
import { expect, test } from "vitest";
import { sources } from "../../scripts/sources.ts";

const files = import.meta.glob<string>("#texts/*/account.ftl", { query: "?raw", import: "default", eager: true });
const ids = Object.values(files).map((text) => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, id]) => id ?? ""));
const code = sources(/\.(ts|svelte)$/)
  .filter(({ path }) => path.startsWith("account/") || path === "pages/AccountPage.svelte")
  .map(({ text }) => text)
  .join("\n");

test("each language has the same texts", () => {
  expect(ids.length).toBeGreaterThan(1);
  for (const found of ids) expect(found).toEqual(ids[0]);
});

test("what is said is there", () => {
  const said = [...code.matchAll(/\.say\(\s*"([^"]+)"/g)].map(([, id]) => id);
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((id) => !ids[0]?.includes(id ?? ""))).toEqual([]);
});

test("what is there is said", () => {
  const prefixes = [...code.matchAll(/\.say\(`([a-z-]+-)\$\{/g)].map(([, prefix]) => prefix ?? "");
  const unused = ids[0]?.filter((id) => !code.includes(`"${id}"`) && !prefixes.some((prefix) => id.startsWith(prefix)));
  expect(prefixes).not.toContain("account-");
  expect(unused).toEqual([]);
});
