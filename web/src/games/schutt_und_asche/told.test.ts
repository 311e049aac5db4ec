import { describe, expect, test } from "vitest";
import { ranksOf } from "../../table/ranks.ts";
import { claimText, lastClaim } from "./claims.ts";
import { aView } from "./example.ts";
import { facts, measure, scores, standing } from "./told.ts";
import type { Event, View } from "./types.ts";

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
  const turned: Event = { event: "turned", seat: 0, land: "L0", power: 2, tile: "knight" };
  const sheet = scores({ view: ended(), log: [{ version: 9, events: [turned] }], isWhole: true }, say);
  expect(sheet.rows[0]?.cells).toEqual([1, 2, "×2", 1]);
  expect(sheet.rows[1]?.cells).toEqual([2, 0, "×1", 2]);
  expect(sheet.totals).toEqual([6, 2]);
  expect(measure.value(ended(), 0)).toBe(6);
});

test("together the lands count", () => {
  const view = ended({ options: { ...aView().options, cooperative: true } });
  expect(scores({ view, log: [], isWhole: true }, say).columns).toEqual(["web-col-power"]);
  expect(measure.value(view, 1)).toBe(2);
  expect(measure.title(view, say)).toBe("web-col-lands");
});

describe("at the end the plot has the totals", () => {
  const crown = ended();
  const lost = { ...crown, outcome: { ending: "crown-by-power", scores: [2, 6], winners: [1] } };
  const dragon = { ...crown, outcome: { ending: "dragon-by-knights", scores: [0, 0], winners: [] } };
  const together = {
    ...crown,
    options: { ...crown.options, cooperative: true },
    outcome: { ending: "cooperative", scores: [3, 3], winners: [0, 1] },
  };
  const defeat = { ...together, outcome: dragon.outcome };

  test.each([
    ["with a crown", crown, [6, 2], [1, 2], { how: "crown", lands: 3, points: 6, mine: 6 }],
    ["with the crown of somebody else", lost, [2, 6], [2, 1], { how: "crown", lands: 3, points: 6, mine: 2 }],
    ["when the dragon wins", dragon, [0, 0], null, { how: "dragon", lands: 3, points: 0, mine: 0 }],
    ["together", together, [1, 2], null, { how: "shared", lands: 3, points: 3, mine: 3 }],
    ["together, when the dragon wins", defeat, [0, 0], null, { how: "dragon", lands: 3, points: 0, mine: 0 }],
  ])("%s", (_, view, totals, places, why) => {
    const sheet = scores({ view, log: [], isWhole: true }, say);
    expect(sheet.totals).toEqual(totals);
    expect(totals.map((_, seat) => measure.value(view, seat))).toEqual(totals);
    expect(ranksOf(sheet, view.outcome?.winners ?? [])).toEqual(places);
    expect(sheet.why).toEqual(why);
  });

  test("what somebody had is still told when the dragon has taken it", () => {
    const sheet = scores({ view: defeat, log: [], isWhole: true }, say);
    expect(sheet.columns).toEqual(["web-col-power", "web-col-lands"]);
    expect(sheet.rows[1]?.cells).toEqual([2, 2]);
  });

  test("lands decide between equal points", () => {
    const tied = { ...crown, outcome: { ending: "crown-by-power", scores: [2, 2], winners: [] as number[] } };
    expect(scores({ view: tied, log: [], isWhole: true }, say).order?.[1]).toEqual([1, 2]);
  });
});

test("a claim is put into words", () => {
  expect(claimText("say offer 3", say)).toBe("claim-offer 3");
  expect(claimText("say gold 12", say)).toBe("claim-gold 12");
  expect(claimText("say top L3 knight", say)).toBe("claim-top land L3 tile knight");
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
