import { afterEach, expect, it, vi } from 'vitest';
import { hasPopovers, isPopoverOpen } from './popovers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An element of a browser with popovers, open or not; without, the selector is an error. */
function elementOf(isOpen: boolean | 'unknown'): Element {
  const matches = (selector: string) => {
    if (isOpen === 'unknown') throw new SyntaxError(`'${selector}' is not a valid selector.`);
    return isOpen;
  };
  return Object.create({ matches });
}

it('NAV-05 the menu counts as closed in a browser that knows no popovers, or has no page yet', () => {
  expect(hasPopovers()).toBe(false);
  expect(isPopoverOpen(elementOf('unknown'))).toBe(false);
  vi.stubGlobal('HTMLElement', Object);
  expect(hasPopovers()).toBe(false);
  expect(isPopoverOpen(elementOf('unknown'))).toBe(false);
});

it('NAV-05 the menu is open or closed as a browser with popovers says', () => {
  vi.stubGlobal(
    'HTMLElement',
    class {
      get popover() {
        return null;
      }
    },
  );
  expect(isPopoverOpen(elementOf(true))).toBe(true);
  expect(isPopoverOpen(elementOf(false))).toBe(false);
  expect(isPopoverOpen(null)).toBe(false);
});
