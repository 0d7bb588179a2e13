import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page here has stops. */
const MAX_STOPS = 80;

/** Runs in the page: what is wrong with the visible focus, or null (WCAG 2.4.7). */
function faultOfRing(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'the focus is lost';
  // The element that replaces a hidden radio button, or surrounds a group, shows its focus.
  const drawn = [focused, focused.closest('label'), focused.parentElement].filter(
    (element) => element !== null,
  );
  const styles = [
    getComputedStyle(focused, '::after'),
    ...drawn.map((element) => getComputedStyle(element)),
  ];
  const isRinged = styles.some(
    ({ outlineColor, outlineStyle, outlineWidth }) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 1 &&
      outlineColor !== 'rgba(0, 0, 0, 0)',
  );
  const isField = focused.matches('input, select, textarea');
  const isLit = isField && getComputedStyle(focused).boxShadow !== 'none';
  return isRinged || isLit ? null : `no ring around ${focused.outerHTML.slice(0, 120)}`;
}

/** Runs in the page: names the focused element if none of it can be seen (WCAG 2.4.11). */
function faultOfSight(): string | null {
  const focused = document.activeElement ?? document.body;
  const drawn = focused.closest('label') ?? focused;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  for (const across of [0.1, 0.5, 0.9]) {
    for (const down of [0.2, 0.5, 0.8]) {
      const found = document.elementFromPoint(left + across * width, top + down * height);
      if (found !== null && drawn.contains(found)) return null;
    }
  }
  return `out of sight: ${focused.outerHTML.slice(0, 120)}`;
}

/** What was pressed before may still be closing, and a message goes after five seconds or more. */
const SETTLED_MS = 15_000;

/** Presses a key that moves the focus, and expects that the new focus is visible. */
export async function step(page: Page, key = 'Tab'): Promise<void> {
  await page.keyboard.press(key);
  await expect
    .poll(async () => (await page.evaluate(faultOfRing)) ?? page.evaluate(faultOfSight), {
      timeout: SETTLED_MS,
    })
    .toBeNull();
}

/**
 * Moves the focus back to a control that lies below the page's header, where the heads of lists
 * stay in view; it must be visible then (WCAG 2.4.11).
 * @param behind the control from which Shift+Tab leads to it.
 */
export async function stepBackBelowHeader(
  page: Page,
  control: Locator,
  behind: Locator,
): Promise<void> {
  await control.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 88));
  await behind.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await step(page, 'Shift+Tab');
  await expect(control).toBeFocused();
}

/**
 * Presses Tab until an element has the focus, as a person without a mouse would; every stop on the
 * way must be visible.
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await step(page, key);
  }
  await expect(target).toBeFocused();
}
