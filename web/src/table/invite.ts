// The way to a table, for others. The code of an invitation stands behind the #, where no server sees it.
import { here } from "../lib/here.svelte.ts";
import { notices } from "../lib/notices.svelte.ts";
import { addressOf } from "../lib/router.svelte.ts";
import { say } from "../lib/texts.svelte.ts";

export function linkTo(id: string, code?: string): string {
  return here.origin + addressOf({ page: "table", id, ...(code === undefined ? {} : { code }) });
}

export async function copyLink(id: string, code?: string): Promise<void> {
  const link = linkTo(id, code);
  const isCopied = await copied(link);
  notices.show(isCopied ? say("link-copied") : link, isCopied ? "note" : "trouble");
}

/** Only pages served safely have the clipboard; a table in the living room has the old way. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    return isDone;
  }
}
