// How a box is opened at once.
import { api } from "../lib/api.ts";
import { isNew } from "../lib/familiar.svelte.ts";
import { coverOf, type GameId, type Preset } from "../lib/games.ts";
import { rivals } from "../lib/levels.svelte.ts";
import type { SeatPlan, TableSetup } from "../lib/protocol.ts";
import { USUAL } from "./presets.ts";

type Options = NonNullable<TableSetup["options"]>;

/** Me first, and bots for everybody else, as I like them. */
function againstBots(game: GameId, seats: number): SeatPlan[] {
  const bots = rivals(game, seats - 1);
  return [
    { kind: "me" },
    ...bots.map((level): SeatPlan => (level === undefined ? { kind: "bot" } : { kind: "bot", level })),
  ];
}

/** How a box is played at once: in somebody's first games the way that is made for them, later as the rules have it. */
export function wayNow(game: GameId): Preset {
  const found = coverOf(game).presets.find(({ id }, index) => (isNew(game) ? index === 0 : id === USUAL));
  return found ?? { id: USUAL, options: {} };
}

/** Lays the table and begins; returns its id. */
export async function playNow(game: GameId): Promise<string> {
  return playWith(game, wayNow(game).options);
}

/** The same with these options. */
export async function playWith(game: GameId, options: Options): Promise<string> {
  return begin({ game, seats: againstBots(game, coverOf(game).usual), options });
}

/** The same by a variant. Options count before its own. */
export async function playVariant(game: GameId, variant: string, seats: number, options: Options): Promise<string> {
  return begin({ game, seats: againstBots(game, seats), options, variant });
}

async function begin(setup: TableSetup): Promise<string> {
  const { table } = await api.create(setup);
  await api.start(table.id);
  return table.id;
}
