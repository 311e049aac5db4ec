/** How large letters are: one `rem` in pixels. Whoever wants them larger has said so to the browser. */
export function letterSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Whether so many `rem` have room in so many pixels. Before anything is laid out nothing has, and nothing is asked. */
export function fits(rem: number, pixels: number): boolean {
  return pixels > 0 && pixels >= rem * letterSize();
}
