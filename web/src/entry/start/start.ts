import { hasSessionHint, markSessionHint } from '#state/session/has-session-hint.ts';
import { onStirred } from '#platform/device/stirring.ts';
import { catchInputs } from './early-input.ts';
import { giveBack, replay } from './replay.ts';

/*
 * The first script of a prerendered page, small, classic and in its head: from the first paint
 * on it catches what the visitor does, and it lets the app come after the page's pictures, or at
 * the first touch (docs/spec/speed.md: the script waits for the pictures, not the other way round).
 * The app is fetched as soon as the page is painted; it begins as soon as the visitor stirs.
 */

/** How long the app may take, once there, to make the page its own. */
const HYDRATION_MS = 15_000;

/** How long after `load` to wait for the first paint at the most. */
const UNSEEN_MS = 3000;

/** How long a painted page lies at rest where nobody stirs; then live stock comes by itself. */
const AT_REST_MS = 4000;

const inputs = catchInputs();

markSessionHint();

// Said by the app when the page has been taken over (app/page-ready.tsx).
document.addEventListener('reef-hydrated', () => void replay(inputs), { once: true });

// Made once, perhaps before the app is there to hear it (platform/device/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.reefInstallOffer = event;
});

/** The app's modules, its entry first; empty where the page itself asks for them. */
const modules = document.currentScript?.dataset['modules']?.split(' ') ?? [];

let hasFetched = false;

function fetchApp(): void {
  if (hasFetched) return;
  hasFetched = true;
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

let hasBegun = false;

function begin(): void {
  const [entry] = modules;
  if (hasBegun || entry === undefined) return;
  hasBegun = true;
  fetchApp();
  import(/* @vite-ignore */ entry).then(
    () => setTimeout(() => giveBack(inputs), HYDRATION_MS),
    () => giveBack(inputs),
  );
}

onStirred(begin);

/** True where the page as it was drawn shows all that this visitor is to see. */
function isAsDrawn(): boolean {
  return navigator.onLine && location.search === '' && !hasSessionHint();
}

function settle(): void {
  fetchApp();
  if (isAsDrawn()) setTimeout(begin, AT_REST_MS);
  else begin();
}

async function beginWhenPainted(): Promise<void> {
  await globalThis.reefFirstCards;
  // Loaded is not yet painted; but a hidden tab paints nothing, and must not wait for it.
  const unseen = setTimeout(begin, UNSEEN_MS);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    clearTimeout(unseen);
    settle();
  }).observe({ type: 'paint', buffered: true });
}

addEventListener('load', () => void beginWhenPainted());
