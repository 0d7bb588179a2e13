import { mix } from '../shared/color.ts';

export { mix };

/** The same color deeper under water: toward the navy of the shadows. */
export const deep = (hex: string, amount: number): string => mix(hex, '#06102e', amount);

/** The same color in full actinic light. */
export const lit = (hex: string, amount: number): string => mix(hex, '#f4fbff', amount);
