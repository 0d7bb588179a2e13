import type { BrowserContext } from '@playwright/test';

/** A page whose visitor does nothing at all sets this before it loads. */
export const AT_REST = 'reefTestAtRest';

/**
 * Has the pages of a context stirred on as soon as they are loaded, as the hand on a mouse or phone
 * does: a page at rest puts the app off for some seconds (web/src/entry/start/start.ts).
 */
export function stirOnLoad(context: BrowserContext): void {
  const stirred = context.addInitScript((atRest) => {
    const stir = () => {
      if (!(atRest in globalThis)) dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    };
    // Nobody moves a hand over a page that is not on screen yet.
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(stir)));
  }, AT_REST);
  // A context that is closed at once needs none.
  stirred.catch(() => undefined);
}
