// The browser's part of messages, with a browser that is made up: what is asked when, and what the server is told.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { textOf } from "./base64url.ts";
import { askMessages, clockOf, Forbidden, forgetMessages, minuteOf, switchOff, switchOn } from "./messages.ts";

const KEY = textOf(new Uint8Array(65).fill(4).buffer);
const OTHER_KEY = textOf(new Uint8Array(65).fill(5).buffer);
const bytes = (count: number): ArrayBuffer => new Uint8Array(count).fill(1).buffer;

/** A push service and a visitor who answers. */
class Browser {
  permission: NotificationPermission = "default";
  answer: NotificationPermission = "granted";
  asked = 0;
  subscribed: string | null = null;
  ended = 0;
  isRegistered = false;

  worker = {
    active: {},
    installing: null,
    waiting: null,
    pushManager: {
      getSubscription: async () => (this.subscribed === null ? null : this.subscription(this.subscribed)),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        expect(this.permission).toBe("granted");
        this.subscribed = textOf(applicationServerKey.buffer);
        return this.subscription(this.subscribed);
      },
    },
  };

  subscription(key: string) {
    return {
      endpoint: "https://push.example.org/a",
      options: { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer },
      getKey: (name: string) => bytes(name === "auth" ? 16 : 65),
      unsubscribe: async () => {
        this.subscribed = null;
        this.ended += 1;
        return true;
      },
    };
  }
}

/** What `PUT` and the others would keep. */
class Server {
  key: string | null = KEY;
  devices: string[] = [];
  quiet: unknown = null;
  told: [string, unknown][] = [];

  async fetch(path: string, init: RequestInit): Promise<Response> {
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : null;
    this.told.push([`${init.method} ${path}`, body]);
    if (init.method === "PUT") {
      this.devices = [await nameOf(String(body?.endpoint))];
      this.quiet = body?.quiet ?? null;
    }
    if (init.method === "POST") this.devices = [];
    return Response.json({ key: this.key, devices: this.devices, quiet: this.quiet });
  }
}

async function nameOf(endpoint: string): Promise<string> {
  return textOf((await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint))).slice(0, 16));
}

let browser: Browser;
let server: Server;

beforeEach(() => {
  browser = new Browser();
  server = new Server();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      return (browser.permission = browser.answer);
    },
  });
  vi.stubGlobal("navigator", {
    serviceWorker: {
      getRegistration: async () => (browser.isRegistered ? browser.worker : undefined),
      register: async () => {
        browser.isRegistered = true;
        return browser.worker;
      },
    },
  });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => server.fetch(path, init));
});

afterEach(() => vi.unstubAllGlobals());

describe("where it can be switched on", () => {
  test("nobody is asked anything before they want it", async () => {
    expect(await askMessages()).toEqual({ standing: "off", quiet: null, key: KEY });
    expect([browser.asked, browser.isRegistered]).toEqual([0, false]);
  });

  test("a server without messages", async () => {
    server.key = null;
    expect((await askMessages()).standing).toBe("absent");
  });

  test("a page that did not come safely", async () => {
    vi.stubGlobal("isSecureContext", false);
    expect((await askMessages()).standing).toBe("absent");
  });

  test("somebody who forbids it", async () => {
    browser.permission = "denied";
    expect((await askMessages()).standing).toBe("forbidden");
  });

  test("an iPhone, outside of the home screen", async () => {
    vi.stubGlobal("navigator", { standalone: false });
    expect((await askMessages()).standing).toBe("home");
  });

  test("a browser without it", async () => {
    vi.stubGlobal("navigator", {});
    expect((await askMessages()).standing).toBe("unable");
  });
});

describe("switching it on and off", () => {
  const night = { begin: 1320, end: 480, zone: "Europe/Berlin" };

  test("the server is told where and when", async () => {
    expect(await switchOn(KEY, night)).toEqual({ standing: "on", quiet: night, key: KEY });
    expect(server.told).toEqual([
      [
        "PUT /api/people/me/messages",
        {
          endpoint: "https://push.example.org/a",
          key: textOf(bytes(65)),
          auth: textOf(bytes(16)),
          language: "en",
          quiet: night,
        },
      ],
    ]);
    expect((await askMessages()).standing).toBe("on");
  });

  test("whoever says no after all is not subscribed", async () => {
    browser.answer = "denied";
    await expect(switchOn(KEY, null)).rejects.toBeInstanceOf(Forbidden);
    expect([browser.subscribed, server.told]).toEqual([null, []]);
  });

  test("twice makes no second subscription, unless the site has another key now", async () => {
    await switchOn(KEY, null);
    await switchOn(KEY, night);
    expect(browser.ended).toBe(0);
    await switchOn(OTHER_KEY, night);
    expect([browser.ended, browser.subscribed]).toEqual([1, OTHER_KEY]);
  });

  test("the browser is off before the server is told", async () => {
    await switchOn(KEY, null);
    expect((await switchOff()).standing).toBe("off");
    expect(browser.subscribed).toBe(null);
    expect(server.told.at(-1)?.[0]).toBe("POST /api/people/me/messages/end");
  });

  test("who leaves this browser takes the messages along", async () => {
    await switchOn(KEY, null);
    await forgetMessages();
    expect(browser.subscribed).toBe(null);
    browser.isRegistered = false;
    await forgetMessages();
  });
});

test("times of day", () => {
  expect([clockOf(0), clockOf(1325)]).toEqual(["00:00", "22:05"]);
  expect([minuteOf("22:05"), minuteOf("08:00:00"), minuteOf("")]).toEqual([1325, 480, null]);
});

describe("the worker", () => {
  const source = readFileSync(join(import.meta.dirname, "../../public/messages.js"), "utf8");
  type Shown = { title: string; tag: string; renotify: boolean; body: string; data: { turn: string; table: string } };
  type Listener = (event: Record<string, unknown>) => void;
  let shown: Shown[];
  let opened: string[];
  let windows: { url: string; focus: () => Promise<void> }[];
  let listeners: Map<string, Listener>;

  beforeEach(() => {
    [shown, opened, windows, listeners] = [[], [], [], new Map()];
    const self = {
      addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
      registration: {
        getNotifications: async ({ tag }: { tag: string }) => shown.filter((each) => each.tag === tag),
        showNotification: async (title: string, about: Omit<Shown, "title">) => {
          shown = [...shown.filter(({ tag }) => tag !== about.tag), { title, ...about }];
        },
      },
      clients: { matchAll: async () => windows, openWindow: async (path: string) => void opened.push(path) },
    };
    runInNewContext(source, { self, URL });
  });

  async function happen(kind: string, event: Record<string, unknown>): Promise<void> {
    let done: Promise<void> = Promise.resolve();
    listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<void>) => void (done = work) });
    await done;
  }

  const say = (turn: string, table = "oak"): Promise<void> =>
    happen("push", {
      data: { json: () => ({ table, turn, title: "Your turn", text: "With Anna", lang: "en" }) },
    });

  test("one notification for each table, which is heard again for another turn only", async () => {
    await say("0:1");
    expect(shown).toMatchObject([{ title: "Your turn", body: "With Anna", renotify: false }]);
    await say("0:1");
    expect(shown.map(({ renotify }) => renotify)).toEqual([false]);
    await say("0:3");
    expect(shown.map(({ renotify, data }) => [renotify, data.turn])).toEqual([[true, "0:3"]]);
    await say("1:1", "elm");
    expect(shown.map(({ data }) => data.table)).toEqual(["oak", "elm"]);
  });

  test("a tap goes to the table: to the window that has it, or to a new one", async () => {
    const close = vi.fn();
    const focus = vi.fn(async () => undefined);
    await happen("notificationclick", { notification: { close, data: { table: "oak" } } });
    expect(opened).toEqual(["/t/oak"]);
    windows = [{ url: "https://games.example.org/t/oak", focus }];
    await happen("notificationclick", { notification: { close, data: { table: "oak" } } });
    expect([opened.length, close.mock.calls.length, focus.mock.calls.length]).toEqual([1, 2, 1]);
  });
});
