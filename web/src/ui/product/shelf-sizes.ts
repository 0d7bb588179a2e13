/** How wide a card's picture is on a shelf, as an `img`'s `sizes`. */
export const SHELF_SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 66vw';
