import { beforeEach, describe, expect, test } from "vitest";
import type { Act, ClientMessage, Room, ServerMessage, Shown, TableInfo } from "./protocol.ts";
import { FIRST_WAIT, LONGEST_WAIT, PATIENCE, Socket, type Line, type WireEvents } from "./socket.ts";

/** A network under control: lines are opened, cut and answered by hand, and time passes when told to. */
class Net {
  lines: { events: WireEvents; place: string | null; sent: ClientMessage[]; isClosed: boolean }[] = [];
  timers: { at: number; task: () => void }[] = [];
  now = 0;

  readonly around = {
    connect: (events: WireEvents, place: string | null) => {
      const line = { events, place, sent: [] as ClientMessage[], isClosed: false };
      this.lines.push(line);
      return {
        send: (text: string) => void line.sent.push(JSON.parse(text) as ClientMessage),
        close: () => void (line.isClosed = true),
      };
    },
    later: (task: () => void, milliseconds: number) => {
      const timer = { at: this.now + milliseconds, task };
      this.timers.push(timer);
      return () => void (this.timers = this.timers.filter((each) => each !== timer));
    },
    random: () => 1,
  };

  get line() {
    const line = this.lines.at(-1);
    if (line === undefined) throw new Error("nobody has connected");
    return line;
  }

  get sent(): ClientMessage[] {
    return this.line.sent;
  }

  hear(message: ServerMessage): void {
    this.line.events.onmessage(JSON.stringify(message));
  }

  /** The line opens and the server says welcome. */
  open(): void {
    this.line.events.onopen();
    this.hear({ type: "welcome", protocol: 1, person: "ada", name: "Ada", now: 5000 });
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.now = next.at;
      next.task();
    }
    this.now = end;
  }
}

const room = (table = "oak"): Room => ({ type: "room", table, info: {} as TableInfo });
const act = (id: string, version = 3): Act => ({ type: "act", table: "oak", seat: 0, id, version, action: 48 });

let net: Net;
let socket: Socket;
let got: ServerMessage[];
let seen: number | null;
const visit = { seen: () => seen, receive: (message: ServerMessage) => void got.push(message) };

beforeEach(() => {
  net = new Net();
  socket = new Socket(net.around, "de");
  got = [];
  seen = null;
});

/** At the table, let in. */
function enter(): () => void {
  const leave = socket.enter("oak", visit);
  net.open();
  net.hear(room());
  return leave;
}

describe("coming to a table", () => {
  test("says hello with the language, then enters", () => {
    enter();
    expect(net.sent).toEqual([
      { type: "hello", protocol: 1, lang: "de" },
      { type: "enter", table: "oak" },
    ]);
    expect(socket.line).toBe("open");
    expect(got.map(({ type }) => type)).toEqual(["welcome", "room"]);
  });

  test("a second table uses the same line", () => {
    enter();
    socket.enter("elm", visit);
    expect(net.lines).toHaveLength(1);
    expect(net.sent.at(-1)).toEqual({ type: "enter", table: "elm" });
  });

  test("whoever leaves the last table hangs up", () => {
    const leave = enter();
    leave();
    expect(net.sent.at(-1)).toEqual({ type: "leave", table: "oak" });
    expect(net.line.isClosed).toBe(true);
    expect(socket.line).toBe("resting");
    net.pass(60_000);
    expect(net.lines).toHaveLength(1);
  });

  test("leaving twice does not throw out who came after", () => {
    const leave = enter();
    leave();
    const again = { ...visit };
    socket.enter("oak", again);
    leave();
    net.open();
    net.hear(room());
    expect(net.sent.at(-1)).toEqual({ type: "enter", table: "oak" });
  });

  test("messages of other tables are not heard", () => {
    enter();
    net.hear(room("elm"));
    expect(got).toHaveLength(2);
  });

  test("an older page is told so and stops trying", () => {
    socket.enter("oak", visit);
    net.line.events.onopen();
    net.hear({ type: "problem", code: "protocol", text: "load the page again" });
    net.line.events.onclose();
    net.pass(60_000);
    expect(socket.line).toBe("outdated");
    expect(net.lines).toHaveLength(1);
  });
});

describe("a lost line", () => {
  test("comes back by itself with the version shown last", () => {
    enter();
    seen = 7;
    net.line.events.onclose();
    expect(socket.line).toBe("lost");
    net.pass(FIRST_WAIT);
    expect(net.lines).toHaveLength(2);
    net.open();
    expect(net.sent.at(-1)).toEqual({ type: "enter", table: "oak", seen: 7 });
    expect(socket.line).toBe("open");
  });

  test("waits longer each time, up to a bound, and anew after a success", () => {
    enter();
    const waits: number[] = [];
    for (let round = 0; round < 8; round++) {
      net.line.events.onclose();
      const count = net.lines.length;
      const before = net.now;
      while (net.lines.length === count) net.pass(50);
      waits.push(net.now - before);
    }
    expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(waits.at(-1)).toBe(LONGEST_WAIT);
    net.open();
    net.line.events.onclose();
    const count = net.lines.length;
    net.pass(FIRST_WAIT);
    expect(net.lines).toHaveLength(count + 1);
  });

  test("is tried at once when somebody looks", () => {
    enter();
    net.line.events.onclose();
    socket.hurry();
    expect(net.lines).toHaveLength(2);
    socket.hurry();
    net.pass(60_000);
    expect(net.lines).toHaveLength(2);
  });

  test("is given up when the network is gone", () => {
    enter();
    socket.giveUp();
    expect(net.line.isClosed).toBe(true);
    expect(socket.line).toBe("lost");
    net.line.events.onclose();
    net.pass(FIRST_WAIT);
    expect(net.lines).toHaveLength(2);
  });

  test("what the old line still says is not heard", () => {
    enter();
    const old = net.line;
    old.events.onclose();
    net.pass(FIRST_WAIT);
    old.events.onmessage(JSON.stringify(room()));
    old.events.onopen();
    expect(got).toHaveLength(2);
    expect(net.sent).toEqual([]);
  });

  test("watchers are told of every change", () => {
    const lines: Line[] = [];
    const stop = socket.watch((line) => void lines.push(line));
    enter();
    net.line.events.onclose();
    net.pass(FIRST_WAIT);
    net.open();
    stop();
    net.line.events.onclose();
    expect(lines).toEqual(["connecting", "open", "lost", "open"]);
  });

  test("watchers are told once that a line is lost, however often it is tried again", () => {
    const lines: Line[] = [];
    enter();
    socket.watch((line) => void lines.push(line));
    for (let tries = 1; tries <= 3; tries++) {
      net.line.events.onclose();
      net.pass(LONGEST_WAIT);
      expect(net.lines).toHaveLength(1 + tries);
    }
    expect(lines).toEqual(["lost"]);
  });
});

describe("acts", () => {
  const acts = () => net.sent.filter(({ type }) => type === "act");

  test("go out at once", () => {
    enter();
    socket.act(act("a"));
    expect(acts()).toEqual([act("a")]);
  });

  test("wait until the table has let us in", () => {
    socket.enter("oak", visit);
    socket.act(act("a"));
    net.open();
    expect(acts()).toEqual([]);
    net.hear(room());
    expect(acts()).toEqual([act("a")]);
  });

  test("unanswered ones are sent again with the same id, in their order", () => {
    enter();
    socket.act(act("a"));
    socket.act(act("b", 4));
    net.line.events.onclose();
    net.pass(FIRST_WAIT);
    net.open();
    net.hear(room());
    expect(acts()).toEqual([act("a"), act("b", 4)]);
  });

  test.each<[string, ServerMessage]>([
    ["acknowledged", { type: "ack", table: "oak", id: "a", version: 4 }],
    ["refused", { type: "refused", table: "oak", id: "a", clause: "3.2", reason: "too-low" }],
    ["impossible", { type: "problem", table: "oak", id: "a", code: "over", text: "" }],
    ["late", { type: "view", table: "oak", late: "a" } as Shown],
  ])("what was %s is not sent again", (_, answer) => {
    enter();
    socket.act(act("a"));
    net.hear(answer);
    net.line.events.onclose();
    net.pass(FIRST_WAIT);
    net.open();
    net.hear(room());
    expect(acts()).toEqual([]);
    expect(got).toContainEqual(answer);
  });

  test("without an answer for long the line is taken for dead", () => {
    enter();
    socket.act(act("a"));
    net.pass(PATIENCE);
    expect(net.lines[0]?.isClosed).toBe(true);
    net.pass(FIRST_WAIT);
    net.open();
    net.hear(room());
    expect(acts()).toEqual([act("a")]);
  });

  test("an answer in time keeps the line", () => {
    enter();
    socket.act(act("a"));
    net.hear({ type: "ack", table: "oak", id: "a", version: 4 });
    net.pass(PATIENCE - 1);
    socket.act(act("b", 4));
    net.pass(2);
    expect(net.line.isClosed).toBe(false);
  });

  test("sent too fast they are repeated after a pause", () => {
    enter();
    socket.act(act("a"));
    net.hear({ type: "problem", code: "too-fast", text: "" });
    net.pass(1000);
    expect(acts()).toEqual([act("a"), act("a")]);
  });

  test("at a table nobody is at they are a mistake", () => {
    expect(() => socket.act(act("a"))).toThrow("oak");
  });
});

describe("remarks", () => {
  test("are said only where they can be heard", () => {
    socket.enter("oak", visit);
    expect(socket.say({ type: "chat", table: "oak", text: "Hm" })).toBe(false);
    net.open();
    net.hear(room());
    expect(socket.say({ type: "chat", table: "oak", text: "Hm" })).toBe(true);
    expect(net.sent.at(-1)).toEqual({ type: "chat", table: "oak", text: "Hm" });
  });
});

describe("catching up and languages", () => {
  test("catching up enters again from the version shown", () => {
    enter();
    seen = 4;
    socket.catchUp("oak");
    expect(net.sent.at(-1)).toEqual({ type: "enter", table: "oak", seen: 4 });
  });

  test("another language means a new line and the whole story anew", () => {
    enter();
    seen = 4;
    socket.speak("de");
    expect(net.lines).toHaveLength(1);
    socket.speak("en");
    expect(net.lines).toHaveLength(2);
    net.open();
    expect(net.sent).toEqual([
      { type: "hello", protocol: 1, lang: "en" },
      { type: "enter", table: "oak" },
    ]);
  });
});

describe("a table at one of several servers", () => {
  const elsewhere = (place?: string): ServerMessage => ({
    type: "problem",
    code: "elsewhere",
    text: "",
    table: "oak",
    ...(place === undefined ? {} : { place }),
  });

  test("is entered where it lives, and what was not answered is sent there", () => {
    socket.enter("oak", visit);
    net.open();
    expect(net.line.place).toBeNull();
    socket.act(act("a"));
    net.hear(elsewhere("/n/two/ws"));
    expect(net.lines.map(({ place, isClosed }) => [place, isClosed])).toEqual([
      [null, true],
      ["/n/two/ws", false],
    ]);
    net.open();
    net.hear(room());
    expect(net.sent.at(-1)).toEqual(act("a"));
    expect(got.some(({ type }) => type === "problem")).toBe(false);
  });

  test("is entered again when it moves, and looked for anywhere when its server is gone", () => {
    socket.enter("oak", visit);
    net.open();
    net.hear(elsewhere("/n/two/ws"));
    net.open();
    net.hear(room());
    net.hear(elsewhere());
    expect(net.sent.at(-1)).toEqual({ type: "enter", table: "oak" });
    net.hear(elsewhere("/n/one/ws"));
    expect(net.line.place).toBe("/n/one/ws");
    net.line.events.onclose();
    net.pass(FIRST_WAIT);
    expect(net.line.place).toBeNull();
  });

  test("that two servers each say the other has is not asked for without a pause", () => {
    socket.enter("oak", visit);
    net.open();
    for (const place of ["/n/1/ws", "/n/2/ws", "/n/1/ws", "/n/2/ws"]) {
      net.hear(elsewhere(place));
      net.open();
    }
    expect(socket.line).toBe("open");
    net.hear(elsewhere("/n/1/ws"));
    expect(socket.line).toBe("lost");
    expect(net.lines.length).toBe(5);
  });
});
