import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Engine from "./Engine.svelte";
import { speak } from "../lib/texts.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

/** What the line says to this answer of the server. */
async function told(answer: () => Promise<Response>): Promise<string> {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  const line = mount(Engine, { target: document.body });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith("/api/server", { method: "GET", headers: {} }));
  await new Promise((done) => setTimeout(done));
  flushSync();
  const text = document.body.textContent.trim();
  await unmount(line);
  return text;
}

test.each([
  ["en", "compiled", "The server runs compiled."],
  ["en", "pure", "The server runs uncompiled: everything works, just more slowly."],
  ["en", "compiling", "The server is being compiled; the next start will be faster."],
  ["en", "ready", "The server has been compiled; the next start will be faster."],
  ["de", "compiled", "Der Server läuft kompiliert."],
] as const)("in %s, %s is told as: %s", async (lang, engine, text) => {
  await speak(lang);
  expect(await told(() => Promise.resolve(Response.json({ engine })))).toBe(text);
});

test("a server that does not answer is not complained about here", async () => {
  await speak("en");
  expect(await told(() => Promise.reject(new TypeError("no connection")))).toBe("");
});
