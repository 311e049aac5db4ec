/** What a weave is made of: each game has one of its own for the backs of its cards. */

/** The woven field: 160 x 240, in whole cells of 20. */
export const LEFT = 20;
export const TOP = 20;
export const COLUMNS = 8;
export const ROWS = 12;
export const CELL = 20;

/** A strand is drawn twice: its edge in the dark of the field, its body in colour. */
export function strands(data: string, name = ""): string {
  return `<path class="strand-edge" d="${data}"/><path class="strand${name}" d="${data}"/>`;
}

export function cells(draw: (x: number, y: number, column: number, row: number) => string): string {
  let data = "";
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) data += draw(LEFT + column * CELL, TOP + row * CELL, column, row);
  return data;
}
