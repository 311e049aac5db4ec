// Codes and what they mean, both ways. One version of a game never changes them, so they are asked for once.
import { api, type GameActions } from "../lib/api.ts";
import { language } from "../lib/texts.svelte.ts";

type Plain = Readonly<Record<string, boolean | number | string | null>>;

export class Actions {
  #byCode = new Map<number, Plain>();
  #byMeaning = new Map<string, number>();

  constructor({ actions }: Pick<GameActions, "actions">) {
    for (const { code, action } of actions) {
      this.#byCode.set(code, action);
      this.#byMeaning.set(written(action), code);
    }
  }

  meaning(code: number): Plain {
    const found = this.#byCode.get(code);
    if (found === undefined) throw new Error(`the game has no action ${code}`);
    return found;
  }

  /** The code of an action; undefined if the game has none like it. */
  code(action: unknown): number | undefined {
    return this.#byMeaning.get(written(action as Plain));
  }
}

/** The same text for the same action, in whatever order its fields come. */
function written(action: Plain): string {
  return JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const known = new Map<string, Promise<Actions>>();

/** By today's rules, or those of an earlier version that a table still follows. */
export function actionsOf(game: string, rules?: number): Promise<Actions> {
  const key = `${game} ${rules}`;
  let found = known.get(key);
  if (found === undefined) {
    found = load(game, rules);
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}

/** Of a table that is played by a variant: there codes can mean something else. */
export function actionsAt(table: string): Promise<Actions> {
  let found = known.get(table);
  if (found === undefined) {
    found = api.tableActions(table).then((actions) => new Actions(actions));
    known.set(table, found);
    found.catch(() => known.delete(table));
  }
  return found;
}

async function load(game: string, rules?: number): Promise<Actions> {
  return new Actions(await api.actions(game, rules ?? (await today(game))));
}

async function today(game: string): Promise<number> {
  const summary = (await api.games(language())).find(({ id }) => id === game);
  if (summary === undefined) throw new Error(`the server has no game ${game}`);
  return summary.version;
}
