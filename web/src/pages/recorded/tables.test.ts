// Tables as they were recorded: what a reader finds on them, and what a tap on each thing sends.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRoom } from "../../games/rooms.ts";
import type { GameId } from "../../lib/games.ts";
import type { Act, ClientMessage, ServerMessage, Why } from "../../lib/protocol.ts";
import { notices } from "../../lib/notices.svelte.ts";
import { speed } from "../../lib/settings.svelte.ts";
import { Socket, type WireEvents } from "../../lib/socket.ts";
import { speak } from "../../lib/texts.svelte.ts";
import Frame from "../../table/Frame.svelte";
import { furnish, settle, stopTime } from "./browser.ts";
import { changes, read } from "./reading.ts";
import { answer, GAMES, recordingOf, type Recording } from "./recordings.ts";

const line = vi.hoisted(() => ({ socket: null as unknown }));
vi.mock("../../lib/live.ts", () => ({ theSocket: () => line.socket }));

/** So many of the moments of a game are read. */
const READ = 4;
/** So many things are tapped in each. */
const TAPPED = 10;
/** So many changes after a tap are written down. */
const SHOWN = 3;
/** A busy machine takes its time. */
const PATIENCE_MS = 60_000;

let sent: ClientMessage[] = [];
let frame: ReturnType<typeof mount> | null = null;

furnish();

beforeEach(() => {
  stopTime();
  vi.stubGlobal("innerWidth", 1440);
  speed.value = "instant";
});

afterEach(() => {
  if (frame !== null) void unmount(frame);
  frame = null;
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
});

/** A table in the browser; gives away how to send it the server's messages. */
function come(game: GameId, { actions }: Recording): (message: ServerMessage) => void {
  answer({ [`/api/games/${game}/actions/1`]: { game, version: 1, actions } });
  sent = [];
  notices.announce("");
  let wire: WireEvents | undefined;
  const connect = (events: WireEvents) => {
    wire = events;
    return { send: (text: string) => void sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
  };
  const socket = new Socket({ connect, later: () => () => undefined, random: () => 0 }, "en");
  line.socket = socket;
  frame = mount(Frame, {
    target: document.body,
    props: {
      id: `${game}-evening`,
      openRoom,
      openWaiting: () => import("../../table/Waiting.svelte"),
      openTableForm: () => import("../../newtable/TableForm.svelte"),
    },
  });
  flushSync();
  wire?.onopen();
  const receive = (message: ServerMessage): void => wire?.onmessage(JSON.stringify(message));
  receive({ type: "welcome", protocol: 1, person: "ada", name: "Ada", now: 1_000_000 });
  return receive;
}

/** The moments worth reading: the lobby, those in which I have something to decide, and the end. */
function moments(messages: readonly ServerMessage[]): number[] {
  const mine = messages.flatMap((message, index) => (message.type === "moved" ? [index] : []));
  const step = Math.max(1, Math.floor(mine.length / (READ - 2)));
  return [
    2,
    messages.findIndex(({ type }) => type === "view"),
    ...mine.filter((_, at) => at % step === 0),
    messages.length - 1,
  ];
}

/** Taps on a thing, tells what it sends, and lets the server refuse it. */
async function tap(
  thing: HTMLElement,
  { actions }: Recording,
  receive: (message: ServerMessage) => void,
): Promise<string> {
  const from = sent.length;
  thing.click();
  await Promise.resolve();
  flushSync();
  const said = sent.slice(from).filter((one): one is Act | Why => one.type === "act" || one.type === "why");
  for (const { table, id } of said) receive({ type: "refused", table, id, clause: "1", reason: "no", text: "No." });
  flushSync();
  const meaning = (code: number): string => JSON.stringify(actions.find((one) => one.code === code)?.action ?? code);
  const told = said.map((one) =>
    [one.type, meaning(one.action), ...("then" in one ? (one.then ?? []).map(meaning) : [])].join(" "),
  );
  return told.length === 0 ? "nothing is sent" : told.join(", ");
}

/** By its words, since what it is may be gone after the tap. */
function named(thing: HTMLElement): string {
  return (thing.textContent.replace(/\s+/g, " ").trim() || thing.dataset["about"]) ?? thing.className;
}

/** All that can be done, and a few of the other things. */
function tappable(): HTMLElement[] {
  const things = [...document.querySelectorAll<HTMLElement>(".around [data-can], .around button")];
  const can = things.filter(({ dataset }) => dataset["can"] !== undefined).slice(0, TAPPED);
  const others = things.filter(({ dataset }) => dataset["can"] === undefined);
  const step = Math.max(1, Math.ceil(others.length / TAPPED));
  return [...can, ...others.filter((_, index) => index % step === 0)];
}

async function tapAll(recording: Recording, receive: (message: ServerMessage) => void): Promise<string[]> {
  const out: string[] = [];
  let before = read(document.body);
  for (const thing of tappable()) {
    if (!thing.isConnected) continue;
    const name = named(thing).slice(0, 80);
    const sends = await tap(thing, recording, receive);
    const after = read(document.body);
    const changed = changes(before, after);
    before = after;
    out.push(`tap ${name}: ${sends}; ${changed.length} changes`, ...changed.slice(0, SHOWN));
  }
  return out;
}

test.each<GameId>(GAMES)(
  "%s looks and answers as it did",
  async (game) => {
    const recording = recordingOf(game);
    await Promise.all([speak("en"), openRoom(game), import("../../newtable/TableForm.svelte")]);
    const receive = come(game, recording);
    const wanted = new Set(moments(recording.messages));
    let before: string[] = [];
    const out: string[] = [];
    for (const [index, message] of recording.messages.entries()) {
      receive(message);
      flushSync();
      if (!wanted.has(index)) continue;
      await settle();
      const now = read(document.body);
      out.push(
        `= ${index}`,
        ...(before.length === 0 ? now : changes(before, now)),
        ...(await tapAll(recording, receive)),
        "",
      );
      await settle();
      before = read(document.body);
    }
    await expect(out.join("\n")).toMatchFileSnapshot(`./read/${game}.txt`);
  },
  PATIENCE_MS,
);
