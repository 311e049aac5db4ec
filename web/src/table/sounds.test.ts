import { beforeEach, expect, test, vi } from "vitest";
import { sound } from "../lib/settings.svelte.ts";
import { play } from "./sounds.ts";

/** Noise that is made, so that it can be looked at. */
const noises: Float32Array[] = [];

class AudioPart {
  readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = <Next>(next: Next): Next => next;
  start = (): void => undefined;
  stop = (): void => undefined;
}

class Loudspeaker {
  readonly sampleRate = 8000;
  readonly state = "running";
  readonly currentTime = 0;
  readonly destination = new AudioPart();

  createBuffer(_: number, length: number): { getChannelData: () => Float32Array } {
    const samples = new Float32Array(length);
    noises.push(samples);
    return { getChannelData: () => samples };
  }
}

beforeEach(() => {
  noises.length = 0;
  vi.stubGlobal("AudioContext", Loudspeaker);
  for (const node of ["AudioBufferSourceNode", "BiquadFilterNode", "GainNode", "OscillatorNode"]) {
    vi.stubGlobal(node, AudioPart);
  }
});

/** How loud some samples are at most. */
const loudest = (samples: Float32Array): number => Math.max(...samples.map(Math.abs));

test("without a wish for sounds none is made", () => {
  sound.value = "off";
  play("card");
  expect(noises).toEqual([]);
});

test("a card rustles and the rustle dies away, so that nothing clicks at its end", () => {
  sound.value = "on";
  play("card");
  expect(noises).toHaveLength(1);
  const [samples = new Float32Array()] = noises;
  const part = Math.floor(samples.length / 4);
  expect(loudest(samples.slice(0, part))).toBeGreaterThan(0.3);
  expect(loudest(samples.slice(-part))).toBeLessThan(0.1);
});
