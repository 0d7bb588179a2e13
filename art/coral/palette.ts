/** Colours are `#rrggbb`; everything here is pure. */
const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Linear blend of two `#rrggbb` colours; `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const end = channels(to);
  const t = Math.min(1, Math.max(0, amount));
  const parts = channels(from).map((value, i) => Math.round(value + ((end[i] ?? 0) - value) * t));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The same colour deeper under water: toward the navy of the shadows. */
export const deep = (hex: string, amount: number): string => mix(hex, '#06102e', amount);

/** The same colour in full actinic light. */
export const lit = (hex: string, amount: number): string => mix(hex, '#f4fbff', amount);
