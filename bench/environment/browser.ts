import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '@reef/tests/support/browser/chromium.ts';

/** Lighthouse's phone size. */
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true } as const;

/** Starts the system's Chromium; Lighthouse reaches it by `debuggingPort`. */
export function launch(debuggingPort: number): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`],
  });
}

/**
 * A visitor: a separate browser profile. The animated reef stands still unless it is the subject.
 */
export function visitor(
  browser: Browser,
  {
    origin,
    hasWorker = false,
    isPhone = true,
    isMoving = false,
  }: {
    origin: string;
    hasWorker?: boolean;
    isPhone?: boolean;
    isMoving?: boolean;
  },
): Promise<BrowserContext> {
  return browser.newContext({
    ...(isPhone ? PHONE : { viewport: { width: 1280, height: 800 } }),
    baseURL: origin,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
  });
}

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Makes a page load over a slow connection. */
export async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Marks in a page's own time, set by `markShop`. */
export const MARKS = { cards: 'bench-cards', usable: 'bench-usable', hydrated: 'bench-hydrated' };

/** Cards of a first usable shop (docs/spec/speed.md). */
const FIRST_CARDS = 24;

/**
 * Marks three times in a page: 24 cards are there, the first pictures among them are decoded too,
 * and the app has taken over the page.
 */
export async function markShop(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(
    ({ marks, wanted }) => {
      document.addEventListener('reef-hydrated', () => performance.mark(marks.hydrated));
      const usable = async () => {
        const eager = [...document.querySelectorAll<HTMLImageElement>('li img[loading=eager]')];
        await Promise.all(eager.map((image) => image.decode().catch(() => {})));
        performance.mark(marks.usable);
      };
      new MutationObserver((_, observer) => {
        if (document.querySelectorAll('.product-card-link').length < wanted) return;
        performance.mark(marks.cards);
        observer.disconnect();
        void usable();
      }).observe(document, { childList: true, subtree: true });
    },
    { marks: MARKS, wanted: FIRST_CARDS },
  );
}

/** Waits for a mark. @returns its time in milliseconds since the navigation began. */
export async function markTime(page: Page, name: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted)[0]?.startTime,
    name,
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}

/**
 * Waits for an element, looking with every frame. A locator's own waiting looks every half second
 * in the end: too coarse for what is timed.
 */
export async function waitForElement(
  page: Page,
  selector: string,
  options: { timeout: number },
): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null,
    selector,
    options,
  );
}
