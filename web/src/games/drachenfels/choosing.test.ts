import { describe, expect, test } from "vitest";
import type { Offer } from "../../table/contract.ts";
import { lit, meantBy, refusedBy, tapped, tapsOf, type Chosen } from "./choosing.ts";
import type { Action, Decision, Rock, Site, View } from "./types.ts";

const offers = (...actions: Action[]): Offer<Action>[] => actions.map((action, code) => ({ code, action, label: "" }));
const to = (field: string, last: Rock | null = null): Action => ({
  do: "move",
  to: field,
  first: null,
  last,
  reset: false,
});
const asked = (decision: Decision, bridges: Site[] = []): View =>
  ({ seat: 0, pending: [{ seat: 0, decision }], bridges }) as unknown as View;

describe("a rainbow", () => {
  const all = offers(
    { do: "set", pair: "R1-K" },
    { do: "set", pair: "R1-F2" },
    { do: "set", pair: "R3-K" },
    { do: "lift", pair: "R2-K" },
    { do: "shift", pair: "R2-K", to: "R1-K" },
    { do: "shift", pair: "R2-K", to: "R1-F2" },
  );

  test("from the supply is set by its rock and its other end", () => {
    expect([...lit(all, [])]).toEqual(["field:R1", "field:R3", "bow:R2-K"]);
    expect([...lit(all, ["field:R1"])]).toEqual(["field:K", "field:F2"]);
    expect(meantBy(all, ["field:R1", "field:F2"]).map(({ code }) => code)).toEqual([1]);
  });

  test("is meant as soon as only one is left", () => {
    expect(meantBy(all, ["field:R3"]).map(({ code }) => code)).toEqual([2]);
  });

  test("that stands is taken off or set elsewhere", () => {
    const begun: Chosen = ["bow:R2-K"];
    expect([...lit(all, begun)]).toEqual(["supply:rainbow", "field:R1"]);
    expect(meantBy(all, [...begun, "supply:rainbow"]).map(({ code }) => code)).toEqual([3]);
    expect(meantBy(all, [...begun, "field:R1", "field:K"]).map(({ code }) => code)).toEqual([4]);
  });

  test("may still be set elsewhere after both ends are tapped", () => {
    const begun: Chosen = ["bow:R2-K", "field:R1", "field:K"];
    expect([...lit(all, begun)]).toEqual(["field:K", "field:F2"]);
    expect(tapped(all, begun, "field:F2")).toEqual(["bow:R2-K", "field:R1", "field:F2"]);
  });

  test("is begun anew by tapping another one", () => {
    expect(tapped(all, ["bow:R2-K"], "field:R3")).toEqual(["field:R3"]);
    expect(tapped(all, ["field:R3"], "field:b1")).toBeNull();
  });
});

test("a field that two ways of moving lead to means both", () => {
  const all = offers(to("K", "R1"), to("K", "R2"), to("b1"));
  expect(meantBy(all, ["field:K"])).toHaveLength(2);
  expect(meantBy(all, ["field:b1"])).toHaveLength(1);
});

test("what is only a button is never tapped", () => {
  const all = offers({ do: "stop" }, { do: "leave" });
  expect(meantBy(all, [])).toEqual([]);
  expect(tapsOf({ do: "stop" })).toEqual([]);
});

test("knights are picked by the start of their colour", () => {
  expect(tapsOf({ do: "knight", colour: "white" })).toEqual(["field:S4"]);
});

describe("what is not allowed is asked about as", () => {
  test("the move it would be", () => {
    expect(refusedBy(asked("move"), [], "field:b1")).toEqual(to("b1"));
    expect(refusedBy(asked("turn"), [], "field:K")).toEqual(to("K"));
  });
  test("a dragon, a bridge or a rainbow there", () => {
    expect(refusedBy(asked("dragon"), [], "field:b1")).toEqual({ do: "dragon", field: "b1" });
    expect(refusedBy(asked("bridge"), [], "field:H2")).toEqual({ do: "build", site: "H2" });
    expect(refusedBy(asked("bridge", ["H2"]), [], "field:H2")).toEqual({ do: "raze", site: "H2" });
    expect(refusedBy(asked("bridge", ["H2", "G1"]), ["field:H2"], "field:G1")).toEqual({
      do: "rebuild",
      site: "H2",
      to: "G1",
    });
    expect(refusedBy(asked("rainbow"), ["field:R1"], "field:F3")).toEqual({ do: "set", pair: "R1-F3" });
  });
  test("the card, pile, hand or knight that was tapped", () => {
    expect(refusedBy(asked("turn"), [], "card:cloud")).toEqual({ do: "play", kind: "cloud" });
    expect(refusedBy(asked("turn"), [], "pile")).toEqual({ do: "refresh" });
    expect(refusedBy(asked("turn"), [], "discards")).toEqual({ do: "use" });
    expect(refusedBy(asked("turn"), [], "hand:2")).toEqual({ do: "draw", seat: 2 });
    expect(refusedBy(asked("cloud"), [], "knight:1")).toEqual({ do: "cloud", seat: 1 });
  });
});
