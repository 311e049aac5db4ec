// Stands in the page itself, and runs before anything is painted: the light that this visitor chose, and the language of
// the page's first words. `settings.svelte.ts` and `texts.svelte.ts` is where one chooses.
(function (/** @type {HTMLElement} */ page) {
    function kept(/** @type {string} */ name) {
        try {
            return localStorage.getItem("drachenhort." + name);
        } catch {
            // A browser may forbid keeping anything.
            return null;
        }
    }

    const theme = kept("theme");
    if (theme === "lamplight" || theme === "daylight") page.dataset.theme = theme;

    // What was chosen, or the first of the browser's languages that we have (the build names them in the page); English for everybody else.
    const wishes = [kept("language") ?? "", ...navigator.languages].map((wish) => wish.toLowerCase().split("-")[0]);
    const ours = (page.dataset.languages ?? "").split(" ");
    page.lang = wishes.find((wish) => wish && ours.includes(wish)) ?? "en";

    // All other files are asked for when the first words are on the screen: they would only keep these waiting.
    function goOn() {
        const later = document.getElementById("later");
        if (!(later instanceof HTMLTemplateElement)) return;
        // To ask for a file takes a moment: one after the other keeps nobody waiting who taps meanwhile.
        for (const file of [...later.content.children]) setTimeout(() => document.head.append(file));
        later.remove();
    }

    new PerformanceObserver((seen) => {
        if (seen.getEntriesByName("first-contentful-paint").length > 0) goOn();
    }).observe({ type: "paint", buffered: true });
    // Nothing is painted for whoever looks elsewhere.
    document.addEventListener("DOMContentLoaded", () => setTimeout(goOn, 300));
})(document.documentElement);
