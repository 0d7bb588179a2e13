const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Linear blend of two `#rrggbb` colors; `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const end = channels(to);
  const t = Math.min(1, Math.max(0, amount));
  const parts = channels(from).map((value, i) => Math.round(value + ((end[i] ?? 0) - value) * t));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The same color sunk toward the navy of the catalogue's shadows. */
export const shade = (hex: string, amount: number): string => mix(hex, '#040b24', amount);

/** The same color lifted toward the pale cyan of the catalogue's light. */
export const light = (hex: string, amount: number): string => mix(hex, '#f2fcff', amount);
