import { mix } from '../shared/colour.ts';

export { mix };

/** The same colour deeper under water: toward the navy of the shadows. */
export const deep = (hex: string, amount: number): string => mix(hex, '#06102e', amount);

/** The same colour in full actinic light. */
export const lit = (hex: string, amount: number): string => mix(hex, '#f4fbff', amount);
