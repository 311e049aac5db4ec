// Which dialog is on top. Everything beneath it cannot be reached or heard, so notices move into it.
import { untrack } from "svelte";

let stack: HTMLDialogElement[] = $state.raw([]);

export function topmost(): HTMLDialogElement | undefined {
  return stack.at(-1);
}

/** Shows a dialog; returns how to hide it. The browser keeps the focus inside a modal one and gives it back afterwards. */
export function present(dialog: HTMLDialogElement, isModal: boolean): () => void {
  if (isModal) {
    dialog.showModal();
    // Whoever shows a dialog does not want to be told which ones are shown.
    stack = [...untrack(() => stack), dialog];
  } else {
    dialog.show();
  }
  return () => {
    stack = stack.filter((each) => each !== dialog);
    if (dialog.open) dialog.close();
  };
}
