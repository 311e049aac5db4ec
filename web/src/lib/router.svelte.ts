// Which page an address means, and going there without loading everything anew.
import { coverOf, isGame, type GameId } from "./games.ts";

export type Route =
  | { page: "hall" }
  | { page: "new"; game: GameId }
  /** Where something of one's own is made for a game. */
  | { page: "make"; game: GameId }
  /** With the code of an invitation, which stands behind the #, where no server sees it. */
  | { page: "table"; id: string; code?: string }
  /** Seats count from 0 here, and in the address, which people read, from 1. */
  | { page: "replay"; id: string; move: number | null; seat?: number }
  /** How somebody played: at a table, or with none in a record that they bring. */
  | { page: "review"; id: string | null; seat?: number }
  /** With a game only its puzzles. */
  | { page: "puzzles"; game: GameId | null }
  | { page: "puzzle"; id: string }
  | { page: "books" }
  /** The designer's lab; the key of whoever runs the server stands behind the #. */
  | { page: "lab"; key?: string }
  /** A run of it. */
  | { page: "run"; id: string }
  | { page: "record" }
  | { page: "account" }
  | { page: "rules"; game: GameId; clause: string | null }
  | { page: "lost"; path: string };

const INVITATION = "#invite=";

export function routeOf(url: URL): Route {
  const [, first = "", second = "", ...rest] = url.pathname.split("/").map(decoded);
  const lost: Route = { page: "lost", path: url.pathname };
  if (first === "g" && second !== "" && rest.join("/") === "review")
    return { page: "review", id: second, ...eyes(url.searchParams) };
  if (rest.some((part) => part !== "")) return lost;
  if (first === "") return { page: "hall" };
  if (first === "new" && isGame(second)) return { page: "new", game: second };
  if (first === "make" && isGame(second) && coverOf(second).has_editor === true) return { page: "make", game: second };
  if (first === "t" && second !== "") return { page: "table", id: second, ...invitation(url.hash) };
  if (first === "g" && second !== "")
    return { page: "replay", id: second, move: moveOf(url.searchParams.get("move")), ...eyes(url.searchParams) };
  if (first === "review" && second === "") return { page: "review", id: null };
  if (first === "puzzles" && second === "") return { page: "puzzles", game: gameOf(url.searchParams.get("game")) };
  if (first === "puzzles") return { page: "puzzle", id: second };
  if (first === "lab" && second === "") return { page: "lab", ...labKey(url.hash) };
  if (first === "lab") return { page: "run", id: second };
  if (first === "record" && second === "") return { page: "record" };
  if (first === "account" && second === "") return { page: "account" };
  if (first === "rules" && second === "") return { page: "books" };
  if (first === "rules" && isGame(second))
    return { page: "rules", game: second, clause: decoded(url.hash.slice(1)) || null };
  return lost;
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case "hall":
      return "/";
    case "new":
      return `/new/${route.game}`;
    case "make":
      return `/make/${route.game}`;
    case "table":
      return `/t/${encodeURIComponent(route.id)}${route.code === undefined ? "" : INVITATION + encodeURIComponent(route.code)}`;
    case "replay":
      return `/g/${encodeURIComponent(route.id)}${query({ move: route.move, seat: route.seat === undefined ? null : route.seat + 1 })}`;
    case "review":
      if (route.id === null) return "/review";
      return `/g/${encodeURIComponent(route.id)}/review${query({ seat: route.seat === undefined ? null : route.seat + 1 })}`;
    case "puzzles":
      return `/puzzles${route.game === null ? "" : `?game=${route.game}`}`;
    case "puzzle":
      return `/puzzles/${encodeURIComponent(route.id)}`;
    case "lab":
      return "/lab";
    case "run":
      return `/lab/${encodeURIComponent(route.id)}`;
    case "record":
      return "/record";
    case "account":
      return "/account";
    case "books":
      return "/rules";
    case "rules":
      return `/rules/${route.game}${route.clause === null ? "" : `#${encodeURIComponent(route.clause)}`}`;
    case "lost":
      return route.path;
  }
}

function query(values: Record<string, number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return given.length === 0 ? "" : `?${given.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

function eyes(values: URLSearchParams): { seat?: number } {
  const seat = values.get("seat") ?? "";
  return /^[1-9]$/.test(seat) ? { seat: Number(seat) - 1 } : {};
}

function invitation(hash: string): { code?: string } {
  const code = hash.startsWith(INVITATION) ? decoded(hash.slice(INVITATION.length)) : "";
  return code === "" ? {} : { code };
}

function labKey(hash: string): { key?: string } {
  return hash.length > 1 ? { key: decoded(hash.slice(1)) } : {};
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function gameOf(text: string | null): GameId | null {
  return text !== null && isGame(text) ? text : null;
}

/** A move's number; anything else shows the end. */
function moveOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  #route: Route = $state.raw(routeOf(new URL(location.href)));

  get route(): Route {
    return this.#route;
  }

  go(route: Route): void {
    history.pushState(null, "", addressOf(route));
    this.#route = route;
  }

  /** Say more precisely where we are, without a step to go back over. */
  amend(route: Route): void {
    history.replaceState(null, "", addressOf(route));
    this.#route = route;
  }

  /** Follow the browser's buttons and every link into the house; returns how to stop. */
  follow(): () => void {
    const onpopstate = () => (this.#route = routeOf(new URL(location.href)));
    const onclick = (event: MouseEvent) => this.#follow(event);
    window.addEventListener("popstate", onpopstate);
    document.addEventListener("click", onclick);
    return () => {
      window.removeEventListener("popstate", onpopstate);
      document.removeEventListener("click", onclick);
    };
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    // Within a page the browser finds the way itself.
    if (url.pathname === location.pathname && url.search === location.search && url.hash !== "") return;
    event.preventDefault();
    this.go(routeOf(url));
  }
}

export const router = new Router();
