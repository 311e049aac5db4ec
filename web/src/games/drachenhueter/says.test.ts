import { expect, test } from "vitest";
import type { Say } from "../../table/contract.ts";
import { aboutHeld, aboutOpen, earned, tellEnd, tellPage, tellStack } from "./says.ts";
import type { Player, View, Stack } from "./types.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const player = { pieces: [1, 4, 6, 10], row: [] } as unknown as Player;
const view = {
  seat: 0,
  options: { memory_aid: false },
  outcome: null,
  chests: [],
  last_round: 0,
  left: { page: 3, put_on: ["r3"], put_under: [], unseen: 4 },
  right: { page: null, put_on: [], put_under: [], unseen: 0 },
  players: [player, player],
} as unknown as View;

test("a card in the hand says on which page it would go, and what the book would want then", () => {
  expect(aboutHeld("r3", say)).toBe("Card r 3 no\nweb-about-card r left 3");
  expect(aboutHeld("rw", say)).toBe("Card r colour w no\nweb-about-card r right colour w");
});

test("a start card says that only its holder knows it, a backlight dragon that it stands in", () => {
  expect(aboutHeld("rw*", say)).toContain("web-about-start");
  expect(aboutHeld("x", say)).toContain("web-about-backlight");
});

test("an open card says that taking it changes the book; a gap that nothing follows", () => {
  expect(aboutOpen("r3", "left", say)).toContain("\nweb-about-open");
  expect(aboutOpen(null, "right", say)).toBe("web-gap right\nweb-about-gap");
});

test("a page says how many cards lie in its stack, or that there is none", () => {
  expect(tellPage(view, "left", say)).toEqual({ label: "web-page left 3 5", what: "web-about-page left" });
  expect(tellPage(view, "right", say).label).toBe("web-page-none right");
});

test("the end counts everybody's amulets, and says when it is the last round", () => {
  expect(tellEnd(view, say)).toEqual({ label: "web-end 2 7", what: "web-about-end 2 7" });
  expect(tellEnd({ ...view, last_round: 1 }, say).what).toContain("heading-last");
});

test("pieces say how many are missing to the next amulet", () => {
  expect(earned.pieces(view, 0, say).what).toBe("web-about-own-pieces 2");
});

test("a stack between two others says that it takes no more", () => {
  const row = (["red", "blue", "green"] as const).map((colour): Stack => ({ colour, cards: ["r1", "r2"] }));
  expect(tellStack(row, 1, say).what).toBe("web-about-enclosed");
  expect(tellStack(row, 2, say)).toEqual({ label: "Web-stack colour g 2", what: "web-about-stack" });
});
