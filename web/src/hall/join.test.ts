import { describe, expect, test } from "vitest";
import { wantedTable } from "./join.ts";

describe("where somebody wants to sit", () => {
  test.each([
    ["q7Rk2TfW", "q7Rk2TfW", null],
    ["  q7Rk2TfW \n", "q7Rk2TfW", null],
    ["/t/q7Rk2TfW", "q7Rk2TfW", null],
    ["http://192.168.0.7:8080/t/q7Rk2TfW", "q7Rk2TfW", null],
    ["https://games.example/t/q7Rk2TfW/?from=mail", "q7Rk2TfW", null],
    ["games.example/t/q7Rk2TfW#invite=s3cr-t_", "q7Rk2TfW", "s3cr-t_"],
    ["q7Rk2TfW#invite=s3cr-t_", "q7Rk2TfW", "s3cr-t_"],
    ["https://games.example/t/q7Rk2TfW#content", "q7Rk2TfW", null],
  ])("%s", (text, id, code) => {
    expect(wantedTable(text)).toEqual({ id, code });
  });

  test.each([
    "",
    "hello there",
    "short",
    "https://games.example/",
    "https://games.example/rules/drachenfels",
    "/t/../etc",
  ])("%s is nowhere", (text) => {
    expect(wantedTable(text)).toBeNull();
  });
});
