import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Page,
} from 'puppeteer-core';
import { findProgram } from './find-program.ts';
import type { Driver, Engine, PageWork, BrowserOptions } from './driver.ts';
import { findInPage, type Target, wasMissed } from './find-in-page.ts';

/** Debian's name for it, and everybody else's. */
const NAMES = ['firefox-esr', 'firefox'];

async function elementOf(page: Page, target: Target): Promise<ElementHandle | null> {
  const handle = await page.evaluateHandle(findInPage, target);
  return handle.asElement() as ElementHandle | null;
}

/** Runs in the page. */
function isThere(url: string): boolean {
  return location.href === url && document.readyState === 'complete';
}

/**
 * Opens a page. If its app cannot run in the first document, the page reloads itself
 * (web/src/entry/start): the visitor is where they wanted to be, but Firefox reports "interrupted".
 * @throws if they are not there in the end.
 */
async function goTo(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url, { waitUntil: 'load' });
  } catch (error) {
    if (!String(error).includes('interrupted an unfinished navigation')) throw error;
    await page.waitForFunction(isThere, {}, url);
  }
}

async function driverOf(context: BrowserContext): Promise<Driver> {
  let page = await context.newPage();
  let size = { width: 1280, height: 800 };
  await page.setViewport(size);
  const pages = () => context.pages();
  return {
    goTo: (url) => goTo(page, url),
    goBack: () => page.evaluate(() => history.back()),
    evaluate: <A extends unknown[], T>(work: PageWork<A, T>, ...args: A) =>
      // Puppeteer's own type unwraps handles in the arguments; there are none here.
      page.evaluate(work as (...all: unknown[]) => T | Promise<T>, ...args),
    press: async (target) => {
      const element = await elementOf(page, target);
      await element?.click();
      return element !== null && !(await page.evaluate(wasMissed).catch(() => false));
    },
    type: async (target, text) => {
      const element = await elementOf(page, target);
      if (element === null) return false;
      await element.click();
      await page.keyboard.down('Control');
      await page.keyboard.press('KeyA');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
      return true;
    },
    upload: async (selector, file) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (input === null) throw new Error(`there is no ${selector}`);
      await input.uploadFile(file);
    },
    tabs: async () => (await pages()).map((_, index) => String(index)),
    useTab: async (id) => {
      const wanted = (await pages())[Number(id)];
      if (wanted === undefined) throw new Error(`there is no tab ${id}`);
      page = wanted;
      await page.bringToFront();
      await page.setViewport(size);
    },
    resize: async (width, height) => {
      size = { width, height };
      await page.setViewport(size);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}

function start({ hasMotion, hasWorker }: BrowserOptions): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('Firefox', NAMES),
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': hasMotion ? 0 : 1,
      'dom.serviceWorkers.enabled': hasWorker,
    },
  });
}

/**
 * Stock Firefox, driven by Puppeteer over WebDriver BiDi, headless.
 * @throws if no Firefox is installed.
 */
export function firefox(): Engine {
  const running = new Map<string, Promise<Browser>>();
  return {
    name: 'Firefox',
    open: async (options) => {
      const key = JSON.stringify(options);
      const browser = running.get(key) ?? start(options);
      running.set(key, browser);
      return driverOf(await (await browser).createBrowserContext());
    },
    close: async () => {
      await Promise.all([...running.values()].map(async (browser) => (await browser).close()));
      running.clear();
    },
  };
}
