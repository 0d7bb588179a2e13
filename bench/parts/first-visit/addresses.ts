import type { Page } from '@playwright/test';
import { MARKS, markTime } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { openPhone, shiftOf, type Aim } from './watched-phone.ts';

/** Longer than anything that loads after the app takes to move the layout. */
const AFTERWARDS_MS = 1000;

/** A page opened by its address, with no input. */
export type AddressVisit = {
  contentMs: number;
  /** From the first paint until the app has taken over; Infinity if it did not start. */
  begunMs: number;
  shift: number;
  /** The parts of the rendered page that are different by then. */
  changed: string[];
};

/** What a rendered page must contain: its title, the header, the counts, the first cards. */
const RENDERED = {
  title: 'h1',
  hero: 'main .reef-scene img, .product-facts img',
  header: '.site-bar a, .site-bar button',
  counts: '.tab-count',
  listings: 'main output',
  cards: '.product-card-link',
} as const;

type RenderedParts = Record<string, string[]>;

/** Runs in a page: the text of a document's rendered parts. */
function partsOf({ html, selectors }: { html: string | null; selectors: Record<string, string> }) {
  const from = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const found = Object.entries(selectors).map(([name, selector]) => {
    const words = [...from.querySelectorAll(selector)].map((element) =>
      [
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('src') ?? '',
        element.textContent.trim(),
      ].join(' '),
    );
    return [name, words];
  });
  return Object.fromEntries(found) as RenderedParts;
}

async function changedOf(page: Page, html: string): Promise<string[]> {
  const [rendered, present] = [
    await page.evaluate(partsOf, { html, selectors: RENDERED }),
    await page.evaluate(partsOf, { html: null, selectors: RENDERED }),
  ];
  return Object.keys(RENDERED).filter((name) => {
    const [before, after] = [rendered[name] ?? [], present[name] ?? []];
    // Cards below the rendered ones are added later; they replace nothing.
    const same = name === 'cards' ? after.slice(0, before.length) : after;
    return JSON.stringify(before) !== JSON.stringify(same);
  });
}

/** Opens a page by its address and leaves it alone until its app has taken over. */
export async function visitAddress(environment: Environment, aim: Aim): Promise<AddressVisit> {
  const html = await (await fetch(environment.edge.origin + aim.path)).text();
  const { page, seen, close } = await openPhone(environment, [aim]);
  await page.goto(aim.path, { waitUntil: 'commit' });
  const sight = await seen(0);
  const hydratedMs = await markTime(page, MARKS.hydrated).catch(() => Infinity);
  await page.waitForTimeout(AFTERWARDS_MS);
  const { origin, paintMs } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const found = {
    contentMs: (sight?.atMs ?? Infinity) - origin,
    begunMs: hydratedMs - paintMs,
    shift: await shiftOf(page),
    changed: await changedOf(page, html),
  };
  await close();
  return found;
}

/**
 * Taps `link` as soon as it is painted.
 * @returns the time until the content of the linked page is there, in milliseconds.
 */
export async function tapLink(
  environment: Environment,
  { link, content }: { link: Aim; content: Aim },
): Promise<number> {
  const { page, seen, tap, close } = await openPhone(environment, [link, content]);
  await page.goto(link.path, { waitUntil: 'commit' });
  const place = await seen(0);
  if (place === null) throw new Error(`${link.path} did not show what was to be tapped`);
  const from = Date.now();
  await tap(place);
  const sight = await seen(1);
  await close();
  return (sight?.atMs ?? Infinity) - from;
}
