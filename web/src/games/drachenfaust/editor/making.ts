// Creatures in the making: what they begin with, their sentences, and what the engine finds wrong with them.
import { api } from "../../../lib/api.ts";
import type { Catalogue } from "../../../lib/texts.svelte.ts";
import type { Making } from "../../../make/sketch.svelte.ts";
import { CREATURE, fileOf, recalled, type Draft, type Fault, type Part, type Say } from "./draft.ts";

/** The sentence of an effect is one text of the game, which the engine's words and these pages fill in with the same values. */
export const sayWith =
  (texts: Catalogue): Say =>
  (tongue, effect) =>
    texts.sayIn(tongue, "effect-says", { ...effect });

export function creatures(parts: () => readonly Part[], say: () => Say): Making<Draft, Fault> {
  return {
    key: "drachenhort.drachenfaust-creatures",
    recalled,
    first: () => Promise.resolve([CREATURE]),
    faultsOf: async (draft, lang) => (await api.checkCreatures(fileOf(draft, parts(), say()), lang)).faults,
  };
}
