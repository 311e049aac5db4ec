import { describe, expect, test } from "vitest";
import { Places, TALLEST, within } from "./places.ts";

describe("places", () => {
  test("are found by name, or by the nearest wider one", () => {
    const places = new Places();
    const [hand, seven] = [document.createElement("div"), document.createElement("div")];
    places.mark("hand")(hand);
    const unmark = places.mark("hand:7")(seven);
    expect(places.find("hand:7:1")).toBe(seven);
    expect(places.find("hand:8:0")).toBe(hand);
    expect(places.find("pile")).toBeUndefined();
    unmark?.();
    expect(places.find("hand:7:1")).toBe(hand);
  });

  test("an element that went later than its successor came does not take it along", () => {
    const places = new Places();
    const [old, young] = [document.createElement("div"), document.createElement("div")];
    const unmark = places.mark("pile")(old);
    places.mark("pile")(young);
    unmark?.();
    expect(places.find("pile")).toBe(young);
  });

  test("are hidden until all is shown again, and never more than what was named", () => {
    const places = new Places();
    const hand = document.createElement("div");
    places.mark("hand")(hand);
    places.hide("hand:7");
    expect(hand.style.visibility).toBe("");
    places.hide("hand");
    expect(hand.style.visibility).toBe("hidden");
    places.showAll();
    expect(hand.style.visibility).toBe("");
  });
});

describe("a thing in a place", () => {
  test("fills it as far as its proportions allow, in the middle", () => {
    expect(within({ x: 10, y: 10, width: 50, height: 140 }, 0.5)).toEqual({ x: 10, y: 30, width: 50, height: 100 });
    expect(within({ x: 0, y: 0, width: 300, height: 100 }, 0.5)).toEqual({ x: 125, y: 0, width: 50, height: 100 });
  });

  test("is never enormous", () => {
    expect(within({ x: 0, y: 0, width: 900, height: 900 }, 1).height).toBe(TALLEST);
  });
});
