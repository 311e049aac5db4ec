// What the strip says about cards: their names, what they do, and what the skills in force add to that.
import { about } from "../../table/about.svelte.ts";
import type { Say } from "../../table/contract.ts";
import type { Kind } from "./types.ts";

/** Which skills are about which cards. */
const SKILLS_OF: Partial<Record<Kind, readonly string[]>> = {
  "1": ["one"],
  "2": ["two"],
  "7": ["seven"],
  "8": ["eight"],
  "9": ["nine"],
  N: ["null", "dragons"],
  E: ["dragons"],
  P: ["dragons"],
};

/** A card in words: what it is called and does; `note` comes first, such as that it does not fit now. */
export function cardAbout(say: Say, kind: Kind, skills: readonly string[], note = ""): string {
  // The texts tell numbers from letters.
  const value = { kind: Number.isNaN(Number(kind)) ? kind : Number(kind) };
  const added = (SKILLS_OF[kind] ?? [])
    .filter((skill) => skills.includes(skill))
    .map((skill) => say("web-skill-too", { skill: say(`skill-${skill}`), about: say(`skill-${skill}.about`) }));
  const what = [note, say("web-kind-about", value), ...added].filter((sentence) => sentence !== "");
  return about(say("web-kind", value), what.join(" "));
}
