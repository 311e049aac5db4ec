// A page as somebody reads it: what there is, what it is called, what can be done with it. One line a thing.

const PARTS =
  "a,button,input,select,textarea,h1,h2,h3,h4,h5,h6,li,dt,dd,th,td,img,dialog,summary,details,nav,main,section,label";
/** Attributes that say something to somebody: by ear, to the strip, to the keyboard, or by which something looks different. */
const TOLD =
  /^(aria-(?!controls|labelledby|describedby|hidden)|role$|href$|alt$|disabled$|checked$|open$|placeholder$|data-)/;

export function read(root: Element): string[] {
  const lines: string[] = [];
  walk(root, 0, lines);
  return lines;
}

function walk(element: Element, depth: number, lines: string[]): void {
  if (element.hasAttribute("hidden") || ["script", "style", "template"].includes(element.localName)) return;
  const about = described(element);
  const inside = depth + (about === "" ? 0 : 1);
  if (about !== "") lines.push("  ".repeat(depth) + about);
  for (const child of element.childNodes) {
    if (child instanceof Element) walk(child, inside, lines);
    else if (child.nodeType === Node.TEXT_NODE) {
      const text = (child.textContent ?? "").replace(/\s+/g, " ").trim();
      if (text !== "") lines.push(`${"  ".repeat(inside)}"${text}"`);
    }
  }
}

/** Nothing for what only holds other things together. */
function described(element: Element): string {
  if (element.closest("svg") !== null && element.localName !== "svg") return "";
  const names = [...element.classList].filter((name) => !name.startsWith("svelte-"));
  const told = [...element.attributes]
    .filter(({ name }) => TOLD.test(name))
    .map(({ name, value }) => (value === "" ? name : `${name}="${value.replace(/\s+/g, " ")}"`))
    .sort();
  const field =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [`=${element.value}`] : [];
  const isThing = element.matches(PARTS) || told.length > 0 || names.length > 1;
  if (!isThing) return "";
  return [[element.localName, ...names].join("."), ...told, ...field].join(" ");
}

/** What has changed between two readings: lines that are gone, and lines that are new. */
export function changes(before: readonly string[], after: readonly string[]): string[] {
  const common = longestCommon(before, after);
  const out: string[] = [];
  let [one, other] = [0, 0];
  for (const [left, right] of [...common, [before.length, after.length] as const]) {
    out.push(
      ...before.slice(one, left).map((line) => `- ${line}`),
      ...after.slice(other, right).map((line) => `+ ${line}`),
    );
    [one, other] = [left + 1, right + 1];
  }
  return out;
}

/** Where the same lines stand in both, in their order. */
function longestCommon(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const length =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      (lengths[row] as Uint16Array)[column] = length;
    }
  }
  const found: (readonly [number, number])[] = [];
  for (let [row, column] = [0, 0]; row < before.length && column < after.length;) {
    if (before[row] === after[column]) found.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return found;
}
