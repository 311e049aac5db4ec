/** How large letters are: one `rem` in pixels. Whoever wants them larger has said so to the browser. */
export function letterSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}
