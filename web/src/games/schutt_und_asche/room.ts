import { plainRoom } from "../../table/plain.ts";
import Ornament from "./Ornament.svelte";

export default plainRoom(Ornament);
