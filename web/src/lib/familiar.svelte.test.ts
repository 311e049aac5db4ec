import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import("./familiar.svelte.ts");

test("a game is new until two were played to the end, each by itself", async () => {
  const { isNew, noteFinished, finishedGames } = await load();
  expect(isNew("drachenfels")).toBe(true);
  noteFinished("drachenfels");
  expect(isNew("drachenfels")).toBe(true);
  noteFinished("drachenfels");
  expect(isNew("drachenfels")).toBe(false);
  expect(finishedGames("drachenfaust")).toBe(0);
});

test("it is known after the page was loaded again", async () => {
  (await load()).noteFinished("drachenfels");
  vi.resetModules();
  expect((await load()).finishedGames("drachenfels")).toBe(1);
});

test("it is somebody's first game until one was played or learnt to its end", async () => {
  const { isFirst, isNew, noteFinished, noteLed } = await load();
  expect(isFirst("drachenfels")).toBe(true);
  noteLed("drachenfels");
  expect([isFirst("drachenfels"), isNew("drachenfels")]).toEqual([false, true]);
  noteFinished("drachenfaust");
  expect([isFirst("drachenfaust"), isFirst("drachensachen")]).toEqual([false, true]);
  vi.resetModules();
  expect((await load()).isFirst("drachenfels")).toBe(false);
});

test("what is no count of ours is as good as none", async () => {
  for (const kept of ["no json", "3", '{"drachenfels":"many"}', "null"]) {
    localStorage.setItem("drachenhort.finished", kept);
    vi.resetModules();
    expect((await load()).finishedGames("drachenfels")).toBe(0);
  }
});
