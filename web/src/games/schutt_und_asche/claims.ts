// What people claim, from the engine's notation to words: `say offer 3`, `say gold 7`, `say top L3 knight`.
import type { Say } from "../../table/contract.ts";
import type { View } from "./types.ts";

export function claimText(claim: string, say: Say): string {
  const [, topic, what = "", kind = ""] = claim.split(" ");
  switch (topic) {
    case "offer":
      return say("claim-offer", { gold: Number(what) });
    case "gold":
      return say("claim-gold", { gold: Number(what) });
    default:
      return say("claim-top", { land: say("land", { land: what }), tile: say("tile", { kind }) });
  }
}

/** What this seat said last. */
export function lastClaim({ claims }: View, seat: number): string | null {
  return claims.findLast((claim) => claim.seat === seat)?.claim ?? null;
}
