// The five games.
export const GAMES = ["drachensachen", "drachenfaust", "drachenhueter", "drachenfels", "schutt_und_asche"] as const;
export type GameId = (typeof GAMES)[number];

export const TITLES: Record<GameId, string> = {
  drachensachen: "Drachensachen",
  drachenfaust: "Drachenfaust",
  drachenhueter: "Drachenhüter",
  drachenfels: "Drachenfels",
  schutt_und_asche: "Schutt und Asche",
};

export function isGame(text: string): text is GameId {
  return (GAMES as readonly string[]).includes(text);
}
