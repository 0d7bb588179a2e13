import type { BrowserContext } from '@playwright/test';

/** A page whose visitor does nothing at all sets this before it loads. */
export const AT_REST = 'reefTestAtRest';

/**
 * Moves the pointer over the pages of a context as soon as they are loaded, as a visitor would:
 * without an interaction the app begins some seconds later (web/src/entry/start/start.ts).
 */
export function stirOnLoad(context: BrowserContext): void {
  const stirred = context.addInitScript((atRest) => {
    const stir = () => {
      if (!(atRest in globalThis)) dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    };
    // A visitor cannot interact with a page that is not on screen yet.
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(stir)));
  }, AT_REST);
  // A context that is closed at once needs none.
  stirred.catch(() => undefined);
}
