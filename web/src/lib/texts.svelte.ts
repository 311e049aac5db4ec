// The words. One Fluent catalogue for the engine and the client; `web.ftl` and the games' covers hold what only the client says.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { Remembered } from "./remembered.svelte.ts";

/** One that there are texts in. */
export type Language = string;
export type Values = Record<string, string | number>;

const own = import.meta.glob<string>("#texts/*/web.ftl", { query: "?raw", import: "default", eager: true });
/** What stands on the games' boxes, which the hall shows before any game is loaded. */
const covers = import.meta.glob<string>("#games/*/cover.*.ftl", { query: "?raw", import: "default", eager: true });
const others = import.meta.glob<string>(["#texts/*/*.ftl", "!#texts/*/web.ftl", "#games/*/texts.*.ftl"], {
  query: "?raw",
  import: "default",
});

/** Whatever has a folder of texts. */
export const LANGUAGES: readonly Language[] = Object.keys(own)
  .map((path) => path.split("/").at(-2) ?? "")
  .sort();

/** Each language in its own words, without reading all the others. */
export function languageName(language: Language): string {
  return /^language-name = (.+)$/m.exec(source(own, language, "web"))?.[1] ?? language;
}

// Before anything is chosen it is the language that `first.js` found.
const found = LANGUAGES.find((language) => language === document.documentElement.lang) ?? "en";
const chosen = new Remembered("language", LANGUAGES, found, (value) => void speak(value));
const loaded = new Map<string, Catalogue>();
/** What else has words of its own, and has to have them before another language is spoken. */
const speakers: ((language: Language) => Promise<unknown>)[] = [];

/** From now on this is loaded too before another language is spoken. */
export function speakWith(load: (language: Language) => Promise<unknown>): void {
  speakers.push(load);
}

export function language(): Language {
  return chosen.value;
}

/** Switch over, once everything that is in use has its words in the new language. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([
    ...[...loaded.values()].map((catalogue) => catalogue.load(language)),
    ...speakers.map((load) => load(language)),
  ]);
  chosen.value = language;
}

/** A count of things on a table. The browser's own formats take long to make, and would write it the same. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** So many sentences are kept as they were said; a table says the same few hundred again and again. */
const KEPT = 2000;

const isCount = (value: string | number): value is number =>
  typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;

/** The texts of a few files, in every language that was loaded. */
export class Catalogue {
  #names: readonly string[];
  #sources = new Map<Language, readonly string[]>();
  #bundles = new Map<Language, FluentBundle>();
  #said = new Map<string, string>();

  constructor(...names: readonly string[]) {
    this.#names = names;
  }

  has(language: Language): boolean {
    return this.#sources.has(language);
  }

  async load(language: Language): Promise<void> {
    if (!this.has(language)) {
      this.fill(language, await Promise.all(this.#names.map((name) => source(others, language, name)())));
    }
  }

  fill(language: Language, sources: readonly string[]): void {
    this.#sources.set(language, sources);
    this.#bundles.delete(language);
    this.#said.clear();
  }

  /** Read when something is first said in this language: many only ever need one. */
  #bundle(language: Language): FluentBundle | undefined {
    const found = this.#bundles.get(language);
    const sources = this.#sources.get(language);
    if (found !== undefined || sources === undefined) return found;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of sources) bundle.addResource(new FluentResource(text));
    this.#bundles.set(language, bundle);
    return bundle;
  }

  /** The message with this id, or its attribute for `id.attribute`. A missing text shows its id, and the console says so. */
  say(id: string, values: Values = {}): string {
    const key = JSON.stringify([chosen.value, id, values]);
    const said = this.#said.get(key);
    if (said !== undefined) return said;
    const text = this.sayIn(chosen.value, id, values);
    if (this.#said.size >= KEPT) this.#said.clear();
    this.#said.set(key, text);
    return text;
  }

  /** In a language that has been loaded, whichever is spoken. */
  sayIn(language: Language, id: string, values: Values = {}): string {
    const bundle = this.#bundle(language);
    const [key = id, attribute] = id.split(".");
    const message = bundle?.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    const errors: Error[] = [];
    const filled = Object.entries(values).map(([name, value]) => [name, isCount(value) ? new Count(value) : value]);
    const text = bundle && pattern ? bundle.formatPattern(pattern, Object.fromEntries(filled), errors) : id;
    if (!pattern) console.error(`no text ${id} in ${language}`);
    for (const error of errors) console.error(`text ${id} in ${language}: ${error.message}`);
    return text;
  }
}

/** The catalogue of these files, with the language spoken now. */
export async function loadCatalogue(...names: readonly string[]): Promise<Catalogue> {
  const key = names.join("+");
  const catalogue = loaded.get(key) ?? new Catalogue(...names);
  // Somebody may switch over while it is loading.
  while (!catalogue.has(chosen.value)) await catalogue.load(chosen.value);
  loaded.set(key, catalogue);
  return catalogue;
}

/** The file of a name: one of ours, or the texts of a game. */
function source<Kind>(files: Record<string, Kind>, language: Language, name: string): Kind {
  const ends = [`/texts/${language}/${name}.ftl`, `/games/${name}/texts.${language}.ftl`];
  const found = Object.entries(files).find(([path]) => ends.some((end) => path.endsWith(end)))?.[1];
  if (found === undefined) throw new Error(`there are no texts ${language}/${name}.ftl`);
  return found;
}

const web = new Catalogue("web");
for (const language of LANGUAGES) {
  const onCovers = Object.entries(covers).filter(([path]) => path.endsWith(`/cover.${language}.ftl`));
  web.fill(language, [source(own, language, "web"), ...onCovers.map(([, text]) => text)]);
}

/** A text of the client's own. */
export function say(id: string, values: Values = {}): string {
  return web.say(id, values);
}
