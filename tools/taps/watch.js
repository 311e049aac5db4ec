// Writes down, for every tap on the table, how long it took until a frame was painted that shows what it did. A tap is made
// when the finger is lifted. The browser itself says when the next frame was painted; a tap that had shown nothing by then
// has only begun, and the frame after its first change counts.
"use strict";
window.taps = [];
const begun = new Map();

addEventListener(
  "click",
  ({ target, timeStamp }) => {
    const table = target.closest(".region");
    if (table === null) return;
    const tap = { changed: Infinity, later: Promise.withResolvers() };
    begun.set(timeStamp, tap);
    const seen = new MutationObserver(() => {
      seen.disconnect();
      tap.changed = performance.now();
      // The frame with the change is painted after this callback; the message comes when it has been.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => tap.later.resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      });
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
    if (tap.changed <= startTime + duration) window.taps.push(duration);
    else void tap.later.promise.then((time) => window.taps.push(time));
  }
}).observe({ type: "event", durationThreshold: 16 });
