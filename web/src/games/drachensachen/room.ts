import { room } from "../../table/contract.ts";
import Belongings from "./Belongings.svelte";
import { marks } from "./marks.ts";
import { motion } from "./motion.ts";
import Piece from "./Piece.svelte";
import { isQuiet } from "./quiet.ts";
import Table from "./Table.svelte";
import { facts, measure, scores } from "./told.ts";
import type { Action } from "./types.ts";

export default room({
  Table,
  Belongings,
  Piece,
  facts,
  plaque: (seat): Action => ({ do: "give", seat }),
  isQuiet,
  marks,
  motion,
  scores,
  measure,
});
