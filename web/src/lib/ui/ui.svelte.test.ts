import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { notices } from "../notices.svelte.ts";
import { speak } from "../texts.svelte.ts";
import Example from "./Example.test.svelte";

const props = $state({ dialog: false, drawer: false });
let page: ReturnType<typeof mount>;

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  Object.assign(props, { dialog: false, drawer: false });
  page = mount(Example, { target: document.body, props });
  flushSync();
});

afterEach(async () => {
  for (const notice of notices.list) notices.dismiss(notice.id);
  vi.useRealTimers();
  await unmount(page);
  document.body.innerHTML = "";
});

function find<Kind extends HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`nothing fits ${selector}`);
  return found;
}

function dialogNamed(name: string): HTMLDialogElement {
  const found = [...document.querySelectorAll("dialog")].find((each) => {
    const heading = document.getElementById(each.getAttribute("aria-labelledby") ?? "");
    return heading?.textContent === name;
  });
  if (found === undefined) throw new Error(`no dialog is called ${name}`);
  return found;
}

function click(element: Element): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

describe("a dialog", () => {
  test("opens as a modal one and is named by its title", () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    click(find("#ask"));
    expect(dialogNamed("A question").open).toBe(true);
    expect(showModal).toHaveBeenCalledOnce();
  });

  test("keeps the room behind it still as long as it is open", () => {
    const root = document.documentElement;
    click(find("#ask"));
    expect(root.hasAttribute("data-modal")).toBe(true);
    click(find("#yes"));
    expect(root.hasAttribute("data-modal")).toBe(false);
  });

  test("closes by its buttons", () => {
    for (const selector of ["#yes", "dialog[open] [aria-label='Close']"]) {
      click(find("#ask"));
      click(find(selector));
      expect(dialogNamed("A question").open).toBe(false);
    }
  });

  test("closes by a tap beside it, not by one inside", () => {
    click(find("#ask"));
    click(find("dialog[open] p"));
    expect(dialogNamed("A question").open).toBe(true);
    click(dialogNamed("A question"));
    expect(dialogNamed("A question").open).toBe(false);
  });

  test("that the browser closed can be opened again", () => {
    click(find("#ask"));
    dialogNamed("A question").close();
    flushSync();
    expect(props.dialog).toBe(false);
    click(find("#ask"));
    expect(dialogNamed("A question").open).toBe(true);
  });
});

describe("a drawer", () => {
  test("lies beside the game on a wide page, and Escape closes it", () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    showModal.mockClear();
    props.drawer = true;
    flushSync();
    const drawer = dialogNamed("The log");
    expect(drawer.open).toBe(true);
    expect(showModal).not.toHaveBeenCalled();
    drawer.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(drawer.open).toBe(false);
  });
});

describe("notices", () => {
  const shown = (role: string) => [...document.querySelectorAll(`[role=${role}] p`)].map((p) => p.textContent);

  test("are told politely and go by themselves", () => {
    notices.show("Copied");
    flushSync();
    expect(shown("status")).toEqual(["Copied"]);
    vi.advanceTimersByTime(6000);
    flushSync();
    expect(shown("status")).toEqual([]);
  });

  test("of trouble are told at once and stay until closed", () => {
    notices.show("Connection lost", "trouble");
    flushSync();
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(shown("alert")).toEqual(["Connection lost"]);
    click(find("[role=alert] button"));
    expect(shown("alert")).toEqual([]);
  });

  test("stay while somebody points at them", () => {
    notices.show("Copied");
    flushSync();
    const region = find(".region");
    region.dispatchEvent(new PointerEvent("pointerenter"));
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(shown("status")).toEqual(["Copied"]);
    region.dispatchEvent(new PointerEvent("pointerleave"));
    vi.advanceTimersByTime(6000);
    flushSync();
    expect(shown("status")).toEqual([]);
  });

  test("with the same words are shown once", () => {
    notices.show("Copied");
    notices.show("Copied");
    flushSync();
    expect(shown("status")).toEqual(["Copied"]);
  });

  test("lie in the topmost dialog while one is open", () => {
    const region = find(".region");
    click(find("#ask"));
    expect(dialogNamed("A question").contains(region)).toBe(true);
    click(find("#yes"));
    expect(dialogNamed("A question").contains(region)).toBe(false);
    expect(document.body.contains(region)).toBe(true);
  });

  test("an announcement that is repeated is heard again", () => {
    const spoken = find("p[role=status]");
    notices.announce("Your turn");
    flushSync();
    expect(spoken.textContent).toBe("Your turn");
    notices.announce("Your turn");
    flushSync();
    expect(spoken.textContent).not.toBe("Your turn");
    expect(spoken.textContent?.trim()).toBe("Your turn");
  });
});
