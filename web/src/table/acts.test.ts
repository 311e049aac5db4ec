import { expect, test } from "vitest";
import type { GameEvent, Happened } from "../lib/protocol.ts";
import { lastActs } from "./acts.ts";

const NAMES = ["Mira", "Funke", "Ruß"];
const act = (version: number, ...told: [seat: number, text: string][]): Happened => ({
  version,
  events: told.map(([seat]) => ({ event: "played", seat })),
  said: told.map(([, text]) => text),
});

test("the last act of each, without the name that stands above it", () => {
  const log = [
    act(1, [1, "Funke plays a 3."]),
    act(2, [2, "Ruß takes the pile."]),
    act(3, [1, "Funke plays a 7."], [1, "Funke has one card left."]),
  ];
  expect(lastActs(log, NAMES)).toEqual(["", "plays a 7. Has one card left.", "takes the pile."]);
});

test("a name that merely begins alike stays", () => {
  expect(lastActs([act(1, [1, "Funkelstein is turned over."])], NAMES)[1]).toBe("Funkelstein is turned over.");
});

test("what is not told leaves the act before it", () => {
  expect(lastActs([act(1, [2, "Ruß passes."]), act(2, [2, ""])], NAMES)[2]).toBe("passes.");
});

test("what weighs more stays in front for as long as nobody else acts", () => {
  const isWeighty = ({ event }: GameEvent): boolean => event === "duel";
  const duel: Happened = {
    version: 1,
    events: ["moved", "duel"].map((event) => ({ event, seat: 1 })),
    said: ["Funke goes 2 steps.", "Funke wins a duel against you."],
  };
  const draws = [act(2, [1, "Funke draws a dragon from you."]), act(3, [1, "Funke draws a rainbow from you."])];
  const shown = (...log: Happened[]): string | undefined => lastActs(log, NAMES, isWeighty)[1];
  expect(shown(duel)).toBe("goes 2 steps. Wins a duel against you.");
  expect(shown(duel, ...draws)).toBe("wins a duel against you. Draws a rainbow from you.");
  const next = [act(4, [2, "Ruß goes 1 step."]), act(5, [1, "Funke goes 3 steps."])];
  expect(shown(duel, ...draws, act(4, [2, "Ruß goes 1 step."]))).toBe(
    "wins a duel against you. Draws a rainbow from you.",
  );
  expect(shown(duel, ...draws, ...next)).toBe("goes 3 steps.");
});
