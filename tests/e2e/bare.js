// The least that can play: what the server says is shown, what may be done are buttons. It finds back by itself.

const table = location.hash.slice(1);
const element = (id) => document.getElementById(id);
const heard = { versions: [], wholes: 0, late: 0, problems: [] }; // For the test to look at.
window.heard = heard;

let socket;
let view;
let version = null;
let labels = [];
let act = null; // Sent, and not answered yet.
let pause = 50;

function connect() {
  socket = new WebSocket(`ws://${location.host}/ws`);
  socket.onopen = () => {
    say({ type: "hello", protocol: 1, lang: "en" });
    say({ type: "enter", table, seen: version });
  };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    element("line").textContent = "lost";
    setTimeout(connect, pause);
    pause = Math.min(2 * pause, 1000);
  };
}

function say(message) {
  socket.send(JSON.stringify(message));
}

function hear(message) {
  const kinds = { room, view: shown, moved, ack, refused: problem, problem };
  kinds[message.type]?.(message);
}

function room({ info }) {
  element("seats").textContent = info.seats.map((seat) => seat.name ?? seat.kind).join(", ");
}

function shown(message) {
  if (message.is_whole) {
    heard.wholes += 1;
    heard.versions = [];
    element("log").replaceChildren();
  }
  view = message.view;
  for (const happened of message.log) tell(happened);
  element("line").textContent = "here";
  pause = 50;
  if (message.late !== undefined) {
    heard.late += 1;
    act = null;
  } else if (act !== null) {
    say(act); // Sent twice it counts once.
  }
  show(message);
}

function moved(message) {
  if (message.act === act?.id) act = null;
  for (const [path, value] of message.changes) {
    if (path.length === 0) {
      view = value;
      continue;
    }
    const place = path.slice(0, -1).reduce((inside, step) => inside[step], view);
    place[path.at(-1)] = value;
  }
  tell(message);
  show(message);
}

function ack(message) {
  if (message.id === act?.id) act = null;
  if (message.version <= version) offer(); // Else what it led to is still on its way.
}

function problem(message) {
  heard.problems.push(message);
  if (message.id === act?.id) act = null;
}

function tell(happened) {
  heard.versions.push(happened.version);
  for (const sentence of happened.said.filter((said) => said !== "")) {
    const line = document.createElement("li");
    line.textContent = sentence;
    element("log").append(line);
  }
}

function show(message) {
  version = message.version;
  labels = message.words.labels;
  if (view.outcome === null) {
    element("prompt").textContent = message.words.prompt;
  } else {
    element("prompt").textContent = "";
    element("result").textContent = message.words.prompt;
  }
  offer();
}

function offer() {
  const offered = view.outcome !== null ? [record()] : act === null ? view.legal.map(button) : [];
  element("actions").replaceChildren(...offered);
}

function button(action, place) {
  const made = document.createElement("button");
  made.textContent = labels[place];
  made.onclick = () => {
    act = { type: "act", table, seat: view.seat, id: crypto.randomUUID(), version, action };
    offer();
    if (socket.readyState === WebSocket.OPEN) say(act);
  };
  return made;
}

function record() {
  const link = document.createElement("a");
  link.href = `/api/tables/${table}/record`;
  link.textContent = "The record";
  return link;
}

connect();
