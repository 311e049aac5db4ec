// What is on the table, for the tests that look at all of it: which things say nothing, what the strip says of each, how small the letters are.
(() => {
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const table = () => document.querySelector(".around");
  const nameOf = (element) => {
    const way = [];
    for (let at = element; at !== null && at !== table() && way.length < 4; at = at.parentElement) {
      way.unshift(`${at.tagName.toLowerCase()}${[...at.classList].map((name) => `.${name}`).join("")}`);
    }
    return `${way.join(" > ")} "${element.textContent.trim().slice(0, 20)}"`;
  };

  function textsIn(root) {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      const { width, height } = range.getBoundingClientRect();
      if (textContent.trim() === "" || width < 1 || height < 1 || parent.closest(".unseen") !== null) continue;
      if (isSeen(parent)) found.push({ text: textContent.trim(), parent });
    }
    return found;
  }

  /** Whether a button says in words what it does. */
  function speaks(element) {
    const button = element.closest("button, a");
    return button !== null && textsIn(button).some(({ text }) => /\p{L}{2}/u.test(text));
  }

  const isTold = (element) => /\S\s+\S/.test(element.closest("[data-about]")?.dataset.about ?? "");

  /** Pictures and numbers that say nothing about themselves. */
  function silent() {
    const pictures = [...table().querySelectorAll("svg, img, [role=img]")].filter(
      (picture) => picture.parentElement.closest("svg, [role=img]") === null && isSeen(picture),
    );
    const numbers = textsIn(table())
      .filter(({ text }) => !/\p{L}{2}/u.test(text))
      .map(({ parent }) => parent);
    const things = [...pictures, ...numbers].filter((thing) => thing.closest(".words") === null);
    return [...new Set(things.filter((thing) => !isTold(thing) && !speaks(thing)).map(nameOf))];
  }

  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  const strip = () => document.getElementById("strip");
  const plain = (text) => text.replace(/\s+/g, " ").trim();

  /** Puts the focus on a thing; whether the strip then says what the thing says, all of it on the screen. */
  async function isHeard(thing) {
    if (thing.tabIndex < 0) thing.tabIndex = -1;
    thing.focus({ focusVisible: true, preventScroll: true });
    await painted();
    const { left, top, right, bottom } = strip().getBoundingClientRect();
    const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return plain(strip().textContent) === plain(thing.dataset.about) && isSeen(strip()) && isWhole;
  }

  /** Those of which the strip does not say what they say. What the table does meanwhile may take the focus away, so each is tried again. */
  async function unheard() {
    const wrong = [];
    const things = [...table().querySelectorAll("[data-about]")].filter(isSeen);
    for (const thing of things) {
      let tries = 3;
      while (tries > 0 && thing.isConnected && !(await isHeard(thing))) tries -= 1;
      if (tries === 0) {
        wrong.push(`${nameOf(thing)} says "${thing.dataset.about}", the strip "${plain(strip().textContent)}"`);
      }
    }
    return { count: things.length, wrong };
  }

  /** Letters smaller than this, as they are drawn. */
  function small(least) {
    return textsIn(table()).flatMap(({ text, parent }) => {
      const drawn = parent.closest("svg") === null ? null : parent.getScreenCTM();
      const size = parseFloat(getComputedStyle(parent).fontSize) * (drawn === null ? 1 : Math.hypot(drawn.a, drawn.b));
      return size < least - 0.05 ? [`${size.toFixed(1)} px: ${text.slice(0, 30)} (${nameOf(parent)})`] : [];
    });
  }

  /** How much of their share of the screen things that grow take, in the direction in which they take more; and how large the shares are. */
  function growth() {
    const game = document.querySelector(".game").getBoundingClientRect();
    const things = [...table().querySelectorAll("[data-grows]")].filter(isSeen);
    const shares = things.map((thing) => {
      const [box, share] = [thing.getBoundingClientRect(), thing.parentElement.getBoundingClientRect()];
      return { name: nameOf(thing), fills: Math.max(box.width / share.width, box.height / share.height) };
    });
    const parents = [...new Set(things.map((thing) => thing.parentElement))].map((parent) => parent.getBoundingClientRect());
    const area = parents.reduce((sum, { width, height }) => sum + width * height, 0);
    return { shares, covered: area / (game.width * game.height) };
  }

  window.walk = { silent, unheard, small, growth };
})();
