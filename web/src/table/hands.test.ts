import { expect, test, vi } from "vitest";
import { entered } from "./hands.ts";

function pressed(key: string, isUp: boolean) {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  const onenter = vi.fn();
  entered(event, isUp, onenter);
  return { isDone: onenter.mock.calls.length === 1, isAnswered: event.defaultPrevented };
}

test("Enter on a card that is picked up does what the main button says", () => {
  expect(pressed("Enter", true)).toEqual({ isDone: true, isAnswered: true });
});

test("Enter on a card that lies, and any other key, are left to the button", () => {
  const left = { isDone: false, isAnswered: false };
  expect([pressed("Enter", false), pressed(" ", true)]).toEqual([left, left]);
});

test("where Enter has no meaning it is left to the button", () => {
  const event = new KeyboardEvent("keydown", { key: "Enter", cancelable: true });
  entered(event, true, undefined);
  expect(event.defaultPrevented).toBe(false);
});
