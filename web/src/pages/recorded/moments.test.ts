// What every moment of the recorded games makes fly, glow and be marked, and what stands on plaques and score sheets.
import { expect, test } from "vitest";
import { openRoom } from "../../games/rooms.ts";
import { NOTHING_KNOWN, receive, type Moment, type TableState } from "../../lib/table.ts";
import { speak } from "../../lib/texts.svelte.ts";
import type { OpenRoom, Say, Scene } from "../../table/contract.ts";
import { GAMES, recordingOf } from "./recordings.ts";

/** So many examples of each kind of event. */
const EXAMPLES = 3;

function momentsOf(game: (typeof GAMES)[number]): Moment[] {
  const found: Moment[] = [];
  let state: TableState = NOTHING_KNOWN;
  for (const message of recordingOf(game).messages) {
    const received = receive(state, message);
    state = received.state;
    if (received.moment !== undefined) found.push(received.moment);
  }
  return found;
}

const sayOf =
  (room: OpenRoom): Say =>
  (id, values) =>
    room.texts.say(id, values);

function shown(room: OpenRoom, { before, after, events }: Moment, seen: Map<string, number>): string[] {
  if (before === null) return [];
  const scene: Scene = { before: before.view, after: after.view, seat: after.seat };
  return events.flatMap((event) => {
    const count = seen.get(event.event) ?? 0;
    seen.set(event.event, count + 1);
    if (count >= EXAMPLES) return [];
    const beats = room.motion(event, scene).map((beat) => `  ${JSON.stringify(beat)}`);
    const marks = room.marks === undefined ? [] : [`  marks ${JSON.stringify(room.marks(event, scene))}`];
    const weight = room.isWeighty?.(event) === true ? ["  is weighty"] : [];
    return [JSON.stringify(event), ...beats, ...marks, ...weight];
  });
}

/** What is counted in a position, for every seat. */
function counted(room: OpenRoom, { after }: Moment, seats: number): string[] {
  const say = sayOf(room);
  return Array.from({ length: seats }, (_, seat) => {
    const facts = room
      .facts(after.view, seat, say)
      .map(({ label, about = "", value, isWarning = false }) =>
        [label, about, value, isWarning ? "warning" : ""].filter((part) => part !== "").join("; "),
      );
    const measured = `${room.measure?.title(after.view, say)} ${room.measure?.value(after.view, seat)}`;
    return `seat ${seat}: ${facts.join(" | ")} | ${measured} ${room.charge?.(after.view, seat) ?? ""}`;
  });
}

test.each(GAMES)("%s moves and counts as it did", async (game) => {
  await speak("en");
  const room = await openRoom(game);
  const moments = momentsOf(game);
  const seen = new Map<string, number>();
  const told = moments.flatMap((moment) => shown(room, moment, seen));
  const last = moments.at(-1)?.after;
  if (last === undefined) throw new Error("nothing was recorded");
  const middle = moments[Math.floor(moments.length / 2)];
  // The whole game's events, though only some of its positions were recorded: those of other kinds are shown in one of them.
  const events = last.log.flatMap((happened) => happened.events).filter(({ event }) => !seen.has(event));
  const rare = middle === undefined ? [] : shown(room, { ...middle, events }, new Map());
  const seats = recordingOf(game).messages.flatMap((message) =>
    message.type === "room" ? [message.info.seats.length] : [],
  )[0];
  if (seats === undefined) throw new Error("nobody sat there");
  const counts = moments
    .filter((_, index) => index % 8 === 0)
    .flatMap((moment) => [...counted(room, moment, seats), ""]);
  const sheet = room.scores({ view: last.view, log: last.log, isWhole: true }, sayOf(room));
  const quiet = recordingOf(game).actions.map(({ action }) => [room.isQuiet?.(action, last.view) ?? false, action]);
  const lines = [
    ...told,
    ...rare,
    "",
    ...counts,
    JSON.stringify(sheet),
    ...quiet.map((one) => JSON.stringify(one)),
    "",
  ];
  await expect(lines.join("\n")).toMatchFileSnapshot(`./read/moments-${game}.txt`);
});
