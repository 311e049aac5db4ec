import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addressOf, router, routeOf, type Route } from "./router.svelte.ts";

const ORIGIN = location.origin;

function at(address: string): Route {
  return routeOf(new URL(address, "http://table.example"));
}

const PLACES: [string, Route][] = [
  ["/", { page: "hall" }],
  ["/t/k7wq", { page: "table", id: "k7wq" }],
  ["/new/drachenfaust", { page: "new", game: "drachenfaust" }],
  ["/t/k7wq#invite=s3cr-t", { page: "table", id: "k7wq", code: "s3cr-t" }],
  ["/t/a%2Fb", { page: "table", id: "a/b" }],
  ["/g/k7wq/review", { page: "review", id: "k7wq" }],
  ["/g/k7wq/review?seat=2", { page: "review", id: "k7wq", seat: 1 }],
  ["/review", { page: "review", id: null }],
  ["/g/k7wq", { page: "replay", id: "k7wq", move: null }],
  ["/g/k7wq?move=0", { page: "replay", id: "k7wq", move: 0 }],
  ["/g/k7wq?move=41", { page: "replay", id: "k7wq", move: 41 }],
  ["/g/k7wq?move=41&seat=2", { page: "replay", id: "k7wq", move: 41, seat: 1 }],
  ["/g/k7wq?seat=1", { page: "replay", id: "k7wq", move: null, seat: 0 }],
  ["/puzzles", { page: "puzzles", game: null }],
  ["/puzzles?game=drachenfels", { page: "puzzles", game: "drachenfels" }],
  ["/puzzles/96ac21", { page: "puzzle", id: "96ac21" }],
  ["/rules", { page: "books" }],
  ["/record", { page: "record" }],
  ["/account", { page: "account" }],
  ["/rules/drachenhueter", { page: "rules", game: "drachenhueter", clause: null }],
  ["/rules/drachensachen#3.5", { page: "rules", game: "drachensachen", clause: "3.5" }],
  ["/new/chess", { page: "lost", path: "/new/chess" }],
  ["/rules/chess", { page: "lost", path: "/rules/chess" }],
  ["/t", { page: "lost", path: "/t" }],
  ["/t/k7wq/more", { page: "lost", path: "/t/k7wq/more" }],
];

describe("an address", () => {
  test.each(PLACES)("%s means a page, and the page has that address", (address, route) => {
    expect(at(address)).toEqual(route);
    expect(addressOf(route)).toBe(address);
  });

  test("may end in a slash", () => {
    expect(at("/t/k7wq/")).toEqual({ page: "table", id: "k7wq" });
  });

  test.each(["-1", "1.5", "last", "", "12345678"])("with move=%s shows the end", (move) => {
    expect(at(`/g/k7wq?move=${move}`)).toEqual({ page: "replay", id: "k7wq", move: null });
  });

  test.each(["0", "-1", "10", "first", ""])("with seat=%s is through nobody's eyes", (seat) => {
    expect(at(`/g/k7wq?move=3&seat=${seat}`)).toEqual({ page: "replay", id: "k7wq", move: 3 });
  });

  test.each(["#", "#invite=", "#content"])("of a table with %s behind it has no invitation", (hash) => {
    expect(at(`/t/k7wq${hash}`)).toEqual({ page: "table", id: "k7wq" });
  });

  test("with broken characters is taken as it stands", () => {
    expect(at("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
  });
});

describe("going", () => {
  let stop: () => void;
  beforeEach(() => {
    stop = router.follow();
    router.go({ page: "hall" });
  });
  afterEach(() => stop());

  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const target = document.body.querySelector("[data-target]") ?? document.body.querySelector("a");
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
    // Whatever the router leaves to the browser must not leave the test.
    const stay = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    let left = false;
    window.addEventListener("click", stay, { once: true });
    target?.dispatchEvent(event);
    return left;
  }

  test("changes the page and the address", () => {
    router.go({ page: "table", id: "k7wq" });
    expect(router.route).toEqual({ page: "table", id: "k7wq" });
    expect(location.href).toBe(`${ORIGIN}/t/k7wq`);
  });

  test("amending leaves nothing to go back over", () => {
    const steps = history.length;
    router.amend({ page: "replay", id: "k7wq", move: 7 });
    expect(location.search).toBe("?move=7");
    expect(history.length).toBe(steps);
  });

  test("the browser's buttons are followed", () => {
    history.replaceState(null, "", "/rules/drachenfels");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ page: "rules", game: "drachenfels", clause: null });
  });

  test("a link into the house is followed, also from within", () => {
    expect(click('<a href="/t/k7wq"><b data-target>Table</b></a>')).toBe(false);
    expect(router.route).toEqual({ page: "table", id: "k7wq" });
  });

  test.each([
    ["to another house", '<a href="http://other.example/">x</a>', {}],
    ["into a new window", '<a href="/t/a" target="_blank">x</a>', {}],
    ["to a download", '<a href="/t/a" download>x</a>', {}],
    ["to the server's own addresses", '<a href="/api/tables/a/record">x</a>', {}],
    ["within the page", '<a href="/#content">x</a>', {}],
    ["with a key held down", '<a href="/t/a">x</a>', { ctrlKey: true }],
    ["with another button", '<a href="/t/a">x</a>', { button: 1 }],
  ])("a link %s is the browser's", (_, html, init) => {
    expect(click(html, init)).toBe(true);
    expect(router.route).toEqual({ page: "hall" });
  });
});
