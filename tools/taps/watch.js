// Writes down, for every tap on the table, how long it took until a frame was painted that shows what it did. A tap is made
// when the finger is lifted.
"use strict";
window.taps = [];

addEventListener(
  "pointerup",
  ({ target, timeStamp }) => {
    const table = target.closest(".region");
    if (table === null) return;
    const seen = new MutationObserver(() => {
      seen.disconnect();
      // The frame with the change is painted after this callback; the message comes when it has been.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.taps.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    });
    seen.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  },
  true,
);
