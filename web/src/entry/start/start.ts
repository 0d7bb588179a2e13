import { markSessionHint } from '#state/session/has-session-hint.ts';
import { catchInputs } from './early-input.ts';
import { replay } from './replay.ts';

/*
 * The first script of a drawn page, small, classic and in its head. The page comes first: the app is
 * asked for once the page has been painted and the browser is idle, on every visit, or as soon as
 * the visitor does what only the app can answer. That is caught from the first paint on, and
 * replayed when the app is there. Links are left to the browser.
 */

/** How long the app may take, once there, to make the page its own. */
const HYDRATION_MS = 15_000;

/** How long after the first paint the page's pictures may keep the app waiting. */
const PICTURES_MS = 1000;

/** How long the browser may be busy until the app begins all the same. */
const BUSY_MS = 1000;

/** A hidden tab paints nothing; its app begins so long after the page has loaded. */
const UNSEEN_MS = 3000;

const inputs = catchInputs(() => begin());

markSessionHint();

// Said by the app when the page has been taken over (app/routing/page-ready.tsx).
document.addEventListener('reef-hydrated', () => void replay(inputs), { once: true });

// Made once, perhaps before the app is there to hear it (platform/device/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.reefInstallOffer = event;
});

/** The app's modules, its entry first; empty where the page itself asks for them. */
const modules = document.currentScript?.dataset['modules']?.split(' ') ?? [];

let hasBegun = false;

function begin(): void {
  const [entry] = modules;
  if (hasBegun || entry === undefined) return;
  hasBegun = true;
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry).then(
    () => setTimeout(inputs.release, HYDRATION_MS),
    // Without the app everything is left to the browser.
    inputs.release,
  );
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
