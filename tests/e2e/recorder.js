// Writes down, in the order in which it happens, what comes over the line, who takes the device, and what is on the page.
"use strict";
window.evening = [];

const Line = window.WebSocket;
window.WebSocket = class extends Line {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => window.evening.push({ is: "frame", text: data }));
  }
};

addEventListener(
  "click",
  (event) => {
    const taken = event.target.closest(".cover button");
    if (taken !== null) window.evening.push({ is: "taken", name: taken.innerText.trim() });
  },
  true,
);

let last = "";
function look() {
  const page = {
    is: "page",
    isCovered: document.querySelector(".cover") !== null,
    hand: [...document.querySelectorAll("[data-place^='hand:']")].map((thing) => thing.dataset.place.split(":")[1]),
    coins: [...document.querySelectorAll("[data-place^='purse:']")].map(
      (coin) => `${coin.dataset.place.split(":")[1]} ${coin.nextElementSibling.textContent}`,
    ),
    fist: [...document.querySelectorAll(".fist .inside .count")].map((count) => count.textContent),
    spoken: document.querySelector("p.unseen[role=status]")?.textContent ?? "",
  };
  const now = JSON.stringify(page);
  if (now !== last) window.evening.push(page);
  last = now;
}
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
