// Puts the licences of the fonts and of the code that others wrote into the bundle, as these licences ask for.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const LICENCES = "licences.txt";

const INTRODUCTION = `Drachenhort is under the MIT licence. Its pages also contain the fonts and programs of others,
each under the licence that stands here below its name.
`;

/** The folder of the package that a file comes from; null if it is one of ours. */
export function packageOf(file: string): string | null {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll("\\", "/"))?.[0] ?? null;
}

/** All licences, by the name of the package. */
export function licences(files: Iterable<string>): string {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = packageOf(file);
    if (folder !== null) folders.add(folder);
  }
  return [INTRODUCTION, ...[...folders].sort().map(section)].join("\n\n");
}

function section(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license: string;
  };
  const title = `${name} ${version}, ${license}`;
  return `${title}\n${"=".repeat(title.length)}\n\n${licenceText(folder, name, license)}\n`;
}

/** The package's own file, or for those that have none the text of the licence that they name. */
function licenceText(folder: string, name: string, license: string): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const known = join(import.meta.dirname, "licences", `${license}.txt`);
  if (own === undefined && !existsSync(known)) throw new Error(`${name} has no licence file, and there is no ${known}`);
  return readFileSync(own === undefined ? known : join(folder, own), "utf8").trim();
}

export function addLicences(root: string): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : file.originalFileNames.map((name) => join(root, name)),
      );
      this.emitFile({ type: "asset", fileName: LICENCES, source: licences(files) });
    },
  };
}
