// What the parts of a plain table are drawn with.
import type { Tabletop } from "../table/contract.ts";
import type { Declared } from "./declared.ts";
import type { Thing } from "./things.ts";

export interface Drawing {
  readonly top: Tabletop;
  readonly declared: Declared;
  /** Whether a tap on it does something now; what lies before me goes before its like elsewhere. */
  can(thing: Thing, isMine: boolean): boolean;
  isPicked(thing: Thing): boolean;
  /** Whether what is dragged just now can be let go here. */
  isGoal(thing: Thing): boolean;
  isHinted(thing: Thing, isMine: boolean): boolean;
  /** Whether what can be done now speaks of such things, so that a tap on it means something. */
  isAskable(thing: Thing): boolean;
  ontap(thing: Thing): void;
}

const JEWELS: Readonly<Record<string, string>> = {
  red: "ruby",
  ruby: "ruby",
  blue: "sapphire",
  sapphire: "sapphire",
  yellow: "topaz",
  gold: "topaz",
  topaz: "topaz",
  green: "emerald",
  emerald: "emerald",
  white: "pearl",
  silver: "pearl",
  pearl: "pearl",
  purple: "amethyst",
  amethyst: "amethyst",
  black: "ash",
  grey: "ash",
  ash: "ash",
};

/** The jewel of something that is called by its colour, such as `red` or `red-dragon`. */
export function jewelOf(value: unknown, colours: Readonly<Record<string, string>> = {}): string | undefined {
  if (typeof value !== "string") return undefined;
  return colours[value] ?? JEWELS[value] ?? JEWELS[value.split(/[-_ ]/)[0] ?? ""];
}
