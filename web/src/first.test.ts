import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A plain script, not a module. */
const run = Object.values(import.meta.glob("./first.js"))[0];

/** What the browser has painted. */
let painted = (_name: string): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(tell: (seen: { getEntriesByName: (asked: string) => string[] }) => void) {
        painted = (name) => tell({ getEntriesByName: (asked) => (asked === name ? [name] : []) });
      }
      observe(): void {}
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset["theme"];
});

async function begin(languages: string[] = ["de"]): Promise<string> {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.resetModules();
  document.documentElement.dataset["languages"] = "de en";
  await run?.();
  return document.documentElement.lang;
}

test("the language is the first of the browser's that we have, and English otherwise", async () => {
  expect(await begin(["fr-CA", "de-AT", "en"])).toBe("de");
  expect(await begin(["EN-gb", "de"])).toBe("en");
  expect(await begin(["den", "fr"])).toBe("en");
  expect(await begin([])).toBe("en");
});

test("a language that was chosen goes before the browser's", async () => {
  localStorage.setItem("drachenhort.language", "de");
  expect(await begin(["en"])).toBe("de");
  localStorage.setItem("drachenhort.language", "fr");
  expect(await begin(["en"])).toBe("en");
});

test("the light is the one that was chosen", async () => {
  localStorage.setItem("drachenhort.theme", "lamplight");
  await begin();
  expect(document.documentElement.dataset["theme"]).toBe("lamplight");
});

test("a browser that keeps nothing has the page all the same", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  expect(await begin(["de"])).toBe("de");
});

test("the other files are asked for when the first words have been painted, once", async () => {
  document.body.innerHTML = '<template id="later"><link rel="preload" /></template>';
  await begin();
  painted("first-paint");
  vi.runAllTimers();
  expect(document.head.children).toHaveLength(0);
  painted("first-contentful-paint");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  vi.runAllTimers();
  expect(document.head.children).toHaveLength(1);
});

test("a page that nobody looks at goes on without being painted", async () => {
  document.body.innerHTML = '<template id="later"><link rel="preload" /></template>';
  await begin();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  vi.runAllTimers();
  expect(document.head.children).toHaveLength(1);
});
