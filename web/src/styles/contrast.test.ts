import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Light = "daylight" | "lamplight";
type Colours = Map<string, Record<Light, string>>;

const LIGHTS: Light[] = ["daylight", "lamplight"];
const JEWELS = ["ruby", "sapphire", "topaz", "emerald", "pearl", "amethyst", "ash"];
const WRITING = ["bone", "smoke", "ember", "gilt", ...JEWELS.map((jewel) => `${jewel}-text`)];

/** Every colour token: one colour, or one for each light. */
function read(css: string): Colours {
  const found: Colours = new Map();
  for (const [, name, value] of css.matchAll(/^ {2}--([\w-]+): (#[0-9a-f]{6}|light-dark\([^)]+\));$/gm)) {
    const [daylight, lamplight] = [...(value ?? "").matchAll(/#[0-9a-f]{6}(?![0-9a-f])/g)].map(([colour]) => colour);
    if (name !== undefined && daylight !== undefined) found.set(name, { daylight, lamplight: lamplight ?? daylight });
  }
  return found;
}

const colours = read(readFileSync(join(import.meta.dirname, "tokens.css"), "utf8"));

function colour(name: string, light: Light): string {
  const found = colours.get(name);
  if (found === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return found[light];
}

/** WCAG 2: relative luminance and contrast. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

test("the measure is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(LIGHTS)("by %s", (light) => {
  test.each(["table", "board"])("everything written on the %s is readable", (ground) => {
    for (const name of WRITING) {
      expect(contrast(colour(name, light), colour(ground, light)), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  // On parchment the writing is daylight's, whatever the room's light.
  test.each(["ink", ...WRITING])("%s is readable on parchment", (name) => {
    expect(contrast(colour(name, "daylight"), colour("parchment", light))).toBeGreaterThanOrEqual(4.5);
  });

  test("what stands on ember is readable", () => {
    expect(contrast(colour("on-ember", light), colour("ember", light))).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(JEWELS)("what stands on %s is readable", (jewel) => {
  expect(contrast(colour(`on-${jewel}`, "daylight"), colour(jewel, "daylight"))).toBeGreaterThanOrEqual(4.5);
});
