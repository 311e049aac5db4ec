import { describe, expect, test } from "vitest";
import type { Say } from "../../table/contract.ts";
import { EMPTY } from "./bidding.ts";
import {
  biddingKey,
  cardsUp,
  coinsText,
  decisionOf,
  drawingOf,
  handOf,
  nameOf,
  stonesText,
  textOf,
} from "./showing.ts";
import type { Bid, Card, Step, View } from "./types.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const bid = (value: number): Bid => ({ ...EMPTY, fairy: value, value });
const view = (steps: Step[], bids: Bid[] = []): View =>
  ({
    steps,
    bids,
    round: 1,
    stack: ["thief"],
    discards: [],
    drawn: [],
    pending: [{ seat: 1, decision: "bid" }],
    own_creatures: [{ name: { de: "Zöllner", en: "Customs Officer" }, text: { de: "Nimm.", en: "Take." } }],
  }) as unknown as View;

describe("a hand", () => {
  const auction = (decided: boolean[], fists: (Bid | null)[]): Step => ({
    step: "auction",
    card: "fairy",
    decided,
    fists,
  });

  test("is thinking, or closed with what only its owner knows", () => {
    const now = view([auction([true, false, true], [bid(2), null, null])]);
    expect(handOf(now, 0)).toEqual({ is: "closed", coins: bid(2) });
    expect(handOf(now, 1)).toEqual({ is: "choosing", coins: EMPTY });
    expect(handOf(now, 2)).toEqual({ is: "closed", coins: null });
  });

  test("shows its gold while the magic coins are still to come", () => {
    expect(handOf(view([auction([false], [bid(3)])]), 0)).toEqual({ is: "choosing", coins: bid(3) });
  });

  test("is open while the card is used, and gone between games", () => {
    const use: Step = { step: "use", seat: 0, card: "fairy", from: "auction", use: "only", line: "0" };
    expect(handOf(view([use], [bid(4)]), 0)).toEqual({ is: "open", coins: bid(4), value: 4 });
    expect(handOf(view([], [bid(4)]), 0)).toEqual({ is: "absent" });
    expect(handOf(view([use]), 0)).toEqual({ is: "absent" });
  });

  test("closes again around silver for those who are tied", () => {
    const tie: Step = {
      step: "tie-break",
      card: "fairy",
      tied: [true, true, false],
      decided: [true, false, true],
      fists: [3, null, null],
    };
    const now = view([tie], [bid(4), bid(4), bid(1)]);
    expect(handOf(now, 0)).toEqual({ is: "closed", coins: { ...EMPTY, silver: 3 } });
    expect(handOf(now, 1)).toEqual({ is: "choosing", coins: EMPTY });
    expect(handOf(now, 2)).toEqual({ is: "open", coins: bid(1), value: 1 });
  });
});

test("cards reached through others lie over them", () => {
  const use = (card: Card): Step => ({
    step: "use",
    seat: 0,
    card,
    from: "auction",
    use: "only",
    line: "0",
  });
  const rainbow: Step = { step: "rainbow", seat: 0, named: "red", drawn: { red: 0, blue: 0, yellow: 0 } };
  expect(cardsUp(view([use("ghost"), use("rainbow-dragon"), rainbow]))).toEqual(["ghost", "rainbow-dragon"]);
});

test("a fist keeps its coins when others decide, and loses them with the auction", () => {
  const auction = (decided: boolean): Step => ({ step: "auction", card: "fairy", decided: [decided], fists: [null] });
  expect(biddingKey(view([auction(false)]))).toBe(biddingKey(view([auction(true)])));
  expect(biddingKey({ ...view([auction(false)]), stack: [] })).not.toBe(biddingKey(view([auction(false)])));
});

test("who is asked what", () => {
  expect(decisionOf(view([]), 1)).toBe("bid");
  expect(decisionOf(view([]), 0)).toBeUndefined();
  expect(decisionOf(view([]), null)).toBeUndefined();
});

test("creatures of the table's own have their own words and picture", () => {
  expect(nameOf(view([]), "custom-1", say, "en")).toBe("Customs Officer");
  expect(textOf(view([]), "custom-1", say, "de")).toBe("Nimm.");
  expect(nameOf(view([]), "thief", say, "en")).toBe("card-thief");
  expect(textOf(view([]), "thief", say, "en")).toBe("web-effect-thief");
  expect(drawingOf(view([]), "custom-1")).not.toEqual(drawingOf(view([]), "thief"));
});

test("coins and stones in words", () => {
  expect(coinsText({ ...EMPTY, fairy: 2, red: 1 }, say)).toBe("coins-fairy 2, coins-red 1");
  expect(coinsText(EMPTY, say)).toBe("nothing");
  expect(stonesText({ red: 0, blue: 2, yellow: 1 }, say)).toBe("stones-of 2 blue, stones-of 1 yellow");
  expect(stonesText({ red: 0, blue: 0, yellow: 0 }, say)).toBe("no-stones");
});
