import type { Attachment } from "svelte/attachments";
import { inTurn } from "./turns.ts";

/** So far from the edge of the window, in pixels, something is near: made now, it is there before anybody sees that it was not. */
const NEAR = 400;

/** Tells once that the element has come near, when there is time. */
export function whenNear(tell: () => void, near = NEAR): Attachment {
  return (element) => {
    let takeBack: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        takeBack = inTurn(tell);
      },
      { rootMargin: `${near}px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      takeBack?.();
    };
  };
}
