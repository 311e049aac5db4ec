import { room } from "../../table/contract.ts";
import Belongings from "./Belongings.svelte";
import { marks } from "./marks.ts";
import { motion, ratio } from "./motion.ts";
import Piece from "./Piece.svelte";
import { isQuiet } from "./quiet.ts";
import Table from "./Table.svelte";
import { facts, measure, scores } from "./told.ts";

export default room({ Table, Belongings, Piece, ratio, facts, isQuiet, marks, motion, scores, measure });
