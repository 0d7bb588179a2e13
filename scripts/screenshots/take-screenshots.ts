import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { nextOffset } from '../../emulators/stack/processes/ports.ts';
import { startStack } from '../../emulators/stack/start-stack.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../tests/support/browser/chromium.ts';
import { signInOnScreen } from '../../tests/support/browser/sign-in-form.ts';
import { checkedNames } from '../setup/part-names.mjs';
import { type Screen, SCREENS, type Viewer } from './screens.ts';

const WIDTHS = [360, 390, 768, 1280, 1920];
const FOLDER = path.resolve('.reef/screenshots');

/** Far from the shop's own ports and from those of the tests. */
const PORT_OFFSET = Number(process.env['REEF_SCREENSHOT_PORT_OFFSET'] ?? 21_000);

type Options = { only: string; widths: readonly number[] };

function parseOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  });
  const widths = checkedNames(positionals, WIDTHS.map(String)).map(Number);
  return { only: values.only, widths: widths.length > 0 ? widths : WIDTHS };
}

/** The shop named by REEF_APP_ORIGIN if set, else a new one. */
async function findShop(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const running = process.env['REEF_APP_ORIGIN'];
  if (running) return { origin: running, stop: async () => {} };
  const stack = await startStack({
    portOffset: PORT_OFFSET,
    second: `use other ports: REEF_SCREENSHOT_PORT_OFFSET=${nextOffset(PORT_OFFSET)} npm run screenshots`,
    dataDir: null,
    seed: 'demo',
    isAttended: false,
    log: (line) => console.log(line),
  });
  return { origin: stack.urls.app, stop: () => stack.stop() };
}

function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: CHROMIUM_FLAGS,
  });
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in once per viewer, as checking a PIN is slow on purpose. */
async function stateOf(browser: Browser, baseURL: string, who: Viewer): Promise<State | undefined> {
  if (who === 'guest') return undefined;
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await signInOnScreen(await context.newPage(), who);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** Scrolls through the page once, so that lazy pictures load. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let top = 0; top < Math.min(document.body.scrollHeight, 20 * step); top += step) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => !image.complete);
    await Promise.race([
      Promise.all(pictures.map((image) => image.decode().catch(() => {}))),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]);
  });
  await page.waitForTimeout(250);
}

/** @returns what went wrong, or null. */
async function take(context: BrowserContext, screen: Screen, file: string): Promise<string | null> {
  const page = await context.newPage();
  try {
    await page.goto(screen.path);
    await page.locator('main h1').first().waitFor();
    await page.locator('main output:has(.spinner-ring)').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.querySelector('.skeleton') === null);
    await settle(page);
    if (screen.act !== undefined) {
      await screen.act(page);
      await page.waitForTimeout(400);
    }
    await page.screenshot({ path: file, fullPage: screen.act === undefined || screen.isWhole });
    return null;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return `${path.relative(FOLDER, file)}: ${words.split('\n')[0]}`;
  } finally {
    await page.close();
  }
}

/** One width's pictures of some screens. @returns what went wrong. */
async function takeAt(
  browser: Browser,
  width: number,
  screens: readonly Screen[],
  signIn: { baseURL: string; storageState: State | undefined },
): Promise<string[]> {
  const isPhone = width < 700;
  const context = await browser.newContext({
    baseURL: signIn.baseURL,
    ...(signIn.storageState && { storageState: signIn.storageState }),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  context.setDefaultTimeout(15_000);
  await mkdir(path.join(FOLDER, String(width)), { recursive: true });
  const faults: string[] = [];
  for (const screen of screens) {
    const file = path.join(FOLDER, String(width), `${screen.who}-${screen.name}.png`);
    // One page at a time.
    const fault = await take(context, screen, file);
    if (fault !== null) faults.push(fault);
  }
  await context.close();
  return faults;
}

async function takeAll(
  browser: Browser,
  baseURL: string,
  { only, widths }: Options,
): Promise<{ taken: number; faults: string[] }> {
  const faults: string[] = [];
  let wanted = 0;
  for (const who of ['guest', 'buyer', 'admin'] as const) {
    const screens = SCREENS.filter(
      (screen) => screen.who === who && `${who}-${screen.name}`.includes(only),
    );
    if (screens.length === 0) continue;
    const signIn = { baseURL, storageState: await stateOf(browser, baseURL, who) };
    for (const width of widths) {
      wanted += screens.length;
      faults.push(...(await takeAt(browser, width, screens, signIn)));
      console.log(`${who} at ${width}: done`);
    }
  }
  return { taken: wanted - faults.length, faults };
}

/**
 * Takes every main screen in every width into .reef/screenshots/{width}/{who}-{name}.png, from a
 * new seeded stack.
 * @param args widths, and `--only` with a word that names must contain.
 * @returns the exit code: 1 if a picture is missing.
 */
export async function takeScreenshots(args: string[]): Promise<number> {
  const options = parseOptions(args);
  if (options.only === '') await rm(FOLDER, { recursive: true, force: true });
  const { origin, stop } = await findShop();
  const browser = await launch();
  try {
    const { taken, faults } = await takeAll(browser, origin, options);
    console.log(`${taken} pictures in ${path.relative('.', FOLDER)}`);
    for (const fault of faults) console.error(`missing ${fault}`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await stop();
  }
}
