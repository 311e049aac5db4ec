import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { present } from "../lib/modals.svelte.ts";
import Escape from "./Escape.svelte";

const putDown = vi.fn();
let page: ReturnType<typeof mount>;

afterEach(async () => {
  await unmount(page);
  putDown.mockClear();
});

function press(key: string, isUp: boolean): boolean {
  page = mount(Escape, { target: document.body, props: { isUp, putDown } });
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test("Escape puts down what is picked up", () => {
  expect(press("Escape", true)).toBe(true);
  expect(putDown).toHaveBeenCalledOnce();
});

test.each([
  ["Escape", false],
  ["Enter", true],
])("%s with something up: %s, is left to others", (key, isUp) => {
  expect(press(key, isUp)).toBe(false);
  expect(putDown).not.toHaveBeenCalled();
});

test("Escape closes what lies over the table first", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const hide = present(dialog, true);
  expect(press("Escape", true)).toBe(false);
  expect(putDown).not.toHaveBeenCalled();
  hide();
  dialog.remove();
});
