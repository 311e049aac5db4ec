import { expect, test } from "vitest";
import type { Happened } from "../lib/protocol.ts";
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
