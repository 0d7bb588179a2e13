/** A rectangle in the window, in CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** Space kept free between the popover and the edge of the window, or the word. */
const GAP = 10;

/**
 * The position of a popover: below the word and centered on it, moved back into the window, or
 * above the word if there is no room below.
 */
export function popoverPlace(
  word: Box,
  popover: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const centered = word.left + word.width / 2 - popover.width / 2;
  const left = Math.max(GAP, Math.min(centered, view.width - popover.width - GAP));
  const below = word.top + word.height + GAP;
  const above = word.top - popover.height - GAP;
  const fitsBelow = below + popover.height + GAP <= view.height;
  return { left, top: fitsBelow || above < GAP ? below : above };
}
