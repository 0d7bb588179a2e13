/** The most lines a stored cart may have. */
export const MAX_LINES = 200;
