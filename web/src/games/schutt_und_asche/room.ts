import { room } from "../../table/contract.ts";
import Belongings from "./Belongings.svelte";
import { marks } from "./marks.ts";
import { motion, ratio } from "./motion.ts";
import Piece from "./Piece.svelte";
import Table from "./Table.svelte";
import { facts, measure, scores } from "./told.ts";
import { isQuiet } from "./tapping.ts";
import type { Action } from "./types.ts";

export default room({
  Table,
  Belongings,
  Piece,
  ratio,
  facts,
  plaque: (seat): Action => ({ do: "name", seat }),
  isQuiet,
  motion,
  marks,
  scores,
  measure,
});
