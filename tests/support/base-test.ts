import { test as base } from '@playwright/test';
import { endListenersOnClose } from './listen-channels.ts';

/** Playwright's test, but a closed context leaves no listener behind in the Firestore emulator. */
export const test = base.extend<object, { listenersEnd: boolean }>({
  listenersEnd: [
    async ({ browser }, use) => {
      browser.on('context', endListenersOnClose);
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
});
