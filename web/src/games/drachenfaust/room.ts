import { room } from "../../table/contract.ts";
import Belongings from "./Belongings.svelte";
import { motion, ratio } from "./motion.ts";
import Piece from "./Piece.svelte";
import Table from "./Table.svelte";
import { facts, measure, scores } from "./told.ts";

export default room({ Table, Belongings, Piece, ratio, facts, motion, scores, measure });
