/**
 * The two orders that an admin may delete (SOLD-08). Configuration: the server's own list
 * is the setting SPECIFIED_ORDER_NUMBERS of the functions, and decides; this one names them in the
 * question.
 */
export const SPECIFIED_ORDER_NUMBERS: readonly string[] = ['R000000-DEMO1', 'R000000-DEMO2'];
