import { expect, test } from "vitest";
import { claimText, lastClaim } from "./claims.ts";
import { aView } from "./example.ts";
import { facts, measure, scores, standing } from "./told.ts";
import { combatOf, tileOf } from "./types.ts";
import type { View } from "./types.ts";

const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(" ");

function ended(changes: Partial<View> = {}): View {
  const view = aView({ lost: ["L2"], outcome: { ending: "crown-by-power", scores: [6, 2], winners: [0] }, ...changes });
  const [first, second] = view.players;
  return {
    ...view,
    players: [
      { ...first!, power: 3, status: "successful" },
      { ...second!, power: 2 },
    ],
  };
}

test("lost lands do not stand", () => {
  expect(standing(ended(), 0)).toBe(1);
  expect(standing(ended(), 1)).toBe(2);
});

test("plaques count lands, cards and power", () => {
  expect(facts(ended(), 0, say).map(({ value }) => value)).toEqual([1, 3, 3]);
  expect(facts(ended(), 7, say)).toEqual([]);
});

test("the crown is power, from the game and from the finale, times the status", () => {
  const turned = { event: "turned", seat: 0, land: 0, power: 2, tile: 2 };
  const sheet = scores({ view: ended(), log: [{ version: 9, events: [turned] }], isWhole: true }, say);
  expect(sheet.rows[0]?.cells).toEqual([1, 2, "×2", 1]);
  expect(sheet.rows[1]?.cells).toEqual([2, 0, "×1", 2]);
  expect(sheet.totals).toEqual([6, 2]);
  expect(measure.value(ended(), 0)).toBe(6);
});

test("together the lands count", () => {
  const view = ended({ options: { claims: 0, cooperative: true } });
  expect(scores({ view, log: [], isWhole: true }, say).columns).toEqual(["web-col-power", "web-col-lands"]);
  expect(measure.value(view, 1)).toBe(2);
  expect(measure.title(view, say)).toBe("web-col-lands");
});

test("a claim is put into words", () => {
  expect(claimText("say offer 3", say)).toBe("claim-offer 3");
  expect(claimText("say gold 12", say)).toBe("claim-gold 12");
  expect(claimText("say top L3 knight", say)).toBe("claim-top L3 tile knight");
});

test("the last claim of a seat is the one in its bubble", () => {
  const claims = [
    { seat: 0, claim: "say gold 1" },
    { seat: 1, claim: "say gold 2" },
    { seat: 0, claim: "say gold 3" },
  ];
  expect(lastClaim(aView({ claims }), 0)).toBe("say gold 3");
  expect(lastClaim(aView(), 0)).toBeNull();
});

test("events tell tiles and cards by number", () => {
  expect([1, 2, 3, 4, 5].map(tileOf)).toEqual(["power", "knight", "sword", "shield", "dragon"]);
  expect([0, 1, 2, 3].map(combatOf)).toEqual(["knight", "dragon", "sword", "shield"]);
  expect(() => tileOf(6)).toThrow("there is no tile 6");
  expect(() => combatOf(4)).toThrow("there is no combat card 4");
});
