import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureJava } from './setup/java.mjs';
import { checkNode, onDeployedNode } from './setup/node-version.mjs';
import { SetupFault } from './setup/setup-fault.mjs';
import { ACCOUNTS, SCREENS } from './screenshots/screens.mjs';

// npm run screenshots [-- width …] [-- --only word]: every main screen in every width into
// .reef/screenshots/{width}/{who}-{name}.png, from a stack of its own that begins as seeded.

const WIDTHS = [360, 390, 768, 1280, 1920];
const FOLDER = path.resolve('.reef/screenshots');

/** Far from the shop's own ports and from those of the tests. */
const PORT_OFFSET = Number(process.env.REEF_SCREENSHOT_PORT_OFFSET ?? 21_000);

function readWishes() {
  const words = process.argv.slice(2);
  const only = words.includes('--only') ? words[words.indexOf('--only') + 1] : '';
  const widths = words.map(Number).filter((width) => WIDTHS.includes(width));
  return { only, widths: widths.length > 0 ? widths : WIDTHS };
}

/** The shop named by REEF_APP_ORIGIN, where one runs already, else a fresh one. */
async function findShop() {
  const running = process.env.REEF_APP_ORIGIN;
  if (running) return { appOrigin: running, stop: async () => {} };
  const { startStack } = await import('../emulators/stack/start-stack.ts');
  const stack = await startStack({
    portOffset: PORT_OFFSET,
    dataDir: null,
    seed: 'demo',
    isAttended: false,
    log: (line) => console.log(line),
  });
  return { appOrigin: stack.urls.app, stop: stack.stop };
}

async function launch() {
  const { chromium } = await import('@playwright/test');
  const { chromiumPath } = await import('../tests/support/browser/chromium.ts');
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** Signs in once and keeps it, as checking a PIN is slow on purpose. */
async function signIn(browser, baseURL, who) {
  if (who === 'guest') return undefined;
  const [email, pin] = ACCOUNTS[who];
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^PIN/).fill(pin);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Welcome back!').first().waitFor({ timeout: 90_000 });
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** Scrolls through the page once, so that pictures which wait to be seen are loaded. */
async function settle(page) {
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

async function take(context, screen, file) {
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
    return `${path.relative(FOLDER, file)}: ${String(error.message).split('\n')[0]}`;
  } finally {
    await page.close();
  }
}

async function takeAll(browser, baseURL, { only, widths }) {
  const faults = [];
  let taken = 0;
  for (const who of ['guest', 'buyer', 'admin']) {
    const wanted = SCREENS.filter(
      (screen) => screen.who === who && `${who}-${screen.name}`.includes(only),
    );
    if (wanted.length === 0) continue;
    const storageState = await signIn(browser, baseURL, who);
    for (const width of widths) {
      const isPhone = width < 700;
      const context = await browser.newContext({
        baseURL,
        storageState,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        viewport: { width, height: isPhone ? 844 : 900 },
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      context.setDefaultTimeout(15_000);
      await mkdir(path.join(FOLDER, String(width)), { recursive: true });
      for (const screen of wanted) {
        const file = path.join(FOLDER, String(width), `${who}-${screen.name}.png`);
        const fault = await take(context, screen, file);
        if (fault === null) taken += 1;
        else faults.push(fault);
      }
      await context.close();
      console.log(`${who} at ${width}: done`);
    }
  }
  return { taken, faults };
}

try {
  const wishes = readWishes();
  checkNode();
  await ensureInstalled();
  await onDeployedNode(async () => {
    await ensureJava();
    await ensureChromium();
    if (wishes.only === '') await rm(FOLDER, { recursive: true, force: true });
    const { appOrigin, stop } = await findShop();
    const browser = await launch();
    try {
      const { taken, faults } = await takeAll(browser, appOrigin, wishes);
      console.log(`${taken} pictures in ${path.relative('.', FOLDER)}`);
      for (const fault of faults) console.error(`missing ${fault}`);
      process.exitCode = faults.length > 0 ? 1 : 0;
    } finally {
      await browser.close();
      await stop();
    }
  });
} catch (error) {
  process.stderr.write(`${error instanceof SetupFault ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
// Sockets that are kept alive for a while must not keep the command alive.
process.exit();
