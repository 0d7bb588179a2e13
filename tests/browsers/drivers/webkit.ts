import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver, Engine, PageWork, BrowserOptions } from './driver.ts';
import { findInPage, type Target, wasMissed } from './find-in-page.ts';
import { findProgram } from './find-program.ts';
import { freePort, run } from './processes.ts';
import { openScreen } from './screen.ts';

/** How often and for how long to ask whether the driver listens yet. */
const ASK_EVERY_MS = 50;
const START_MS = 30_000;

/** How long the driver lets a page load, or a function in it run. */
const TIMEOUTS = { pageLoad: 60_000, script: 30_000 };

async function untilListening(port: number): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    // Asks again until there is an answer.
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** A window's frame is at most this wide and high, in pixels: more is a window still changing. */
const FRAME_PX = 150;
const RESIZE_MS = 10_000;

function isFrame(size: number): boolean {
  return size >= 0 && size <= FRAME_PX;
}

/** Makes the page, not the window around it, as large as requested. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const inner = () =>
    driver.executeScript<[number, number]>(() => [window.innerWidth, window.innerHeight]);
  const frame = driver.manage().window();
  await frame.setRect({ x: 0, y: 0, width, height });
  // The driver may answer before the page has its new size.
  let [frameWidth, frameHeight] = [-1, -1];
  const measured = async () => {
    const [seenWidth, seenHeight] = await inner();
    [frameWidth, frameHeight] = [width - seenWidth, height - seenHeight];
    return isFrame(frameWidth) && isFrame(frameHeight);
  };
  await driver.wait(measured, RESIZE_MS, `a window of ${width} x ${height}`);
  await frame.setRect({ width: width + frameWidth, height: height + frameHeight });
  const isAsRequested = async () => {
    const [seenWidth, seenHeight] = await inner();
    return seenWidth === width && seenHeight === height;
  };
  await driver.wait(isAsRequested, RESIZE_MS, `a page of ${width} x ${height}`);
}

function driverOf(driver: WebDriver): Driver {
  const elementOf = (target: Target) => driver.executeScript<WebElement | null>(findInPage, target);
  return {
    goTo: (url) => driver.get(url),
    goBack: () => driver.executeScript(() => history.back()),
    evaluate: <A extends unknown[], T>(work: PageWork<A, T>, ...args: A) =>
      driver.executeScript<T>(work, ...args),
    press: async (target) => {
      const element = await elementOf(target);
      await element?.click();
      return element !== null && !(await driver.executeScript(wasMissed).catch(() => false));
    },
    type: async (target, text) => {
      const element = await elementOf(target);
      // Its driver drops what follows a chord such as Ctrl+A.
      await element?.clear();
      await element?.sendKeys(text);
      return element !== null;
    },
    upload: (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    tabs: () => driver.getAllWindowHandles(),
    useTab: (id) => driver.switchTo().window(id),
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** Lets the browser's own toolbar shrink, so that the window can be as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; }';

/** A folder for GTK's settings: the only way to ask WebKitGTK for reduced motion. */
function settingsFolder({ hasMotion }: BrowserOptions): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'reef-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), NARROW);
  const settings = `[Settings]\ngtk-enable-animations=${hasMotion ? 1 : 0}\n`;
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), settings);
  return folder;
}

type Service = { url: string; end: () => Promise<void> };

async function startService(display: string, options: BrowserOptions): Promise<Service> {
  const folder = settingsFolder(options);
  const port = await freePort();
  const program = findProgram('WebKitWebDriver', ['WebKitWebDriver']);
  const env = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: folder,
    // Without a graphics card, WebKitGTK 2.50's threads that paint through the GPU crash now and
    // then and take the page with them (decision 20).
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  const { end } = run(program, [`--port=${port}`], env);
  await untilListening(port);
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function capabilities({ hasWorker }: BrowserOptions): Capabilities {
  const args = ['--automation', ...(hasWorker ? [] : ['--features=-ServiceWorkers'])];
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } };
  return new Capabilities(wanted);
}

/**
 * Stock WebKitGTK: its MiniBrowser on a virtual screen, driven by its WebDriver. One visitor at a
 * time, each in a new browser process.
 * @throws if WebKitGTK's driver or Xvfb is not installed.
 */
export function webkit(): Engine {
  const screen = openScreen();
  const services = new Map<boolean, Promise<Service>>();
  const start = async (options: BrowserOptions) => startService((await screen).display, options);
  let present: Driver | null = null;
  const endVisit = async () => {
    const left = present;
    present = null;
    await left?.close();
  };
  return {
    name: 'WebKit',
    open: async (options) => {
      // A journey that ran out of time has left its browser open.
      await endVisit();
      const service = services.get(options.hasMotion) ?? start(options);
      services.set(options.hasMotion, service);
      const driver = new Builder()
        .usingServer((await service).url)
        .withCapabilities(capabilities(options))
        .build();
      await driver.manage().setTimeouts(TIMEOUTS);
      present = driverOf(driver);
      return { ...present, close: endVisit };
    },
    close: async () => {
      await endVisit();
      await Promise.all([...services.values()].map(async (service) => (await service).end()));
      services.clear();
      await (await screen).close();
    },
  };
}
