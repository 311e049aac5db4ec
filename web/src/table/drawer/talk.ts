// Who may chat.
import type { TableInfo } from "../../lib/protocol.ts";
import { seatsOf } from "../../lib/table.ts";

/** Whoever sits at the table or has set it up. The server takes no lines from those who only look on. */
export function mayTalk(info: TableInfo | null, me: string | null): boolean {
  return info !== null && me !== null && (info.host === me || seatsOf(info, me).length > 0);
}
