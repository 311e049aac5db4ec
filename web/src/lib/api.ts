// The server's addresses outside of play. What goes wrong comes as a Trouble with the server's code.
import type {
  Address,
  BoardRead,
  Chronicle,
  CreatureParts,
  CreaturesRead,
  GameActions,
  GameInfo,
  GameSummary,
  Language,
  Me,
  MyTables,
  NewTable,
  PlainTable,
  PlayedOn,
  PlayOn,
  PuzzleAnswer,
  PuzzleList,
  PuzzleShown,
  PuzzleTable,
  Replay,
  ReviewBegun,
  ReviewState,
  Rules,
  ServerInfo,
  TableActions,
  TableChange,
  TableInfo,
  TableList,
  TableSetup,
  VariantRead,
} from "./protocol.ts";

/** Something could not be done. `code` is the server's, or `offline` if there was no answer. */
export class Trouble extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

type Headers = Readonly<Record<string, string>>;

export async function get<Answer>(path: string, headers: Headers = {}): Promise<Answer> {
  return ask<Answer>(path, { method: "GET", headers });
}

/** Asking who I am, as long as that is on its way. */
let meeting: Promise<unknown> = Promise.resolve();

function meet(): Promise<Me> {
  const asked = get<Me>("/api/me");
  meeting = asked.catch(() => undefined);
  return asked;
}

export async function send<Answer>(
  method: "POST" | "PUT",
  path: string,
  body?: unknown,
  own: Headers = {},
): Promise<Answer> {
  // Two first requests at once would make two guests of one visitor, and the table would be the other one's.
  await meeting;
  if (body === undefined) return ask<Answer>(path, { method, headers: own });
  const headers = { ...own, "content-type": "application/json" };
  return ask<Answer>(path, { method, headers, body: JSON.stringify(body) });
}

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (error) {
    throw new Trouble("offline", String(error));
  }
  if (!answer.ok) throw await troubleOf(answer);
  return (await answer.json().catch(() => null)) as Answer;
}

async function troubleOf(answer: Response): Promise<Trouble> {
  const fault = (await answer.json().catch(() => null)) as { code?: string; text?: string } | null;
  return new Trouble(fault?.code ?? "fault", fault?.text ?? answer.statusText);
}

/** An answer that comes line by line, an object in each. To abort tells the server that nobody listens any more. */
export async function* ndjson<Line extends object>(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  await meeting;
  const headers = { "content-type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal });
  } catch (error) {
    throw new Trouble("offline", String(error));
  }
  if (!answer.ok || answer.body === null) throw await troubleOf(answer);
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const said = JSON.parse(line) as Line | { code: string; text: string };
      if ("code" in said) throw new Trouble(said.code, said.text);
      yield said;
    }
  }
}

export type { GameActions, RuleClause, RuleSection } from "./protocol.ts";

const puzzle = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`;
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: meet,
  rename: (name: string) => send<Me>("PUT", "/api/me", { name }),
  address: () => get<Address>("/api/address"),
  server: () => get<ServerInfo>("/api/server"),
  games: (lang: Language) => get<GameSummary[]>(`/api/games?lang=${lang}`),
  game: (game: string, lang: Language) => get<GameInfo>(`/api/games/${game}?lang=${lang}`),
  actions: (game: string, version: number) => get<GameActions>(`/api/games/${game}/actions/${version}`),
  rules: (game: string, lang: Language) => get<Rules>(`/api/games/${game}/rules/${lang}`),
  plainTable: (game: string, lang: Language) => get<PlainTable>(`/api/games/${game}/table/${lang}`),
  guide: (game: string) => send<TableInfo>("POST", `/api/games/${game}/guide`),
  checkVariant: (text: string) => send<VariantRead>("POST", "/api/variants/check", { text }),
  create: (setup: TableSetup) => send<NewTable>("POST", "/api/tables", setup),
  sit: (id: string, seat?: number, code?: string) =>
    send<{ seat: number; table: TableInfo }>("POST", `${table(id)}/sit`, { seat, code }),
  stand: (id: string, seat: number) => send<TableInfo>("POST", `${table(id)}/stand`, { seat }),
  start: (id: string) => send<TableInfo>("POST", `${table(id)}/start`),
  close: (id: string) => send<TableInfo>("POST", `${table(id)}/close`),
  change: (id: string, change: TableChange) => send<NewTable>("PUT", `${table(id)}/setup`, change),
  nameSeat: (id: string, seat: number, name: string) => send<TableInfo>("POST", `${table(id)}/name`, { seat, name }),
  exchangeBot: (id: string, seat: number, level: string) =>
    send<TableInfo>("PUT", `${table(id)}/seats/${seat}/level`, { level }),
  rematch: (id: string) => send<{ table: string }>("POST", `${table(id)}/rematch`),
  invitations: (id: string) => get<{ seat: number; code: string }[]>(`${table(id)}/invitations`),
  tableActions: (id: string) => get<TableActions>(`${table(id)}/actions`),
  table: (id: string) => get<TableInfo>(table(id)),
  runningTables: () => get<TableList>("/api/tables?status=running&limit=20"),
  openTables: () => get<TableList>("/api/tables?status=open"),
  myTables: () => get<MyTables>("/api/me/tables"),
  chronicle: (id: string, seat: number | null, lang: Language) =>
    get<Chronicle>(`${table(id)}/chronicle?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`),
  replay: (id: string, move: number, seat: number | null, lang: Language) =>
    get<Replay>(`${table(id)}/replay?move=${move}&lang=${lang}${seat === null ? "" : `&seat=${seat}`}`),
  review: (id: string, seat: number | null, lang: Language) =>
    get<ReviewState>(`${table(id)}/review?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`),
  beginReview: (id: string, seat: number | null) =>
    send<ReviewState>("POST", `${table(id)}/review${seat === null ? "" : `?seat=${seat}`}`),
  reviewRecord: (record: string, seat: number) => send<ReviewBegun>("POST", "/api/reviews", { record, seat }),
  recordReview: (id: string, lang: Language) => get<ReviewState>(`/api/reviews/${encodeURIComponent(id)}?lang=${lang}`),
  printedBoard: (lang: Language) => get<BoardRead>(`/api/boards/printed?lang=${lang}`),
  /** `text` is that of its file, finished or not. */
  checkBoard: (text: string, lang: Language) => send<BoardRead>("POST", `/api/boards/check?lang=${lang}`, { text }),
  creatureParts: () => get<CreatureParts>("/api/creatures/parts"),
  checkCreatures: (text: string, lang: Language) =>
    send<CreaturesRead>("POST", `/api/creatures/check?lang=${lang}`, { text }),
  playOn: (from: PlayOn) => send<PlayedOn>("POST", "/api/play-on", from),
  puzzles: (lang: Language) => get<PuzzleList>(`/api/puzzles?lang=${lang}`),
  puzzle: (id: string, lang: Language) => get<PuzzleShown>(`${puzzle(id)}?lang=${lang}`),
  /** Without an action somebody gives up. */
  tryPuzzle: (id: string, action: number | null, lang: Language) =>
    send<PuzzleAnswer>("POST", `${puzzle(id)}?lang=${lang}`, { action }),
  playPuzzle: (id: string, level?: string) => send<PuzzleTable>("POST", `${puzzle(id)}/table`, { level }),
};

export const recordAddress = (id: string): string => `${table(id)}/record`;
export const hallQrAddress = "/api/address/qr.svg";
export const qrAddress = (id: string): string => `${table(id)}/qr.svg`;
