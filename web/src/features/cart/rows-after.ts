import type { CartLine } from '@reef/domain/cart/cart-line';

/**
 * The rows of the open cart after a change: its lines, and in their places those that went by
 * themselves, because they sold out or another tab removed them. Without their places, the next
 * line would be under a finger that is about to press, and one more of it would be bought.
 * @param removed what the buyer removed here last: their places are wanted for nothing.
 */
export function rowsAfter(
  rows: readonly CartLine[],
  lines: readonly CartLine[],
  removed: readonly CartLine[],
): readonly CartLine[] {
  const stays = [...lines, ...removed];
  const isGone = (row: CartLine) => !stays.some(({ id }) => id === row.id);
  return rows.reduce((next, row, at) => (isGone(row) ? next.toSpliced(at, 0, row) : next), lines);
}
