// The designer's lab, as the server has it. Whoever runs the server shows the key of their link.
import { get, send } from "../lib/api.ts";
import { keep, recall } from "../lib/kept.ts";
import type {
  LabCompared,
  LabGame,
  LabRun,
  LabRunBegun,
  LabRunShown,
  LabState,
  LabWish,
  Language,
} from "../lib/protocol.ts";

const KEY = "drachenhort.lab-key";

/** From now on this browser is that of whoever runs the server. */
export function keepKey(key: string): void {
  keep(KEY, key);
}

function proof(): Record<string, string> {
  const key = recall(KEY);
  return key === null || key === "" ? {} : { authorization: `Bearer ${key}` };
}

const run = (id: string): string => `/api/lab/runs/${encodeURIComponent(id)}`;

export const labApi = {
  state: () => get<LabState>("/api/lab", proof()),
  game: (game: string, lang: Language) => get<LabGame>(`/api/lab/games/${game}?lang=${lang}`),
  begin: (wish: LabWish) => send<LabRunBegun>("POST", "/api/lab/runs", wish, proof()),
  run: (id: string, lang: Language) => get<LabRunShown>(`${run(id)}?lang=${lang}`, proof()),
  stop: (id: string) => send<LabRun>("POST", `${run(id)}/stop`, undefined, proof()),
  compare: (one: string, other: string) => send<LabCompared>("POST", "/api/lab/compare", { one, other }),
  remove: (id: string) => send<LabRun>("POST", `${run(id)}/remove`, undefined, proof()),
};

/** A file of its report. */
export const fileOf = (id: string, name: string): string => `${run(id)}/${name}`;

/** The report in a language: the first one's page has no mark. */
export const reportOf = (id: string, lang: Language): string =>
  fileOf(id, lang === "en" ? "index.html" : `index.${lang}.html`);
