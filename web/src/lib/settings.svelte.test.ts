import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Remembered } from "./remembered.svelte.ts";
import { applySettings, MOVE_MS, paced, speed, theme } from "./settings.svelte.ts";

beforeEach(() => localStorage.clear());

describe("a remembered choice", () => {
  const make = () => new Remembered("size", ["small", "large"], "small");

  test("is what it was at the last visit", () => {
    make().value = "large";
    expect(make().value).toBe("large");
  });

  test("is the usual one at the first visit, and where something else was kept", () => {
    expect(make().value).toBe("small");
    localStorage.setItem("drachenhort.size", "enormous");
    expect(make().value).toBe("small");
  });

  test("follows another window", () => {
    const size = make();
    window.dispatchEvent(new StorageEvent("storage", { key: "drachenhort.size", newValue: "large" }));
    expect(size.value).toBe("large");
    window.dispatchEvent(new StorageEvent("storage", { key: "drachenhort.size", newValue: null }));
    expect(size.value).toBe("small");
  });

  test("lasts as long as the page where nothing may be kept", () => {
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    const size = make();
    expect(size.value).toBe("small");
    size.value = "large";
    expect(size.value).toBe("large");
    vi.unstubAllGlobals();
  });
});

describe("the settings", () => {
  test("reach the page", () => {
    const root = document.createElement("html");
    const stop = $effect.root(() => applySettings(root));
    flushSync();
    expect(root.dataset.theme).toBeUndefined();
    theme.value = "lamplight";
    speed.value = "fast";
    flushSync();
    expect(root.dataset.theme).toBe("lamplight");
    expect(root.style.getPropertyValue("--pace")).toBe("0.5");
    theme.value = "system";
    speed.value = "normal";
    flushSync();
    expect(root.dataset.theme).toBeUndefined();
    stop();
  });

  test("pace every movement", () => {
    expect(paced(MOVE_MS)).toBe(220);
    speed.value = "slow";
    expect(paced(MOVE_MS)).toBe(396);
    speed.value = "instant";
    expect(paced(MOVE_MS)).toBe(0);
    speed.value = "normal";
  });
});
