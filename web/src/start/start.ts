import { catchInputs } from './early-input.ts';
import { giveBack, replay } from './replay.ts';

/*
 * The first script of a prerendered page, small, classic and in its head: from the first paint
 * on it catches what the visitor does, and it lets the app come after the page's pictures, or at
 * the first touch (performance.md: the script waits for the pictures, not the other way round).
 */

/** How long the app may take, once there, to make the page its own. */
const HYDRATION_MS = 15_000;

/** How long after `load` to wait for the first paint at the most. */
const UNSEEN_MS = 3000;

const inputs = catchInputs();

// Said by the app when the page has been taken over (app/page-ready.tsx).
document.addEventListener('reef-hydrated', () => void replay(inputs), { once: true });

// Made once, perhaps before the app is there to hear it (platform/install.ts).
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
    () => setTimeout(() => giveBack(inputs), HYDRATION_MS),
    () => giveBack(inputs),
  );
}

for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) {
  addEventListener(type, begin, { capture: true, once: true, passive: true });
}

async function beginWhenPainted(): Promise<void> {
  await globalThis.reefFirstCards;
  // Loaded is not yet painted; but a hidden tab paints nothing, and must not wait for it.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, UNSEEN_MS);
}

addEventListener('load', () => void beginWhenPainted());
