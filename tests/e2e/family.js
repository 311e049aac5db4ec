// One step for everybody at this device: whoever is asked takes it, looks at everything that is allowed, and does one of it.
(choice) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const choose = (things) => things.at(choice === "first" ? 0 : -1);
  if (all("dialog[open] table").length > 0) return "over";
  const listed = choose(all("dialog[open] li button"));
  const asked = all(".cover button, .words .all")[0];
  const button = listed ?? asked ?? choose(all(".words [data-can]"));
  button?.click();
  return button === undefined ? "waits" : button === asked ? "asks" : "acts";
};
