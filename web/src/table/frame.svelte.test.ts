import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { ClientMessage } from "../lib/protocol.ts";
import { Socket, type WireEvents } from "../lib/socket.ts";
import Frame from "./Frame.svelte";

const line = vi.hoisted(() => ({ socket: null as unknown }));
vi.mock("../lib/live.ts", () => ({ theSocket: () => line.socket }));

test("whoever goes to another page leaves the table", () => {
  const sent: ClientMessage[] = [];
  let wire: WireEvents | undefined;
  const connect = (events: WireEvents) => {
    wire = events;
    return { send: (text: string) => void sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
  };
  const socket = new Socket({ connect, later: () => () => undefined, random: () => 0 }, "en");
  line.socket = socket;
  const frame = mount(Frame, {
    target: document.body,
    props: { id: "oak", openRoom: () => Promise.reject(new Error("nobody plays")), openWaiting: vi.fn(), openTableForm: vi.fn() },
  });
  flushSync();
  wire?.onopen();
  wire?.onmessage(JSON.stringify({ type: "welcome", protocol: 1, person: "ada", name: "Ada", now: 0 }));
  expect(sent.at(-1)).toEqual({ type: "enter", table: "oak" });
  void unmount(frame);
  expect(sent.at(-1)).toEqual({ type: "leave", table: "oak" });
  expect(socket.line).toBe("resting");
});
