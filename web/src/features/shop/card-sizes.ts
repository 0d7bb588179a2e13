/** How wide a card's picture is in the shop's grid, as an `img`'s `sizes`. */
export const CARD_SIZES = '(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 46vw';

/** Cards of the first screen in a wide window; their pictures load at once. */
export const EAGER_CARDS = 4;

/** Cards that the server renders. */
export const CARDS_AT_ONCE = 24;

/**
 * Cards that the app renders at first: the first screen, two rows on a phone or one on a desktop.
 */
export const FIRST_CARDS = 4;

/** Cards that are added at a time, so that no frame waits long for them. */
export const CARDS_PER_STEP = 8;

/**
 * How far below the screen cards are added, in pixels. This is beyond what browsers lay out ahead
 * of a scroll (Chromium one and a half screens, `content-visibility`): there a card costs next to
 * nothing, and is laid out with its own row as it comes nearer.
 */
export const ADDED_AHEAD_PX = 3000;
