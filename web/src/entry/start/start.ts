import { markSessionHint } from '#state/session/mark-session-hint.ts';
import { loadApp } from './load-app.ts';
import { catchInputs, dropTaps, isTap, needsApp } from './early-input.ts';
import { createNotice } from './notice.ts';
import { replay } from './replay.ts';

/*
 * The first script of a prerendered page, small, classic and in its head. The page comes first: the
 * app loads once the page has been painted and the browser is idle, on every visit, or as soon as
 * the visitor does something that only the app can answer. Such input is caught from the first
 * paint on, and replayed when the app has loaded. Links are left to the browser.
 */

/** How long the app may take to hydrate the page, once it has loaded. */
const HYDRATION_MS = 15_000;

/** How long after the first paint the app waits for the page's pictures. */
const PICTURES_MS = 1000;

/** How long the app waits for a busy browser. */
const BUSY_MS = 1000;

/** A hidden tab paints nothing; its app starts this long after the page has loaded. */
const UNSEEN_MS = 3000;

/** How long a tap waits before the visitor is told why. */
const WAITING_MS = 4000;

/**
 * `RETRY_EVERY_MS` of platform/device/online.ts, copied: an import would add its module to this
 * script.
 */
const RETRY_EVERY_MS = 10_000;

const STILL_LOADING = 'Still loading. Your tap is answered as soon as the page is ready.';
const NO_CONNECTION = 'No connection, so nothing was done. The page keeps trying.';

const notice = createNotice();
const inputs = catchInputs((input) => {
  if (!isTap(input)) {
    if (!isLost) begin();
    return;
  }
  begin();
  setTimeout(() => {
    if (inputs.queue.includes(input)) notice.say(STILL_LOADING);
  }, WAITING_MS);
});

markSessionHint();

/** Whether the visitor follows a link: the browser then cancels the files that are loading. */
let isLeaving = false;

const beforeApp = new AbortController();

// Removed as soon as possible: a page with this listener is not eligible for the back/forward
// cache.
addEventListener('beforeunload', () => (isLeaving = true), { signal: beforeApp.signal });

const onHydrated = () => {
  beforeApp.abort();
  void replay(inputs).then(notice.silence);
};

// Dispatched by the app when it has hydrated the page (app/routing/page-ready.tsx).
document.addEventListener('reef-hydrated', onHydrated, { once: true });

// Fired once, perhaps before the app can listen to it (platform/device/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.reefInstallOffer = event;
});

function listed(name: 'modules' | 'later'): string[] {
  return document.currentScript?.dataset[name]?.split(' ') ?? [];
}

/** The app's modules, its entry last; empty if the page itself loads them. */
const modules = listed('modules');

/** What the app of this page requests as soon as it runs. */
const later = listed('later');

/** Whether the app is loading or loaded. */
let hasBegun = false;

/** Whether there was no network when the app was last requested. */
let isLost = false;

let nextTry: ReturnType<typeof setTimeout> | undefined;

/** Without the app everything is left to the browser. */
function giveUp(): void {
  beforeApp.abort();
  notice.silence();
  inputs.release();
}

function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'reload';
}

function waitForNetwork(): void {
  hasBegun = false;
  isLost = true;
  if (dropTaps(inputs)) notice.say(NO_CONNECTION);
  clearTimeout(nextTry);
  nextTry = setTimeout(beginAgain, RETRY_EVERY_MS);
}

async function bring(): Promise<void> {
  const result = await loadApp(modules, later);
  if (result === 'offline') waitForNetwork();
  else if (result === 'loaded') setTimeout(giveUp, HYDRATION_MS);
  // Once only: what one reload has not fixed, a second one would not. And a reload would hold a
  // visitor back who is on their way to another page.
  else if (isLeaving || isReloaded()) giveUp();
  else location.reload();
}

function begin(): void {
  if (hasBegun || modules.length === 0) return;
  hasBegun = true;
  void bring();
}

function beginAgain(): void {
  if (isLost && !document.hidden) begin();
}

addEventListener('online', beginAgain);
addEventListener('visibilitychange', beginAgain);

// A finger is on a button for a tenth of a second before it becomes a tap, and a field has the
// focus for longer before its first letter.
for (const kind of ['pointerdown', 'focusin']) {
  const hear = ({ target }: Event) => {
    if (needsApp(target) && !isLost) begin();
  };
  addEventListener(kind, hear, { capture: true, passive: true, signal: beforeApp.signal });
}

function beginWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: BUSY_MS });
  else setTimeout(begin);
}

const loaded = new Promise<void>((resolve) => {
  addEventListener('load', () => resolve(), { once: true });
});

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});

void Promise.race([
  painted.then(() => Promise.race([loaded, passed(PICTURES_MS)])),
  loaded.then(() => passed(UNSEEN_MS)),
]).then(beginWhenIdle);
