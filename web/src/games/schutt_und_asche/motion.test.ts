import { describe, expect, test } from "vitest";
import type { Scene } from "../../table/contract.ts";
import { aFight, aView } from "./example.ts";
import { motion, ratio } from "./motion.ts";
import type { Event, View } from "./types.ts";

function scene(before: Partial<View> = {}): Scene<View> {
  return { before: aView(before), after: aView(), seat: 0 };
}

/** Where the first flight of an event goes to. */
function goal(event: Event, at: Scene<View>): string | undefined {
  return motion(event, at)[0]?.flights?.[0]?.to;
}

describe("a fight", () => {
  test("lays its cards one after the other, each kind by itself", () => {
    const at = scene();
    motion({ event: "fight-begins", seat: 0, land: "L0" }, at);
    const goals = (["dragon", "knight", "dragon", "shield"] as const).map((card) =>
      goal({ event: "combat-card", card }, at),
    );
    expect(goals).toEqual(["fight:dragon:0", "fight:knight:0", "fight:dragon:1", "fight:shield:0"]);
  });
  test("goes on where it was", () => {
    expect(goal({ event: "combat-card", card: "dragon" }, scene({ step: aFight }))).toBe("fight:dragon:2");
  });
  test("begins anew with every fight", () => {
    const at = scene({ step: aFight });
    motion({ event: "combat-card", card: "knight" }, at);
    motion({ event: "fight-begins", seat: 0, land: "L2" }, at);
    expect(goal({ event: "combat-card", card: "knight" }, at)).toBe("fight:knight:0");
  });
  test("puts two dragons aside for a power", () => {
    const at = scene({ step: aFight });
    const [beat] = motion({ event: "power-spent", seat: 0 }, at);
    expect(beat?.hides).toEqual(["fight:dragon:0", "fight:dragon:1"]);
    expect(goal({ event: "combat-card", card: "dragon" }, at)).toBe("fight:dragon:0");
  });
});

test("an attack sends a marker to each land", () => {
  const [beat] = motion({ event: "attacked", lands: ["L0", "L1", "L5"] }, scene());
  expect(beat?.flights?.map(({ from, to }) => [from, to])).toEqual([
    ["field:1", "mark:L0"],
    ["field:1", "mark:L1"],
    ["field:1", "mark:L5"],
  ]);
});

test("offerings turn together, where they lie", () => {
  const [beat] = motion({ event: "revealed", seat: 1, cards: [2, 0] }, scene());
  expect(beat?.apart).toBe(0);
  expect(beat?.flights?.map(({ turnsInto }) => turnsInto)).toEqual([
    { is: "gold", value: 2 },
    { is: "gold", value: 0 },
  ]);
  expect(motion({ event: "revealed", seat: 1, cards: [] }, scene())).toEqual([]);
});

test("my gold flies into my hand, that of others to their plaque", () => {
  expect(goal({ event: "gold-held", seat: 0, cards: [3] }, scene())).toBe("hand:3");
  expect(goal({ event: "got-gold", seat: 1, count: 9 }, scene())).toBe("seat:1");
  expect(motion({ event: "got-gold", seat: 1, count: 9 }, scene())[0]?.flights).toHaveLength(6);
});

test("a tile turns into its number", () => {
  const [beat] = motion({ event: "tile-up", field: 2, tile: 6, offering: 4 }, scene());
  expect(beat?.flights?.[0]?.turnsInto).toEqual({ is: "dragon", colour: "red", number: 6 });
  expect(beat?.isTold).toBe(true);
});

test("cards are cards and tiles are square", () => {
  expect(ratio({ is: "back" })).toBeCloseTo(5 / 7);
  expect(ratio({ is: "attack" })).toBe(1);
});
