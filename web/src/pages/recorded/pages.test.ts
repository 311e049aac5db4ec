// All pages but the table, as the server's recorded answers make them: what a reader finds there, and after a tap on each button.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "../../App.svelte";
import { openRoom } from "../../games/rooms.ts";
import type { TableInfo } from "../../lib/protocol.ts";
import { notices } from "../../lib/notices.svelte.ts";
import { addressOf, router } from "../../lib/router.svelte.ts";
import { speed } from "../../lib/settings.svelte.ts";
import { speak } from "../../lib/texts.svelte.ts";
import { furnish, settle, stopTime } from "./browser.ts";
import { changes, read } from "./reading.ts";
import { answer, GAMES, recordingOf } from "./recordings.ts";

const PATIENCE_MS = 60_000;
/** So many changes after a tap are written down. */
const SHOWN = 6;
const ME = { person: "ada", name: "Ada" };

furnish();
// Which asks nobody who we are.
vi.mock("../../lib/live.ts", () => ({ theSocket: () => ({ watch: () => () => undefined, speak: () => undefined }) }));

let app: ReturnType<typeof mount> | null = null;

beforeEach(() => {
  stopTime();
  speed.value = "instant";
});

afterEach(() => {
  if (app !== null) void unmount(app);
  app = null;
  document.body.replaceChildren();
  vi.useRealTimers();
  localStorage.clear();
});

/** The table of a game as it stood: when it was set up, while it was played, when it was over. */
function tableOf(game: (typeof GAMES)[number], status: TableInfo["status"]): TableInfo {
  const rooms = recordingOf(game).messages.flatMap((message) => (message.type === "room" ? [message.info] : []));
  const found = rooms.find((info) => info.status === status);
  if (found === undefined) throw new Error(`no table of ${game} is ${status}`);
  return found;
}

const over = GAMES.map((game) => tableOf(game, "over"));
const running = GAMES.map((game) => ({ ...tableOf(game, "running"), asked: game < "drachenh" ? [0] : [1] }));
const open = GAMES.map((game) => ({ ...tableOf(game, "open"), host: "bo", is_public: true }));

function serve(): void {
  const ended = over.map((info) => ({ ...info, asked: [] }));
  answer({
    "/api/me": ME,
    "/api/address": { url: "http://192.168.0.7:8080" },
    "/api/server": { engine: "compiled" },
    "/api/tables?status=running&limit=20": { tables: running.map((info) => ({ ...info, host: "bo" })) },
    "/api/tables?status=open": { tables: open },
    "/api/me/tables": { tables: [...running, ...ended] },
    ...Object.fromEntries(over.map((info) => [`/api/tables/${info.id}`, info])),
    ...Object.assign({}, ...GAMES.map((game) => recordingOf(game).answers)),
  });
}

async function come(path: string): Promise<void> {
  await Promise.all([
    speak("en"),
    ...GAMES.map((game) => openRoom(game)),
    import("../NewTablePage.svelte"),
    import("../ReplayPage.svelte"),
    import("../RulesPage.svelte"),
    import("../../replay/Replay.svelte"),
    import("../../rules/RuleBook.svelte"),
  ]);
  serve();
  notices.announce("");
  // What the page before was in trouble about.
  for (const notice of notices.list) notices.dismiss(notice.id);
  app = mount(App, { target: document.body });
  flushSync();
  history.replaceState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
  await settle();
}

/** Every button and field but those that lead away, one after the other. */
async function tapAll(most: number): Promise<string[]> {
  const out: string[] = [];
  let before = read(document.body);
  const things = [...document.querySelectorAll<HTMLElement>("button, input[type=checkbox], input[type=radio]")];
  const step = Math.max(1, Math.ceil(things.length / most));
  for (const thing of things.filter((_, index) => index % step === 0)) {
    if (!thing.isConnected) continue;
    const name = (thing.textContent.replace(/\s+/g, " ").trim() || thing.getAttribute("aria-label")) ?? thing.id;
    thing.click();
    await settle();
    const after = read(document.body);
    const changed = changes(before, after);
    before = after;
    out.push(`tap ${name.slice(0, 80)}: ${changed.length} changes`, ...changed.slice(0, SHOWN));
  }
  return out;
}

const PAGES: [string, string, number][] = [
  ["hall", "/", 40],
  ["books", "/rules", 10],
  ["rules", "/rules/drachensachen#2.1", 20],
  ["lost", "/nowhere", 10],
  ...GAMES.map((game): [string, string, number] => [`new-${game}`, `/new/${game}`, 40]),
  ...GAMES.map((game): [string, string, number] => [`replay-${game}`, `/g/${game}-evening?move=1`, 8]),
];

test.each(PAGES)(
  "%s reads as it did",
  async (name, path, most) => {
    await come(path);
    expect(addressOf(router.route)).toBe(path);
    const lines = [...read(document.body), "", ...(await tapAll(most)), ""];
    await expect(lines.join("\n")).toMatchFileSnapshot(`./read/${name}.txt`);
  },
  PATIENCE_MS,
);
