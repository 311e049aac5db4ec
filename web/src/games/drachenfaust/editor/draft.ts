// Creatures in the making: plain data, each change another one. What is allowed the server says.
import type { CreatureParts, CreaturesRead } from "../../../lib/protocol.ts";

export type Part = CreatureParts["parts"][number];
export type Read = CreaturesRead["creatures"][number];
export type Fault = CreaturesRead["faults"][number];

/** What people write on a blank card they write in both. */
export const BOTH = ["de", "en"] as const;
export type Tongue = (typeof BOTH)[number];
export type InBoth = Readonly<Record<Tongue, string>>;

export interface Effect {
  readonly do: string;
  readonly what: string;
  readonly count: number;
  readonly points: number;
  readonly whom: string;
}

export interface Creature {
  readonly name: InBoth;
  /** In somebody's own words; null says what the effects say. */
  readonly text: InBoth | null;
  readonly effects: readonly Effect[];
}

/** One at least. */
export type Draft = readonly Creature[];

/** What an effect says in this language. */
export type Say = (tongue: Tongue, effect: Effect) => string;

export const EFFECT: Effect = { do: "gain", what: "silver", count: 3, points: 0, whom: "" };
export const CREATURE: Creature = { name: { de: "", en: "" }, text: null, effects: [EFFECT] };

export function textOf({ text, effects }: Creature, say: Say): InBoth {
  const told = (tongue: Tongue): string => effects.map((effect) => say(tongue, effect)).join(" ");
  return text ?? { de: told("de"), en: told("en") };
}

export function replaced<Thing>(things: readonly Thing[], at: number, thing: Thing): Thing[] {
  return things.map((each, place) => (place === at ? thing : each));
}

export function without<Thing>(things: readonly Thing[], at: number): Thing[] {
  return things.filter((_, place) => place !== at);
}

export function partOf(parts: readonly Part[], verb: string): Part | undefined {
  return parts.find((part) => part.do === verb);
}

export function mostOf(part: Part, what: string): number {
  return part.most[Math.max(0, part.what.indexOf(what))] ?? 0;
}

/** The same effect as far as this verb allows: what it cannot say goes, what it must say is there. */
export function fitted(effect: Effect, part: Part): Effect {
  const what = part.what.includes(effect.what) ? effect.what : (part.what[0] ?? "");
  const most = mostOf(part, what);
  return {
    do: part.do,
    what,
    count: most === 0 ? 0 : Math.min(Math.max(effect.count, 1), most),
    points: part.points === 0 ? 0 : Math.min(Math.max(effect.points, 1), part.points),
    whom: part.whom.includes(effect.whom) ? effect.whom : (part.whom[0] ?? ""),
  };
}

/** What a file described. What its effects say anyway is nobody's own words. */
export function draftOf({ creatures }: CreaturesRead): Draft {
  const found = creatures.map(({ name, text, effects, says }): Creature => {
    const isTold = text.de === says.de && text.en === says.en;
    return { name, text: isTold ? null : text, effects: effects.length > 0 ? effects : [EFFECT] };
  });
  return found.length > 0 ? found : [CREATURE];
}

const quoted = (text: string): string => JSON.stringify(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, " "));
const inBoth = ({ de, en }: InBoth): string => `{ de = ${quoted(de)}, en = ${quoted(en)} }`;

/** The file that the command line reads. */
export function fileOf(draft: Draft, parts: readonly Part[], say: Say): string {
  const tables = draft.map((creature) =>
    [
      "[[creature]]",
      `name = ${inBoth(creature.name)}`,
      `text = ${inBoth(textOf(creature, say))}`,
      "effects = [",
      ...creature.effects.map((effect) => `  { ${effectLine(effect, partOf(parts, effect.do))} },`),
      "]",
    ].join("\n"),
  );
  return `# Creatures for Drachenfaust. \`drachenhort creature check FILE\` checks them.\n\n${tables.join("\n\n")}\n`;
}

function effectLine(effect: Effect, part: Part | undefined): string {
  const said = [`do = ${quoted(effect.do)}`];
  if (part === undefined) return said.join(", ");
  if (part.what.length > 0) said.push(`what = ${quoted(effect.what)}`);
  if (mostOf(part, effect.what) > 0) said.push(`count = ${numeral(effect.count)}`);
  if (part.points > 0) said.push(`points = ${numeral(effect.points)}`);
  if (part.key !== "") said.push(`${part.key} = ${quoted(effect.whom)}`);
  return said.join(", ");
}

/** A field for a number may hold none; the check says what would be right. */
const numeral = (value: number): string => (Number.isSafeInteger(value) ? String(value) : '""');

/** What the browser has kept, if it is a draft. */
export function recalled(text: string | null): Draft | null {
  try {
    const kept = JSON.parse(text ?? "null") as unknown;
    return Array.isArray(kept) && kept.length > 0 && kept.every(isCreature) ? kept : null;
  } catch {
    return null;
  }
}

const isRecord = (thing: unknown): thing is Record<string, unknown> => typeof thing === "object" && thing !== null;
const isInBoth = (thing: unknown): boolean => isRecord(thing) && BOTH.every((each) => typeof thing[each] === "string");

function isCreature(thing: unknown): thing is Creature {
  if (!isRecord(thing) || !isInBoth(thing["name"])) return false;
  const { text, effects } = thing;
  return (text === null || isInBoth(text)) && Array.isArray(effects) && effects.length > 0 && effects.every(isEffect);
}

function isEffect(thing: unknown): thing is Effect {
  if (!isRecord(thing)) return false;
  const words = ["do", "what", "whom"].every((key) => typeof thing[key] === "string");
  return words && ["count", "points"].every((key) => typeof thing[key] === "number");
}
