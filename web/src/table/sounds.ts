// Quiet sounds, made on the spot. Off unless somebody wants them.
import { sound } from "../lib/settings.svelte.ts";

export type Sound = "card" | "cards" | "turn" | "coin" | "stone" | "mine" | "no" | "won";

let context: AudioContext | null = null;

/** A short rustle: noise through a filter, as paper on wood. */
function rustle(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loudness }))
    .connect(audio.destination);
  source.start(at);
}

/** A soft stroke: a tone that dies away, as wood or a bell. */
function stroke(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

const SCORES: Record<Sound, (audio: AudioContext, now: number) => void> = {
  card: (audio, now) => rustle(audio, now, 2400, 0.07, 0.25),
  cards: (audio, now) => [0, 0.06, 0.12].forEach((wait) => rustle(audio, now + wait, 2000, 0.07, 0.2)),
  turn: (audio, now) => rustle(audio, now, 3200, 0.12, 0.2),
  coin: (audio, now) => [1760, 2349].forEach((pitch, i) => stroke(audio, now + i * 0.05, pitch, 0.25, 0.05)),
  stone: (audio, now) => stroke(audio, now, 180, 0.12, 0.2),
  mine: (audio, now) => [440, 587].forEach((pitch, i) => stroke(audio, now + i * 0.11, pitch, 0.3, 0.08)),
  no: (audio, now) => stroke(audio, now, 147, 0.2, 0.12),
  won: (audio, now) => [392, 494, 587, 784].forEach((pitch, i) => stroke(audio, now + i * 0.13, pitch, 0.5, 0.08)),
};

export function play(name: Sound): void {
  if (sound.value === "off") return;
  context ??= new AudioContext();
  // A browser lets a page sound only after somebody has touched it.
  if (context.state === "suspended") void context.resume();
  SCORES[name](context, context.currentTime);
}
