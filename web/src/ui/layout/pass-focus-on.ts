const CONTROLS = 'a[href], button, input, select, textarea';

function controlsOf(row: Element | null): HTMLElement[] {
  return row === null ? [] : [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** The heading above a row: its section's, or else the page's. */
function headingOf(row: Element): HTMLElement | null {
  return (
    row.closest('section')?.querySelector<HTMLElement>('h2') ?? document.querySelector('main h1')
  );
}

/**
 * A ref for something in the row of a list (`li` or `tr`). When the row is removed while it has the
 * focus, the focus goes to the same control of the next row, or of the one before; if no row is
 * left, to the heading above.
 */
export function passFocusOn(part: HTMLElement | null): (() => void) | undefined {
  return () => {
    const row = part?.closest('li, tr');
    const focused = document.activeElement;
    if (!row?.contains(focused)) return;
    const at = controlsOf(row).findIndex((control) => control === focused);
    const sameOf = (other: Element | null) => controlsOf(other)[at];
    const heading = headingOf(row);
    const targets = [sameOf(row.nextElementSibling), sameOf(row.previousElementSibling), heading];
    // Once the row is gone, and with it those that are removed at the same time.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const target = targets.find((element) => element?.isConnected === true);
      if (target === heading) heading?.setAttribute('tabindex', '-1');
      target?.focus();
    });
  };
}

/** The last row of the list before a button, to find later what was added to it. */
export function lastRowBefore(button: Element): Element | null {
  const rows = [...document.querySelectorAll('main :is(li, tbody > tr)')];
  let row = rows.findLast(
    (each) => each.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // An order's own lines are rows too.
  for (let outer = row; outer; outer = outer.parentElement?.closest('li, tr') ?? undefined) {
    row = outer;
  }
  return row ?? null;
}

/** Focuses the row behind one that was the last, unless something has the focus. */
export function focusRowAfter(last: Element | null): void {
  const [control] = controlsOf(last?.nextElementSibling ?? null);
  if (document.activeElement === document.body) control?.focus();
}

/** Focuses what is first found in a place, now or as soon as it is there, unless the focus moves. */
function focusIn(place: Element, selectors: readonly string[]): void {
  const isSettled = () => {
    // A page that was left takes no focus.
    if (document.activeElement !== document.body || !place.isConnected) return true;
    for (const selector of selectors) {
      const target = place.querySelector<HTMLElement>(selector);
      if (target === null) continue;
      if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
      target.focus();
      return true;
    }
    return false;
  };
  if (isSettled()) return;
  const observer = new MutationObserver(() => {
    if (isSettled()) observer.disconnect();
  });
  observer.observe(place, { childList: true, subtree: true });
}

type PassingRef = (part: HTMLElement | null) => (() => void) | undefined;

function passFocus(
  placeOf: (part: HTMLElement) => Element | null,
  selectors: readonly string[],
): PassingRef {
  return (part) => {
    const place = part && placeOf(part);
    return () => {
      if (part?.contains(document.activeElement) !== true) return;
      // Once the part is gone, and with it those that are removed at the same time.
      setTimeout(() => {
        if (place) focusIn(place, selectors);
      });
    };
  };
}

/**
 * Makes a ref for a part of a page. When the part is removed while it has the focus, the focus goes
 * to something in the part's parent, so that Tab continues from there: to what the first of the
 * selectors finds, or else the next. What replaces the part may load first.
 */
export function passFocusTo(...selectors: readonly string[]): PassingRef {
  return passFocus((part) => part.parentElement, selectors);
}

/** Such a ref for a part of a row (`li` or `tr`): the focus goes to something in the row. */
export function passFocusInRow(...selectors: readonly string[]): PassingRef {
  return passFocus((part) => part.closest('li, tr'), selectors);
}

/** Such a ref: the focus goes to the heading of what replaces the part. */
export const passFocusToHeading = passFocusTo('h2');

/** Such a ref for a button that goes: the focus goes to the first button that stays beside it. */
export const passFocusToButton = passFocusTo('button');
