// Figures as a reader sees them: shares in percent, lengths as they are.

export function shown(value: number, isShare: boolean, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (isShare ? 100 * value : value).toLocaleString(language, digits) + (isShare ? " %" : "");
}

/** A difference with its sign; of shares in points of 100 games. */
export function signed(value: number, isShare: boolean, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return (isShare ? 100 * value : value).toLocaleString(language, digits).replace("-", "−");
}
