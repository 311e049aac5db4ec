import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage, SeatInfo, TableInfo, View } from "../lib/protocol.ts";
import { Socket, type WireEvents } from "../lib/socket.ts";
import { LiveTable, type Events } from "./live.svelte.ts";

let wire: WireEvents;
let sent: ClientMessage[];
let socket: Socket;
let table: LiveTable;
const events = {
  shown: vi.fn<Events["shown"]>(),
  refused: vi.fn<Events["refused"]>(),
  problem: vi.fn<Events["problem"]>(),
  late: vi.fn<Events["late"]>(),
  undoRefused: vi.fn<Events["undoRefused"]>(),
};

const hear = (message: ServerMessage): void => wire.onmessage(JSON.stringify(message));
const said = <Type extends ClientMessage["type"]>(type: Type): Extract<ClientMessage, { type: Type }>[] =>
  sent.filter((message): message is Extract<ClientMessage, { type: Type }> => message.type === type);

function seat(person: string): SeatInfo {
  return { kind: "person", person, name: person, level: null, is_here: true, is_bot_playing: false };
}

function room(...people: string[]): ServerMessage {
  return { type: "room", table: "oak", info: { id: "oak", seats: people.map(seat) } as TableInfo, chat: [] };
}

function view(version: number, eyes: number | null = 0, asked: number[] = [0], more: object = {}): ServerMessage {
  const pending = asked.map((each) => ({ seat: each, decision: "play" }));
  const seen = { game: "drachensachen", seat: eyes, options: {}, pending, legal: [1, 2], outcome: null } as View;
  const words = { prompt: "", labels: [] };
  return {
    type: "view",
    table: "oak",
    version,
    seat: eyes,
    view: seen,
    log: [],
    is_whole: true,
    clocks: [],
    words,
    ...more,
  };
}

function moved(
  version: number,
  eyes: number | null = 0,
  changes: [["pending"], { seat: number; decision: string }[]][] = [],
) {
  return { type: "moved", table: "oak", version, seat: eyes, events: [], changes } as ServerMessage;
}

function connect(): void {
  wire.onopen();
  hear({ type: "welcome", protocol: 1, person: "ada", name: "Ada", now: Date.now() + 5000 });
}

beforeEach(() => {
  vi.clearAllMocks();
  sent = [];
  socket = new Socket(
    {
      connect: (wireEvents) => {
        wire = wireEvents;
        return { send: (text) => void sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
      },
      later: () => () => undefined,
      random: () => 0,
    },
    "de",
  );
  table = new LiveTable("oak", events, socket);
  table.enter();
  connect();
});

test("whoever comes to another table over a line that is open knows that it is, and who one is", () => {
  const other = new LiveTable("elm", events, socket);
  other.enter();
  expect([other.line, other.me]).toEqual(["open", "ada"]);
});

const hint = (): ServerMessage => ({
  type: "hinted",
  table: "oak",
  id: said("hint").at(-1)?.id ?? "",
  action: 2,
  text: "two",
  tips: [
    { action: 2, low: 50, high: 60, text: "two" },
    { action: 3, low: 30, high: 40, text: "three" },
  ],
});
const coached = (): ServerMessage => ({
  type: "coached",
  table: "oak",
  id: said("coach").at(-1)?.id ?? "",
  said: ["Look out."],
  warnings: [{ action: 3, why: "It loses." }],
  best: 2,
});

describe("at the table", () => {
  beforeEach(() => {
    hear(room("ada", "ben"));
    hear(view(3));
  });

  test("one knows who one is, where one sits, and what time it is there", () => {
    expect(table.me).toBe("ada");
    expect(table.own).toEqual([0]);
    expect(table.now() - Date.now()).toBeGreaterThan(4000);
    expect(table.stage.shown?.version).toBe(3);
  });

  test("an act is decided on the version that is known, and one at a time", () => {
    table.act(2);
    table.act(1);
    expect(said("act")).toMatchObject([{ seat: 0, version: 3, action: 2 }]);
    expect(table.sending).toBe(2);
  });

  test("an act is on its way until its effect is there", async () => {
    table.act(2);
    hear({ type: "ack", table: "oak", id: said("act")[0]?.id ?? "", version: 4 });
    expect(table.sending).toBe(2);
    hear(moved(4));
    expect(table.sending).toBeNull();
    await vi.waitFor(() => expect(table.stage.shown?.version).toBe(4));
  });

  test("an effect that came before the answer counts too", () => {
    table.act(2);
    hear(moved(4));
    expect(table.sending).toBe(2);
    hear({ type: "ack", table: "oak", id: said("act")[0]?.id ?? "", version: 4 });
    expect(table.sending).toBeNull();
  });

  test("what is refused is over, and said", () => {
    table.act(2);
    hear({ type: "refused", table: "oak", id: said("act")[0]?.id ?? "", clause: "3.2", reason: "too-low" });
    expect(table.sending).toBeNull();
    expect(events.refused).toHaveBeenCalledOnce();
  });

  test("what came too late is over, and said", () => {
    table.act(2);
    hear(view(5, 0, [0], { late: said("act")[0]?.id }));
    expect(table.sending).toBeNull();
    expect(events.late).toHaveBeenCalledOnce();
  });

  test("only the last question is answered", () => {
    table.why(7);
    table.why(8);
    const [first, second] = said("why");
    hear({ type: "refused", table: "oak", id: first?.id ?? "", clause: "3.2", reason: "too-low" });
    expect(events.refused).not.toHaveBeenCalled();
    hear({ type: "refused", table: "oak", id: second?.id ?? "", clause: "3.2", reason: "too-low" });
    expect(events.refused).toHaveBeenCalledOnce();
  });

  test("a hint holds until something happens", () => {
    table.askHint();
    hear(hint());
    expect(table.hinted?.text).toBe("two");
    hear(moved(4));
    expect(table.hinted).toBeNull();
  });

  test("the best of a hint lies marked, or the one that was picked", () => {
    expect(table.lit).toBeNull();
    table.askHint();
    hear(hint());
    expect(table.lit).toBe(2);
    table.pick(1);
    expect([table.lit, table.tip?.text]).toEqual([3, "three"]);
    table.putAway();
    expect([table.hinted, table.lit]).toEqual([null, null]);
  });

  test("a coach warns once of what loses much, and shows what to do instead", () => {
    table.askCoach();
    hear(coached());
    expect(table.coached?.said).toEqual(["Look out."]);
    table.act(3);
    expect(said("act")).toEqual([]);
    expect([table.warned?.why, table.lit]).toEqual(["It loses.", 2]);
    table.act(3);
    expect(said("act")).toHaveLength(1);
    expect(table.warned).toBeNull();
  });

  test("whoever does something else after a warning does it at once", () => {
    table.askCoach();
    hear(coached());
    table.act(3);
    table.act(2);
    expect(said("act")).toMatchObject([{ action: 2 }]);
  });

  test("whoever reads a hint is not warned of what it names", () => {
    table.askCoach();
    hear(coached());
    table.askHint();
    hear(hint());
    table.act(3);
    expect(said("act")).toHaveLength(1);
  });

  test("what a coach says holds until something happens, and only for the last question", () => {
    table.askCoach();
    const late = coached();
    table.askCoach();
    hear(late);
    expect(table.coached).toBeNull();
    hear(coached());
    expect(table.coached).not.toBeNull();
    table.dismissCoach();
    expect(table.coached).toBeNull();
    table.askCoach();
    hear(coached());
    hear(moved(4));
    expect(table.coached).toBeNull();
  });

  test("what was missed is asked for", () => {
    hear(moved(6));
    expect(said("enter").at(-1)).toEqual({ type: "enter", table: "oak", seen: 3 });
  });

  test("an act that could not be done is over, and said", () => {
    table.act(2);
    hear({ type: "problem", table: "oak", id: said("act")[0]?.id ?? "", code: "storage", text: "" });
    expect(table.sending).toBeNull();
    expect(events.problem).toHaveBeenCalledOnce();
  });

  test("a problem is said", () => {
    hear({ type: "problem", table: "oak", code: "nothing-to-undo", text: "" });
    expect(events.problem).toHaveBeenCalledOnce();
  });
});

describe("one device for two", () => {
  beforeEach(() => {
    hear(room("ada", "ada", "ben"));
    hear(view(3, null, [0]));
  });

  test("goes to whoever has to decide, who sees their own cards when the server has sent them", () => {
    expect(table.toHold).toBe(0);
    table.handOver(0);
    expect(said("handover")).toEqual([{ type: "handover", table: "oak", seat: 0 }]);
    expect(table.isTaken).toBe(true);
    expect(table.stage.shown).toBeNull();
    hear(view(3, 0, [0]));
    expect(table.isTaken).toBe(false);
    expect(table.toHold).toBeNull();
    expect(table.stage.shown?.seat).toBe(0);
  });

  test("goes on to the next, and nothing of the first stays", async () => {
    table.handOver(0);
    hear(view(3, 0, [0]));
    hear(moved(4, 0, [[["pending"], [{ seat: 1, decision: "play" }]]]));
    await vi.waitFor(() => expect(table.toHold).toBe(1));
    table.handOver(null);
    expect(table.stage.shown).toBeNull();
    expect(table.isTaken).toBe(false);
    // Meant for the eyes before.
    hear(moved(5, 0));
    expect(table.stage.shown).toBeNull();
  });

  test("after a lost line is held by the same person", () => {
    table.handOver(0);
    hear(view(3, 0, [0]));
    hear(room("ada", "ada", "ben"));
    expect(said("handover").at(-1)).toEqual({ type: "handover", table: "oak", seat: 0 });
  });
});
