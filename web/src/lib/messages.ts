// "Tell me when it is my turn": the browser's part of it. Nobody is asked for anything before they want it.
import { get, send } from "./api.ts";
import { bytesOf, textOf } from "./base64url.ts";
import type { MessagesWanted, NewDevice } from "./protocol.ts";
import { language } from "./texts.svelte.ts";

const WHERE = "/api/people/me/messages";
const WORKER = "/messages.js";

export type Quiet = NonNullable<NewDevice["quiet"]>;

/** `absent`: the server has none. `home`: only from the home screen. `unable`: not in this browser. */
export type Standing = "absent" | "home" | "unable" | "forbidden" | "off" | "on";

export interface Messages {
  readonly standing: Standing;
  readonly quiet: Quiet | null;
  /** What this server is subscribed to with. */
  readonly key: string;
}

/** It was asked for, and not allowed. */
export class Forbidden extends Error {}

function ability(key: string | null): Standing {
  if (key === null || !isSecureContext) return "absent";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    // Safari on iPhone and iPad has them only for pages that were put on the home screen.
    return "standalone" in navigator && navigator.standalone === false ? "home" : "unable";
  }
  return Notification.permission === "denied" ? "forbidden" : "off";
}

export async function askMessages(): Promise<Messages> {
  return understood(await get<MessagesWanted>(WHERE));
}

async function understood({ key, devices, quiet }: MessagesWanted): Promise<Messages> {
  const standing = ability(key);
  const own = standing === "off" ? await subscription() : null;
  const isOn = own !== null && devices.includes(await nameOf(own.endpoint));
  return { standing: isOn ? "on" : standing, quiet, key: key ?? "" };
}

/** Asks the visitor, if they have not been asked yet. Raises Forbidden if they do not want it after all. */
export async function switchOn(key: string, quiet: Quiet | null): Promise<Messages> {
  if ((await Notification.requestPermission()) !== "granted") throw new Forbidden();
  const worker = await navigator.serviceWorker.register(WORKER);
  await ready(worker);
  const before = await worker.pushManager.getSubscription();
  const isOurs = before !== null && textOf(before.options.applicationServerKey ?? new ArrayBuffer(0)) === key;
  if (before !== null && !isOurs) await before.unsubscribe();
  const own = isOurs
    ? before
    : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const said: NewDevice = {
    endpoint: own.endpoint,
    key: textOf(own.getKey("p256dh") ?? new ArrayBuffer(0)),
    auth: textOf(own.getKey("auth") ?? new ArrayBuffer(0)),
    language: language(),
    quiet,
  };
  return understood(await send<MessagesWanted>("PUT", WHERE, said));
}

export async function switchOff(): Promise<Messages> {
  const own = await subscription();
  if (own === null) return askMessages();
  await own.unsubscribe();
  return understood(await send<MessagesWanted>("POST", `${WHERE}/end`, { endpoint: own.endpoint }));
}

/** Whoever sits down here next gets nothing that is for me. The server learns it when it next tries. */
export async function forgetMessages(): Promise<void> {
  await (await subscription().catch(() => null))?.unsubscribe();
}

/** What was said of this table need not be said any longer: somebody is looking at it. */
export async function putMessagesAway(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: `table ${table}` })) ?? []) shown.close();
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Not `navigator.serviceWorker.ready`: that waits for ever if there is something wrong with the worker. */
async function ready(worker: ServiceWorkerRegistration): Promise<void> {
  const coming = worker.installing ?? worker.waiting;
  if (worker.active !== null || coming === null) return;
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
      else if (coming.state === "redundant") reject(new Error("the worker for messages does not start"));
    });
  });
}

async function nameOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return textOf(digest.slice(0, 16));
}

export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** As fields for the time of day have it: 22:00. */
export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** Null for what is no time of day. */
export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
