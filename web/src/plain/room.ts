// The room of a game that nobody has drawn: made from what the game declares.
import type { GameId } from "../lib/games.ts";
import type { GameEvent, View } from "../lib/protocol.ts";
import { room, type AnyRoom } from "../table/contract.ts";
import Belongings from "./Belongings.svelte";
import type { Action } from "./choosing.ts";
import { declare, declaredOf, type Declared } from "./declared.ts";
import { motionOf, type Piece as Flying } from "./motion.ts";
import Piece from "./Piece.svelte";
import Table from "./Table.svelte";
import { loadPlainTexts } from "./tell.ts";
import { measureOf, scoresOf } from "./told.ts";

/** The only action that is about a seat alone, if there is one: to choose somebody is to tap their plaque. */
function choiceOfSeat({ actions, domains }: Declared): ((seat: number) => Action) | undefined {
  const found = Object.entries(actions).flatMap(([name, fields]) => {
    const [[key, domain] = [], ...others] = Object.entries(fields);
    const isSeat = key !== undefined && others.length === 0 && domain !== undefined && domains[domain]?.is === "seat";
    return isSeat ? [{ name, key }] : [];
  });
  const [only] = found;
  return only === undefined || found.length > 1 ? undefined : (seat) => ({ do: only.name, [only.key]: seat });
}

export async function openPlain(game: GameId): Promise<AnyRoom> {
  await Promise.all([declare(game), loadPlainTexts()]);
  const declared = declaredOf(game);
  const plaque = choiceOfSeat(declared);
  return room<View, Action, GameEvent, Flying>({
    Table,
    Belongings,
    Piece,
    ratio: ({ isCard }) => (isCard ? 5 / 7 : 1),
    facts: () => [],
    ...(plaque === undefined ? {} : { plaque }),
    // To do something with nothing is to pass, to stop or to take what comes.
    isQuiet: (action) => Object.keys(action).length === 1,
    motion: (event, scene) => motionOf(declaredOf(game), event, scene),
    scores: scoresOf,
    measure: measureOf(declared),
  });
}
