// Runs before anything is painted: the light that this visitor chose. The page's own script comes too late for it.
// A plain script, since a module would wait for the page; `settings.svelte.ts` is where the choice is made.
try {
    const theme = localStorage.getItem("drachenhort.theme");
    if (theme === "lamplight" || theme === "daylight") document.documentElement.dataset.theme = theme;
} catch {
    // A browser may forbid keeping anything.
}
