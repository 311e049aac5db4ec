// Writes down, for every tap on the table, what was tapped and how long it took until a frame was painted that shows what it
// did. A tap is made when the finger is lifted. The browser itself says when the next frame was painted; a tap that had shown
// nothing by then has only begun, and the frame after its first change counts.
"use strict";
window.taps = [];
const begun = new Map();

addEventListener(
  "click",
  ({ target, timeStamp }) => {
    const table = target.closest(".region");
    if (table === null) return;
    const written = { what: target.closest("[data-can]")?.textContent.trim().replace(/\s+/g, " ") ?? "", time: null };
    window.taps.push(written);
    const tap = { written, timeStamp, changed: Infinity, isPainted: false };
    begun.set(timeStamp, tap);
    const seen = new MutationObserver(() => {
      seen.disconnect();
      tap.changed = performance.now();
      if (tap.isPainted) writeWithNextFrame(tap);
    });
    seen.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  },
  true,
);

new PerformanceObserver((list) => {
  for (const { name, startTime, duration } of list.getEntries()) {
    const tap = name === "click" ? begun.get(startTime) : undefined;
    if (tap === undefined) continue;
    begun.delete(startTime);
    tap.isPainted = true;
    if (tap.changed <= startTime + duration) tap.written.time = duration;
    else if (tap.changed < Infinity) writeWithNextFrame(tap);
  }
}).observe({ type: "event", durationThreshold: 16 });

/** The frame with the change is painted after the next callback; the message comes when it has been. */
function writeWithNextFrame({ written, timeStamp }) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (written.time = performance.now() - timeStamp);
    port2.postMessage(null);
  });
}

/** When nothing on the table has changed for so many milliseconds. */
window.still = (quiet) =>
  new Promise((resolve) => {
    let timer = 0;
    const seen = new MutationObserver(() => wait());
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        seen.disconnect();
        resolve();
      }, quiet);
    };
    seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    wait();
  });

/** Where a finger meets the thing of that number, counted around, that can be tapped now; null if there is none. */
window.spot = (number) => {
  const all = [...document.querySelectorAll(".region [data-can]")].filter((thing) => {
    thing.scrollIntoView({ block: "nearest" });
    const { x, y } = middle(thing);
    return thing.contains(document.elementFromPoint(x, y));
  });
  if (all.length === 0) return null;
  const thing = all[number % all.length];
  thing.scrollIntoView({ block: "nearest" });
  return middle(thing);
};

function middle(thing) {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
