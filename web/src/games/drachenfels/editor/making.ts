// The board in the making: what it begins with, and what the engine finds wrong with it.
import { api } from "../../../lib/api.ts";
import type { BoardRead } from "../../../lib/protocol.ts";
import type { Making } from "../../../make/sketch.svelte.ts";
import { drawingOf, type Drawing } from "./drawing.ts";
import { fileOf, recalled } from "./file.ts";

export type Fault = BoardRead["faults"][number];

export const BOARD: Making<Drawing, Fault> = {
  key: "drachenhort.drachenfels-drawing",
  recalled,
  first: async (lang) => drawingOf(await api.printedBoard(lang)),
  faultsOf: async (drawing, lang) => (await api.checkBoard(fileOf(drawing), lang)).faults,
};
