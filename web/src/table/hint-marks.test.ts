import { afterEach, expect, test } from "vitest";
import { leastOver, marksFor } from "./hint-marks.ts";

function thing(left: number, top: number, width = 40): HTMLElement {
  const element = document.createElement("button");
  document.body.append(element);
  element.getBoundingClientRect = () => ({ left, top, width }) as DOMRect;
  return element;
}

afterEach(() => document.body.replaceChildren());

test("each thing has the numbers of the acts that it makes, where it lies", () => {
  const [card, pile] = [thing(110, 220), thing(310, 20)];
  expect(marksFor([[card], [pile, card], []], { left: 10, top: 20 })).toEqual([
    { left: 100, top: 200, label: "1 2" },
    { left: 300, top: 0, label: "2" },
  ]);
});

test("what is gone or not shown has no number", () => {
  const [gone, folded] = [thing(1, 1), thing(2, 2, 0)];
  gone.remove();
  expect(marksFor([[gone, folded]], { left: 0, top: 0 })).toEqual([]);
});

test("a note lies where it covers fewer of the marked things, and stays if it makes no difference", () => {
  const area = (top: number, bottom: number) => ({ left: 0, right: 100, top, bottom });
  const [high, low] = [area(200, 400), area(420, 620)];
  expect(leastOver([area(180, 230), area(100, 150)], high, low)).toBe(low);
  expect(leastOver([area(180, 230), area(500, 550)], high, low)).toBe(high);
  expect(leastOver([area(100, 200), { ...area(300, 310), left: 100, right: 120 }], high, low)).toBe(high);
});
