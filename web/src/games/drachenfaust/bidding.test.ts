import { describe, expect, test } from "vitest";
import {
  canPut,
  changed,
  closing,
  EMPTY,
  filled,
  isAskedFor,
  isBidding,
  isEmpty,
  leadsOn,
  left,
  tried,
  withChosen,
} from "./bidding.ts";
import type { Bid, Player } from "./types.ts";

const me = { fairy: 8, common: 2, silver: 5, black: 1, red: 0 } as Player;
const bid: Bid = { ...EMPTY, fairy: 3, common: 1, value: 4 };

describe("a fist", () => {
  test("is filled coin by coin, and coins come back out of it", () => {
    const three = changed(changed(changed(EMPTY, "fairy", 1), "fairy", 1), "black", 1);
    expect(three).toEqual({ ...EMPTY, fairy: 2, black: 1 });
    expect(left(me, three, "fairy")).toBe(6);
    expect(changed(three, "black", -1)).toEqual({ ...EMPTY, fairy: 2 });
    expect(changed(EMPTY, "red", -1)).toEqual(EMPTY);
    expect([isEmpty(EMPTY), isEmpty(three)]).toEqual([true, false]);
  });

  test("takes as many at once as there are", () => {
    expect(filled(EMPTY, "fairy", 5, me).fairy).toBe(5);
    expect(filled(EMPTY, "common", 9, me).common).toBe(2);
  });
});

test("a coin leads on if a bid that is allowed has one more of it", () => {
  const offers = [{ action: { do: "bid" as const, fairy: 1, common: 1 } }];
  expect(leadsOn("fairy", EMPTY, offers)).toBe(true);
  expect(leadsOn("fairy", { ...EMPTY, fairy: 1 }, offers)).toBe(false);
  expect(leadsOn("common", { ...EMPTY, fairy: 1 }, offers)).toBe(true);
  expect(leadsOn("silver", { ...EMPTY, silver: 2 }, [{ action: { do: "silver", silver: 2 } }])).toBe(false);
});

describe("what a decision asks for", () => {
  test("gold and magic coins before a tie, silver in it", () => {
    expect(isAskedFor("black", "bid")).toBe(true);
    expect(isAskedFor("silver", "bid")).toBe(false);
    expect(isAskedFor("silver", "bid-silver")).toBe(true);
    expect(isAskedFor("fairy", "bid-magic")).toBe(false);
    expect(isAskedFor("fairy", undefined)).toBe(false);
  });

  test("only bids are made with a fist", () => {
    expect([isBidding("bid-fairy"), isBidding("steal"), isBidding(undefined)]).toEqual([true, false, false]);
  });
});

describe("a coin can be put into the fist", () => {
  test("while there is one left of what is asked for", () => {
    expect(canPut("fairy", "bid", null, me, EMPTY)).toBe(true);
    expect(canPut("silver", "bid", null, me, EMPTY)).toBe(false);
    expect(canPut("red", "bid", null, me, EMPTY)).toBe(false);
    expect(canPut("common", "bid", null, me, { ...EMPTY, common: 2 })).toBe(false);
  });

  test("but no more fairy gold when it has been chosen", () => {
    expect(canPut("fairy", "bid", { ...bid, common: 0 }, me, { ...EMPTY, fairy: 3 })).toBe(false);
    expect(canPut("common", "bid", { ...bid, common: 0 }, me, { ...EMPTY, fairy: 3 })).toBe(true);
  });
});

describe("closing the fist", () => {
  const fist = { ...EMPTY, fairy: 3, common: 1, silver: 2, black: 1 };
  test("says what is asked for at that moment", () => {
    const plain = { ...me, black: 0, red: 0 };
    const gold = { do: "bid", fairy: 3, common: 1 };
    const magic = { do: "magic", black: 1, red: 0 };
    expect(closing(fist, "bid", plain)).toEqual([gold]);
    expect(closing(fist, "bid", me)).toEqual([gold, magic]);
    expect(closing(fist, "bid-fairy", plain)).toEqual([{ do: "fairy", fairy: 3 }, gold]);
    expect(closing(fist, "bid-fairy", me)).toEqual([{ do: "fairy", fairy: 3 }, gold, magic]);
    expect(closing(fist, "bid-magic", me)).toEqual([magic]);
    expect(closing(fist, "bid-silver", me)).toEqual([{ do: "silver", silver: 2 }]);
    expect(closing(fist, "colour", me)).toEqual([]);
  });

  test("keeps the gold that was chosen already", () => {
    expect(withChosen(EMPTY, null, "bid")).toEqual(EMPTY);
    expect(withChosen({ ...EMPTY, red: 1 }, bid, "bid-magic")).toEqual({ ...EMPTY, fairy: 3, common: 1, red: 1 });
    // After fairy gold alone the common gold is still to come.
    expect(withChosen({ ...EMPTY, common: 2 }, { ...bid, common: 0 }, "bid")).toEqual({
      ...EMPTY,
      fairy: 3,
      common: 2,
    });
  });
});

test("a coin that does not fit is asked about as one coin more", () => {
  expect(tried("fairy", { ...EMPTY, fairy: 8, common: 1 })).toEqual({ do: "bid", fairy: 9, common: 1 });
  expect(tried("common", EMPTY)).toEqual({ do: "bid", fairy: 0, common: 1 });
  expect(tried("silver", EMPTY)).toEqual({ do: "silver", silver: 1 });
  expect(tried("black", EMPTY)).toEqual({ do: "magic", black: 1, red: 0 });
  expect(tried("red", EMPTY)).toEqual({ do: "magic", black: 0, red: 1 });
});
