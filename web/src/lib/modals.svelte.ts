// Which dialog is on top. Everything beneath it cannot be reached or heard, so notices move into it.
import { untrack } from "svelte";

let stack: HTMLDialogElement[] = $state.raw([]);

export function topmost(): HTMLDialogElement | undefined {
  // One that Escape has closed stays in the stack until the browser tells us of it, a moment later.
  return stack.findLast((each) => each.open);
}

/** Shows a dialog; returns how to hide it. The browser keeps the focus inside a modal one and gives it back afterwards. */
export function present(dialog: HTMLDialogElement, isModal: boolean): () => void {
  if (isModal) {
    dialog.showModal();
    // Whoever shows a dialog does not want to be told which ones are shown.
    keep([...untrack(() => stack), dialog]);
  } else {
    dialog.show();
  }
  return () => {
    keep(stack.filter((each) => each !== dialog));
    if (dialog.open) dialog.close();
  };
}

/** The root is told, too: with `:has(dialog:modal)` the browser would look for one through the whole page at every change. */
function keep(dialogs: HTMLDialogElement[]): void {
  stack = dialogs;
  document.documentElement.toggleAttribute("data-modal", dialogs.length > 0);
}
