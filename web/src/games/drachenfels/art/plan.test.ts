import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { boardMarkup } from "./board.ts";
import { planOf } from "./plan.ts";

const file = readFileSync(
  join(import.meta.dirname, "../../../../../src/drachenhort/games/drachenfels/board.toml"),
  "utf8",
);
const [fieldsPart = "", rest = ""] = file.split("\nedges = [");
const fields = [...fieldsPart.matchAll(/id = "(\w+)", kind = "([\w-]+)", at = \[(-?\d+), (-?\d+)\]/g)].map(
  ([, id, kind, x, y]) => ({ id: id!, kind: kind!, x: Number(x), y: Number(y) }),
);
const edges = [...(rest.split("\n]")[0] ?? "").matchAll(/\["(\w+)", "(\w+)"\]/g)].map(([, a, b]) =>
  [a!, b!].sort().join(" "),
);

/** The engine's board in the short form of the option. */
function short(scale = 1): string[] {
  return fields.map(({ id, kind, x, y }) => {
    const others = edges.flatMap((edge) =>
      edge.split(" ").includes(id) ? edge.split(" ").filter((end) => end !== id) : [],
    );
    return `${id}:${kind}:${Math.round(x * scale)}:${Math.round(y * scale)}:${others.join("/")}`;
  });
}

describe("the standard board", () => {
  const plan = planOf([]);
  const names = plan.edges.map(([a, b]) => [a.id, b.id].sort().join(" "));
  test("has the engine's fields where the engine has them", () => {
    expect(fields).toHaveLength(85);
    const castle = plan.byId.get("K")!;
    for (const { id, kind, x, y } of fields) {
      const field = plan.byId.get(id)!;
      expect([id, field.kind, field.x - castle.x, field.y - castle.y].join()).toBe([id, kind, x, y].join());
    }
    expect(plan.fields).toHaveLength(fields.length);
  });
  test("has the engine's ways", () => {
    expect(edges).toHaveLength(92);
    expect(names.sort()).toEqual(edges.sort());
  });
});

describe("a board of one's own", () => {
  test("is read from the short form", () => {
    const plan = planOf(short());
    expect(plan.fields.map(({ id, x, y }) => `${id} ${x} ${y}`).sort()).toEqual(
      planOf([])
        .fields.map(({ id, x, y }) => `${id} ${x} ${y}`)
        .sort(),
    );
    expect(plan.edges).toHaveLength(92);
  });
  test("is drawn as large as its fields need, whatever its numbers", () => {
    expect(planOf(short(0.1)).width).toBeGreaterThan(planOf([]).width * 0.8);
    expect(planOf(short(10)).width).toBeLessThan(planOf([]).width * 1.2);
  });
  test("is a picture too, without the letters of notation", () => {
    const markup = boardMarkup(planOf(short(3)));
    expect(markup).not.toMatch(/NaN|undefined|Infinity|<text/);
  });
});
