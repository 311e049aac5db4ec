import { describe, expect, test } from "vitest";
import type { Moment, Position } from "../lib/table.ts";
import { MOST_WAITING, Stage } from "./stage.svelte.ts";

const position = (version: number): Position => ({ version }) as Position;
const moment = (version: number, isJump = false): Moment => ({
  before: null,
  after: position(version),
  events: [],
  said: [],
  isJump,
});

/** A stage whose acts take until they are told to be over. */
function theatre() {
  const told: number[] = [];
  const performed: number[] = [];
  const aborted: number[] = [];
  let finish = (): void => undefined;
  const stage = new Stage(({ after }) => void told.push(after.version));
  stage.performer = ({ after }, signal) => {
    performed.push(after.version);
    return new Promise((resolve) => {
      finish = resolve;
      signal.addEventListener("abort", () => {
        aborted.push(after.version);
        resolve();
      });
    });
  };
  const over = async (): Promise<void> => {
    finish();
    await settled();
  };
  return { stage, told, performed, aborted, over };
}

async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

describe("the stage", () => {
  test("shows acts one after the other", async () => {
    const { stage, told, performed, over } = theatre();
    stage.add(moment(0, true));
    stage.add(moment(1));
    stage.add(moment(2));
    expect(stage.shown?.version).toBe(0);
    expect(stage.isPlaying).toBe(true);
    await over();
    expect(stage.shown?.version).toBe(1);
    await over();
    expect(stage.shown?.version).toBe(2);
    expect(stage.isPlaying).toBe(false);
    expect([told, performed]).toEqual([
      [0, 1, 2],
      [1, 2],
    ]);
  });

  test("without a performer shows them at once", async () => {
    const stage = new Stage();
    stage.add(moment(1));
    await settled();
    expect(stage.shown?.version).toBe(1);
    expect(stage.isPlaying).toBe(false);
  });

  test("somebody impatient sees the end at once, and is told of everything in its order", async () => {
    const { stage, told, performed, aborted } = theatre();
    stage.add(moment(1));
    stage.add(moment(2));
    stage.add(moment(3));
    stage.skip();
    expect(stage.shown?.version).toBe(3);
    await settled();
    expect([told, performed, aborted]).toEqual([[1, 2, 3], [1], [1]]);
    expect(stage.isPlaying).toBe(false);
  });

  test("goes on after somebody was impatient", async () => {
    const { stage, performed, over } = theatre();
    stage.add(moment(1));
    stage.skip();
    stage.add(moment(2));
    await settled();
    expect(performed).toEqual([1, 2]);
    await over();
    expect(stage.shown?.version).toBe(2);
  });

  test("a jump drops what has not been shown", async () => {
    const { stage, told, aborted } = theatre();
    stage.add(moment(1));
    stage.add(moment(2));
    stage.add(moment(9, true));
    await settled();
    expect(stage.shown?.version).toBe(9);
    expect([told, aborted]).toEqual([[9], [1]]);
  });

  test("cleared, it shows nothing, and nothing that waited comes after", async () => {
    const { stage, told } = theatre();
    stage.add(moment(1));
    stage.add(moment(2));
    stage.clear();
    await settled();
    expect(stage.shown).toBeNull();
    expect(told).toEqual([]);
  });

  test("with too many waiting the older ones are not performed", async () => {
    const { stage, performed, over } = theatre();
    for (let version = 1; version <= MOST_WAITING + 3; version++) stage.add(moment(version));
    await over();
    expect(stage.shown?.version).toBe(3);
    expect(performed).toEqual([1, 4]);
  });

  test("whoever wants to see every act goes on to the next one, not to the last", async () => {
    const { stage, told, aborted } = theatre();
    stage.isPatient = () => true;
    stage.add(moment(0, true));
    stage.add(moment(1));
    stage.add(moment(2));
    stage.skip();
    await settled();
    expect([told, aborted]).toEqual([[0, 1], [1]]);
    expect(stage.isPlaying).toBe(true);
    stage.skipAll();
    expect(told).toEqual([0, 1, 2]);
  });

  test("no act of many is left out for whoever wants to see every one", async () => {
    const { stage, performed, over } = theatre();
    stage.isPatient = () => true;
    stage.add(moment(0, true));
    for (let version = 1; version <= MOST_WAITING + 3; version++) stage.add(moment(version));
    await over();
    expect(performed).toEqual([1, 2]);
  });
});
