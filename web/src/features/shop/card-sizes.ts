/** How wide a card's picture is shown in the shop's grid, as an `img`'s `sizes`. */
export const CARD_SIZES = '(min-width: 80rem) 18rem, (min-width: 40rem) 30vw, 46vw';

/** Cards of the first screen on a wide window; their pictures do not wait. */
export const EAGER_CARDS = 4;

/** Cards drawn at first, by the server already, and further ones at a time. */
export const CARDS_AT_ONCE = 24;
