// The file that the command line reads (`drachenhort board drachenfels --option board=@FILE`), and what the browser keeps.
import type { Drawing } from "./drawing.ts";

const HEAD = `# A board for Drachenfels. \`drachenhort board drachenfels --option board=@FILE --svg board.svg\` checks and draws it.
`;
const WAYS_IN_A_LINE = 6;

const quoted = (words: readonly string[]): string => `[${words.map((word) => JSON.stringify(word)).join(", ")}]`;

export function fileOf({ fields, ways, symmetry, distances }: Drawing): string {
  const joined = ways.map(quoted);
  const lines = joined.flatMap((_, at) =>
    at % WAYS_IN_A_LINE === 0 ? [`  ${joined.slice(at, at + WAYS_IN_A_LINE).join(", ")},`] : [],
  );
  return [
    HEAD,
    ...(symmetry.length > 0 ? [`symmetry = ${quoted(symmetry)}`, ""] : []),
    "fields = [",
    ...fields.map(({ id, kind, x, y }) => `  { id = ${JSON.stringify(id)}, kind = "${kind}", at = [${x}, ${y}] },`),
    "]",
    "",
    "edges = [",
    ...lines,
    "]",
    "",
    ...(distances.length > 0 ? ["distances = [", ...distances.map(distanceLine), "]", ""] : []),
  ].join("\n");
}

function distanceLine({ from, to, steps, bridges, rainbows }: Drawing["distances"][number]): string {
  const over = [
    ...(bridges.length > 0 ? [`, bridges = ${quoted(bridges)}`] : []),
    ...(rainbows.length > 0 ? [`, rainbows = ${quoted(rainbows)}`] : []),
  ].join("");
  return `  { from = ${JSON.stringify(from)}, to = ${JSON.stringify(to)}, steps = ${steps}${over} },`;
}

/** What the browser has kept, if it is a drawing. */
export function recalled(text: string | null): Drawing | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Drawing> | null;
    const isWhole =
      kept !== null &&
      Array.isArray(kept.fields) &&
      kept.fields.length > 0 &&
      kept.fields.every(
        ({ id, kind, x, y }) =>
          typeof id === "string" && typeof kind === "string" && Number.isInteger(x) && Number.isInteger(y),
      ) &&
      Array.isArray(kept.ways) &&
      kept.ways.every((way) => Array.isArray(way) && way.every((end) => typeof end === "string")) &&
      Array.isArray(kept.symmetry) &&
      Array.isArray(kept.distances);
    return isWhole ? (kept as Drawing) : null;
  } catch {
    return null;
  }
}
