// The places on the table that things fly from and to. A game names them; here they are found.
import type { Attachment } from "svelte/attachments";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** No thing in flight is taller than this. */
export const TALLEST = 220;

export class Places {
  #elements = new Map<string, HTMLElement>();
  #hidden = new Set<HTMLElement>();
  /** What others have changed since my turn. */
  #fresh = new Set<string>();

  /** Marks an element as the place of this name, for as long as it is there. */
  readonly mark = (name: string): Attachment<HTMLElement> => {
    return (element) => {
      this.#elements.set(name, element);
      // Whoever looks at the page from outside finds them too.
      element.dataset.place = name;
      element.toggleAttribute("data-fresh", this.#fresh.has(name));
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
        this.#hidden.delete(element);
      };
    };
  };

  /** The element of this name, or of the nearest wider one: `hand:7:1`, then `hand:7`, then `hand`. */
  find(name: string): HTMLElement | undefined {
    for (let wanted = name; ; wanted = wanted.slice(0, wanted.lastIndexOf(":"))) {
      const found = this.#elements.get(wanted);
      if (found !== undefined || !wanted.includes(":")) return found;
    }
  }

  /** Where a thing with these proportions (width by height) would lie in this place. */
  box(name: string, ratio: number): Box | undefined {
    const area = this.find(name)?.getBoundingClientRect();
    return area && within(area, ratio);
  }

  /** Keeps a mark on places that have changed, whatever lies there by then. */
  freshen(names: Iterable<string>): void {
    for (const name of names) {
      this.#fresh.add(name);
      this.#elements.get(name)?.setAttribute("data-fresh", "");
    }
  }

  /** What has changed was looked at. */
  settle(): void {
    for (const name of this.#fresh) this.#elements.get(name)?.removeAttribute("data-fresh");
    this.#fresh.clear();
  }

  hide(name: string): void {
    const element = this.#elements.get(name);
    if (element === undefined) return;
    element.style.visibility = "hidden";
    this.#hidden.add(element);
  }

  showAll(): void {
    for (const element of this.#hidden) element.style.visibility = "";
    this.#hidden.clear();
  }
}

/** The largest box with these proportions in the middle of an area. */
export function within(area: Box, ratio: number): Box {
  const height = Math.min(area.height, area.width / ratio, TALLEST);
  const width = height * ratio;
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}
