// A small game as it would be declared, for the tests of the plain table: cards with colours, dice, a row of places, a board.
import type { View } from "../lib/protocol.ts";
import type { Declared, Part, Shape } from "./declared.ts";

const one = (domain: number): Shape => ({ is: "one", domain });
const many = (of: Shape): Shape => ({ is: "many", of });
const part = (key: string, of: Shape, more: Partial<Part> = {}): Part => ({ key, label: { text: key }, of, ...more });

export const [KIND, COUNT, SEAT, FLAG, CELL, SPOT, TIMES] = [0, 1, 2, 3, 4, 5, 6];

export const DECLARED: Declared = {
  domains: [
    { is: "name", words: { lion: { text: "lion" }, owl: { text: "owl" } } },
    { is: "number", low: 0, high: 6 },
    { is: "seat" },
    { is: "flag" },
    { is: "place", most: 3 },
    { is: "name", words: {} },
    { is: "number", low: 1, high: 4 },
  ],
  view: {
    is: "fields",
    tag: null,
    parts: [
      part("hand", many(one(KIND))),
      part("pile", many(one(KIND))),
      part("draw_pile", one(COUNT)),
      part("coins", one(COUNT)),
      part("dice", many(one(COUNT))),
      part("is_open", one(FLAG)),
      part("cells", many({ is: "maybe", of: one(SEAT) })),
      part("secret", one(COUNT), { zone: "hidden" }),
      part(
        "players",
        many({
          is: "fields",
          tag: null,
          parts: [part("hand_size", one(COUNT)), part("open", many(one(KIND))), part("at", one(SPOT))],
        }),
        { by_seat: true },
      ),
    ],
  },
  actions: {
    play: { kind: KIND, times: TIMES },
    draw: {},
    mark: { cell: CELL },
    give: { kind: KIND, seat: SEAT },
    go: { to: SPOT },
    move: { kind: KIND, to: SPOT },
  },
  events: { played: { seat: SEAT, kind: KIND }, paid: { seat: SEAT, count: COUNT }, passed: { seat: SEAT } },
  boards: [
    {
      domain: SPOT,
      at: { a: [0, 0], b: [1, 0] },
      links: [["a", "b"]],
    },
  ],
};

export function viewOf(changes: Record<string, unknown> = {}): View {
  return {
    game: "small",
    seat: 0,
    options: {},
    pending: [{ seat: 0, decision: "play" }],
    legal: [],
    outcome: null,
    hand: ["lion", "owl", "owl"],
    pile: ["lion"],
    draw_pile: 4,
    coins: 3,
    dice: [1, 6],
    is_open: false,
    cells: [null, 1, null],
    secret: 5,
    players: [
      { hand_size: 3, open: ["owl"], at: "a" },
      { hand_size: 2, open: ["lion", "lion"], at: "b" },
    ],
    ...changes,
  } as unknown as View;
}
