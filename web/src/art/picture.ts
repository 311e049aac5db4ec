/** Pictures: a drawing with its page around it. */

export const JEWELS = ["ruby", "sapphire", "topaz", "emerald", "pearl", "amethyst", "ash"] as const;
export type Jewel = (typeof JEWELS)[number];

/** A creature or scene: markup for a page of 200 x 280, and the one jewel colour it uses. */
export interface Drawing {
  readonly jewel: Jewel;
  readonly markup: string;
}

/** Draws it when it is first looked at, and keeps it. */
export function once<Drawn>(draw: () => Drawn): () => Drawn {
  let drawn: Drawn | undefined;
  return () => (drawn ??= draw());
}

/**
 * Drawings by name, each drawn when it is first looked at and then kept: a table shows a few of them, and all of them
 * together take a phone longer than everything else it does to open the table.
 */
export function whenSeen<Name extends string>(
  painters: Readonly<Record<Name, () => Drawing>>,
): Readonly<Record<Name, Drawing>> {
  const drawn = {} as Record<Name, Drawing>;
  for (const name of Object.keys(painters) as Name[]) {
    Object.defineProperty(drawn, name, { enumerable: true, get: once(painters[name]) });
  }
  return drawn;
}

/** The size of every creature's page and of every card. */
export const PAGE = { width: 200, height: 280 } as const;

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}

/** A drawing as a group, to be put into a card, a box or a board. */
export function group({ jewel, markup }: Drawing, transform = ""): string {
  return `<g class="art art-${jewel}"${transform ? ` transform="${transform}"` : ""}>${markup}</g>`;
}

/** A whole SVG element. With a label it is a picture to a screen reader, without one it is decoration. */
export function svg(markup: string, width: number = PAGE.width, height: number = PAGE.height, label = ""): string {
  const spoken = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${spoken}>${markup}</svg>`;
}

/** A drawing alone on its page. */
export function picture(drawing: Drawing, label = ""): string {
  return svg(group(drawing), PAGE.width, PAGE.height, label);
}
