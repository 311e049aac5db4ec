import { room } from "../../table/contract.ts";
import Belongings from "./Belongings.svelte";
import { isQuiet } from "./choosing.ts";
import { marks, motion } from "./motion.ts";
import { ratioOf } from "./pictures.ts";
import Piece from "./Piece.svelte";
import Table from "./Table.svelte";
import { facts, measure, scores } from "./told.ts";

export default room({ Table, Belongings, Piece, ratio: ratioOf, facts, isQuiet, marks, motion, scores, measure });
