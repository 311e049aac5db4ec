// How a visitor wants it: light, speed, sound. Language has a home of its own, with the texts.
import { MediaQuery } from "svelte/reactivity";
import { Remembered } from "./remembered.svelte.ts";

export const theme = new Remembered("theme", ["system", "lamplight", "daylight"], "system");
export const speed = new Remembered("speed", ["slow", "normal", "fast", "instant"], "normal");
/** What follows a move of somebody else: the next one by itself, or only after a tap. */
export const stepping = new Remembered("stepping", ["by-itself", "tap"], "by-itself");
/** Whether the log stands open beside the table, where there is room for it. */
export const logBeside = new Remembered("log", ["open", "closed"], "open");
/** Whether a coach speaks at tables where all others are bots. */
export const coach = new Remembered("coach", ["off", "on"], "off");
export const sound = new Remembered("sound", ["off", "on"], "off");

/** What a card takes, and how long after it the next one follows, at normal speed. */
export const MOVE_MS = 220;
export const FOLLOW_MS = 70;

const PACE: Record<typeof speed.value, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const calm = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Whether things fade instead of travelling. */
export function isCalm(): boolean {
  return calm.current;
}

/** How long something takes that would take `milliseconds` at normal speed. */
export function paced(milliseconds: number): number {
  return milliseconds * PACE[speed.value];
}

/** Keeps the page's root as the settings say; call once, where the page begins. */
export function applySettings(root: HTMLElement): void {
  $effect.pre(() => {
    if (theme.value === "system") delete root.dataset.theme;
    else root.dataset.theme = theme.value;
  });
  $effect.pre(() => {
    root.style.setProperty("--pace", String(PACE[speed.value]));
  });
}
