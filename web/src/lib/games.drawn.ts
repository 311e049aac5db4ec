/** What stands on the covers of the games, read when the client is built: the hall needs it at once. */
import { covers } from "../../scripts/found.ts";

export const COVERS = covers();
