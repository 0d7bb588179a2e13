/** The most lines a stored cart may have. */
export const MOST_LINES = 200;
