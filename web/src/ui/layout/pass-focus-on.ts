import { focusFirst, goneRows, passFocus } from './pass-focus.ts';

const CONTROLS = 'a[href], button, input, select, textarea';

function controlsOf(row: Element | null): HTMLElement[] {
  return row === null ? [] : [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}

type Way = 'nextElementSibling' | 'previousElementSibling';

/** The row beside; the details of an open row are no row of their own, nor is an inert one. */
function rowBeside(row: Element, way: Way): Element | null {
  const beside = row[way];
  return beside?.matches('.details-row, [inert]') === true ? rowBeside(beside, way) : beside;
}

/**
 * A ref for something in the row of a list (`li` or `tr`). When the row is removed while it has the
 * focus, the focus goes to the same control of the next row, or of the one before; if no row is
 * left, to the heading above: that of its section or dialog, or else the page's. A dialog that the
 * control opened gives the focus back there too.
 */
export function passFocusOn(part: HTMLElement | null): () => void {
  return () => {
    const row = part?.closest('li, tr');
    if (!row) return;
    const controls = controlsOf(row);
    const others = [rowBeside(row, 'nextElementSibling'), rowBeside(row, 'previousElementSibling')];
    const section = row.closest('section, [role="dialog"]');
    const insteadOf = (control: Element | null): HTMLElement | null => {
      const at = controls.findIndex((each) => each === control);
      const same = others.map((other) => controlsOf(other)[at]);
      return same.find((each) => each?.isConnected && !each.closest('[inert]')) ?? null;
    };
    goneRows.set(row, insteadOf);
    const focused = document.activeElement;
    passFocus(row, () => {
      const target = insteadOf(focused);
      if (target) target.focus();
      else if (!focusFirst(section, 'h2')) focusFirst(document, 'main h1');
    });
  };
}

/** The last row of the list before a button of its page or dialog, to find later what was added. */
export function lastRowBefore(button: Element): Element | null {
  const place = button.closest('[role="dialog"], main');
  const rows = [...(place?.querySelectorAll('li, tbody > tr') ?? [])];
  let row = rows.findLast(
    (each) => each.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // An order's own lines are rows too.
  for (let outer = row; outer; outer = outer.parentElement?.closest('li, tr') ?? undefined) {
    row = outer;
  }
  return row ?? null;
}

/**
 * Focuses the first control of the row behind one that was the last, or the row itself, unless
 * something has the focus.
 */
export function focusRowAfter(last: Element | null): void {
  const row = last?.nextElementSibling;
  if (!(row instanceof HTMLElement) || document.activeElement !== document.body) return;
  if (focusFirst(row, CONTROLS)) return;
  row.tabIndex = -1;
  row.focus();
}

/** Focuses what is first found in a place, now or as soon as it is there, unless the focus moves. */
function focusIn(place: Element, selectors: readonly string[]): void {
  const isSettled = () =>
    document.activeElement !== document.body ||
    // A page that was left takes no focus.
    !place.isConnected ||
    selectors.some((selector) => focusFirst(place, selector));
  if (isSettled()) return;
  const observer = new MutationObserver(() => {
    if (isSettled()) observer.disconnect();
  });
  observer.observe(place, { childList: true, subtree: true });
}

type PassingRef = (part: HTMLElement | null) => () => void;

function passFocusWithin(
  placeOf: (part: HTMLElement) => Element | null,
  selectors: readonly string[],
): PassingRef {
  return (part) => () => {
    const place = part && placeOf(part);
    if (place) passFocus(part, () => focusIn(place, selectors));
  };
}

/**
 * Makes a ref for a part of a page. When the part is removed while it has the focus, the focus goes
 * to something in the part's parent, so that Tab continues from there: to what the first of the
 * selectors finds, or else the next. What replaces the part may load first.
 */
export function passFocusTo(...selectors: readonly string[]): PassingRef {
  return passFocusWithin((part) => part.parentElement, selectors);
}

/** Such a ref for a part of a dialog: the focus goes to the dialog's heading. */
export const passFocusToTitle = passFocusWithin((part) => part.closest('[role="dialog"]'), ['h2']);

/** Such a ref for a part of a row (`li` or `tr`): the focus goes to something in the row. */
export function passFocusInRow(...selectors: readonly string[]): PassingRef {
  return passFocusWithin((part) => part.closest('li, tr'), selectors);
}

/** Such a ref: the focus goes to the heading of what replaces the part. */
export const passFocusToHeading = passFocusTo('h2');

/** Such a ref for a button that goes: the focus goes to the first button that stays beside it. */
export const passFocusToButton = passFocusTo('button');
