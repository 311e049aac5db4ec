import { expect, test } from "vitest";
import type { BoardRead } from "../../../lib/protocol.ts";
import { planOf } from "../art/plan.ts";
import {
  added,
  areJoined,
  claiming,
  dotted,
  drawingOf,
  fieldOf,
  freeSpot,
  LETTERS,
  moved,
  neighboursOf,
  nextField,
  quarterAt,
  rejoined,
  removed,
  turnedId,
  turnedSpot,
  type Drawing,
} from "./drawing.ts";
import { fileOf, recalled } from "./file.ts";
import { frameOf, planIn, scaleFor, spotIn } from "./frame.ts";

const plan = planOf([]);
const middle = plan.byId.get("K")!;
/** The printed board, as the server hands it out. */
const PRINTED: Drawing = {
  fields: plan.fields.map(({ id, kind, x, y }) => ({ id, kind, x: x - middle.x, y: y - middle.y })),
  ways: plan.edges.map(([one, other]) => [one.id, other.id]),
  symmetry: ["rotation", "mirror"],
  distances: [{ from: "S1", to: "T1", steps: 4, bridges: ["H1"], rainbows: [] }],
};
const spot = (drawing: Drawing, id: string): [number, number] => {
  const { x, y } = fieldOf(drawing, id)!;
  return [x, y];
};

test("turned four times everything is where it was, and each field lies where it is turned to", () => {
  expect(["S1", "S4", "K"].map((id) => turnedId(id, 1))).toEqual(["S2", "S1", "K"]);
  expect(turnedId("b3", 4)).toBe("b3");
  expect(turnedSpot({ x: 0, y: -200 }, 1)).toEqual({ x: 200, y: 0 });
  for (const field of PRINTED.fields)
    if (field.id !== "K") expect(spot(PRINTED, turnedId(field.id, 1))).toEqual(Object.values(turnedSpot(field, 1)));
});

test("a quarter begins at its start", () => {
  for (const { id, x, y } of PRINTED.fields)
    if ("SRFGHT".includes(id[0]!)) expect(quarterAt({ x, y })).toBe(Number(id[1]));
});

test("a field is moved alone, or with those of all quarters; the royal castle is one", () => {
  const alone = moved(PRINTED, "T1", { x: 10.4, y: -440 }, false);
  expect([spot(alone, "T1"), spot(alone, "T2")]).toEqual([
    [10, -440],
    [450, 0],
  ]);
  const all = moved(PRINTED, "T1", { x: 10, y: -440 }, true);
  expect(["T1", "T2", "T3", "T4"].map((id) => spot(all, id))).toEqual([
    [10, -440],
    [440, 10],
    [-10, 440],
    [-440, -10],
  ]);
  expect(spot(moved(PRINTED, "K", { x: 5, y: 0 }, true), "K")).toEqual([5, 0]);
  expect(spot(moved(PRINTED, "K", { x: 1e6, y: -0.2 }, true), "K")).toEqual([10_000, 0]);
});

test("a way comes where there is none and goes where there is one, in all quarters alike", () => {
  const more = rejoined(PRINTED, "S1", "b1", true);
  expect(["1", "2", "3", "4"].every((quarter) => areJoined(more, `b${quarter}`, `S${quarter}`))).toBe(true);
  expect(more.ways.length).toBe(PRINTED.ways.length + 4);
  expect(rejoined(more, "b3", "S3", true).ways).toEqual(PRINTED.ways);
  expect(rejoined(more, "b3", "S3", false).ways.length).toBe(PRINTED.ways.length + 3);
  expect(rejoined(PRINTED, "S1", "S1", true)).toBe(PRINTED);
  expect(neighboursOf(PRINTED, "F2")).toEqual(["G2"]);
});

test("a field goes with its ways and comes back with a name of the format", () => {
  const less = removed(PRINTED, "p1", true);
  expect([less.fields.length, less.ways.length]).toEqual([81, 92 - 16]);
  const star = added(removed(PRINTED, "T2", false), "star", { x: 0, y: -450 }, true);
  expect([star?.id, star?.drawing.fields.length]).toEqual(["T2", 85]);
  expect(added(PRINTED, "star", { x: 0, y: 0 }, false)).toBeNull();
  expect(added(PRINTED, "castle", { x: 0, y: 0 }, true)).toBeNull();
  const land = added(PRINTED, "plain", { x: 30.6, y: -90 }, true)!;
  expect(land.id).toBe("g1");
  expect(["g1", "g2", "g3", "g4"].map((id) => fieldOf(land.drawing, id)?.kind)).toEqual(Array(4).fill("plain"));
});

test("there is an end to the fields that can be added, and every one has a name of its own", () => {
  let drawing = PRINTED;
  for (let more = added(drawing, "dotted", { x: 1, y: -1 }, false); more !== null;) {
    drawing = more.drawing;
    more = added(drawing, "dotted", { x: drawing.fields.length, y: -1 }, false);
  }
  expect(drawing.fields.length).toBe(25 + 4 * LETTERS.dotted.length);
  expect(new Set(drawing.fields.map(({ id }) => id)).size).toBe(drawing.fields.length);
});

test("only land has green dots, and claims are made or not", () => {
  expect(fieldOf(dotted(PRINTED, "a1", true, true), "a4")?.kind).toBe("dotted");
  expect(fieldOf(dotted(PRINTED, "S1", true, true), "S1")?.kind).toBe("start");
  expect(claiming(claiming(PRINTED, "mirror", false), "rotation", true).symmetry).toEqual(["rotation"]);
});

test("arrow keys reach every field from every other", () => {
  const reached = new Set<string>(["K"]);
  const rim = [fieldOf(PRINTED, "K")!];
  for (let from = rim.pop(); from !== undefined; from = rim.pop())
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = nextField(PRINTED, from, key);
      if (next !== undefined && !reached.has(next.id)) {
        reached.add(next.id);
        rim.push(next);
      }
    }
  expect(PRINTED.fields.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  expect(nextField(PRINTED, fieldOf(PRINTED, "T1")!, "ArrowUp")).toBeUndefined();
  expect(nextField(PRINTED, fieldOf(PRINTED, "S1")!, "Enter")).toBeUndefined();
});

test("a free place is near and has nothing in it", () => {
  const free = freeSpot(PRINTED, fieldOf(PRINTED, "b1")!, 52);
  expect(PRINTED.fields.every(({ x, y }) => Math.hypot(x - free.x, y - free.y) > 36)).toBe(true);
});

test("what the browser keeps comes back as it was; anything else is no drawing", () => {
  expect(recalled(JSON.stringify(PRINTED))).toEqual(PRINTED);
  for (const text of [null, "", "{", "5", "{}", '{"fields": [{"id": 1}]}', JSON.stringify({ ...PRINTED, ways: [[1]] })])
    expect(recalled(text), String(text)).toBeNull();
});

test("the file has every field, way and claim, and no more than the engine reads", () => {
  const file = fileOf(PRINTED);
  expect(file).toContain('symmetry = ["rotation", "mirror"]');
  expect(file).toContain('{ id = "S1", kind = "start", at = [0, -200] },');
  expect(file).toContain('["S1", "a1"]');
  expect(file).toContain('{ from = "S1", to = "T1", steps = 4, bridges = ["H1"] },');
  expect(file.match(/\bid = /g)).toHaveLength(85);
  expect(file.length).toBeLessThan(12_000);
});

test("what the server has read is a drawing", () => {
  const read: BoardRead = {
    fields: [...PRINTED.fields],
    ways: [["S1", "a1"]],
    symmetry: [],
    distances: [...PRINTED.distances],
    faults: [],
  };
  expect(drawingOf(read)).toEqual({ ...PRINTED, ways: [["S1", "a1"]], symmetry: [] });
});

test("a board of any size is drawn with neighbours equally far apart, and a tap finds its place in the file", () => {
  const large = { ...PRINTED, fields: PRINTED.fields.map((field) => ({ ...field, x: field.x * 10, y: field.y * 10 })) };
  const scale = scaleFor(large);
  expect(scale).toBeCloseTo(scaleFor(PRINTED) / 10, 4);
  const frame = frameOf(large, scale);
  const { x, y } = planIn(large, frame).byId.get("T1")!;
  const back = spotIn(frame, { x, y });
  expect(Math.abs(back.x) + Math.abs(back.y + 4500)).toBeLessThan(20);
});
