// The browser's side of the line: one socket for the whole page.
import { api } from "./api.ts";
import { Socket, type Surroundings, type WireEvents } from "./socket.ts";
import { language } from "./texts.svelte.ts";

let isKnown = false;

/** Opens a WebSocket, after the server has given us the cookie by which it knows us. */
function connect(events: WireEvents, place: string | null) {
  let socket: WebSocket | null = null;
  let isClosed = false;
  let hasOpened = false;
  const open = (): void => {
    if (isClosed) return;
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${place ?? "/ws"}`);
    socket.onopen = () => {
      hasOpened = true;
      events.onopen();
    };
    socket.onmessage = ({ data }) => events.onmessage(String(data));
    socket.onclose = () => {
      // Perhaps it does not know us any more.
      if (!hasOpened) isKnown = false;
      events.onclose();
    };
  };
  if (isKnown) open();
  else {
    api.me().then(
      () => {
        isKnown = true;
        open();
      },
      () => !isClosed && events.onclose(),
    );
  }
  return {
    send: (text: string) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
}

const around: Surroundings = {
  connect,
  later: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

let line: Socket | null = null;

export function theSocket(): Socket {
  if (line !== null) return line;
  const socket = new Socket(around, language());
  window.addEventListener("online", () => socket.hurry());
  window.addEventListener("offline", () => socket.giveUp());
  document.addEventListener("visibilitychange", () => !document.hidden && socket.hurry());
  return (line = socket);
}
