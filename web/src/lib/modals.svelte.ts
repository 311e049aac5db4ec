// Which dialog is on top. Everything beneath it cannot be reached or heard, so notices move into it.

let stack: HTMLDialogElement[] = $state.raw([]);

export function topmost(): HTMLDialogElement | undefined {
  return stack.at(-1);
}

/** Shows or hides a dialog as asked; the browser keeps the focus inside a modal one and gives it back afterwards. */
export function present(dialog: HTMLDialogElement, isModal: boolean): () => void {
  if (isModal) {
    dialog.showModal();
    stack = [...stack, dialog];
  } else {
    dialog.show();
  }
  return () => {
    stack = stack.filter((each) => each !== dialog);
    if (dialog.open) dialog.close();
  };
}
