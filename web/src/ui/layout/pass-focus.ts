/** Finds what takes the place of a control whose row is gone (`passFocusOn`), for each such row. */
export const goneRows = new WeakMap<Element, (control: Element | null) => HTMLElement | null>();

/**
 * For the cleanup of a part's ref: if the part goes with the focus in it, or becomes inert, calls
 * `pass` once it is gone, and with it what is removed at the same time; not if something has the
 * focus by then.
 */
export function passFocus(part: Element | null | undefined, pass: () => void): void {
  if (part?.contains(document.activeElement) !== true) return;
  setTimeout(() => {
    const focused = document.activeElement;
    // A browser may take it from an inert part only as it draws the page.
    if (focused === document.body || focused?.closest('[inert]')) pass();
  });
}

/** Focuses what a selector first finds in a place. @returns whether it finds anything. */
export function focusFirst(
  place: ParentNode | null | undefined,
  selector: string,
  options?: FocusOptions,
): boolean {
  const target = place?.querySelector<HTMLElement>(selector);
  if (!target) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus(options);
  return true;
}
