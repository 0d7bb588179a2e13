import type { Page } from '@playwright/test';
import { beginSignedIn } from '@reef/tests/support/browser/signed-in.ts';
import type { Environment } from '#environment/environment.ts';
import { openPhone, type Aim } from './watched-phone.ts';

/** Long enough after an answer for a duplicate answer to show. */
const SETTLED_MS = 1500;

/** A letter that few listings contain, and the first does not. */
const LETTER = 'q';

/** What a visitor may do before the app is there, done as soon as `place` is. */
export type Act = {
  name: string;
  place: Aim;
  answer: Aim;
  letter?: string;
  isSignedIn?: boolean;
  /** Checks some time later what the act has done. */
  isDoneOnce: (page: Page, entriesBefore: number) => Promise<boolean>;
};

/** An act's answer: how long it took, and whether it came exactly once. */
export type Answer = { ms: number; isOnce: boolean };

const entries = (page: Page) => page.evaluate(() => history.length);

/** The targets of the acts. */
export type Targets = {
  /** The shop's first card, and the first of the other tab. */
  firstFish: string;
  firstCoral: string;
  /** A product with enough stock for the act. */
  product: string;
};

/** The four acts of docs/spec/speed.md. */
export function actsOn({ firstFish, firstCoral, product }: Targets): Act[] {
  const shop = { path: '/shop' };
  return [
    {
      name: 'tab',
      place: { ...shop, selector: '[role=tab][href="/shop?tab=coral"]' },
      answer: { ...shop, selector: `.product-card-link[href="${firstCoral}"]` },
      isDoneOnce: async (page, before) => (await entries(page)) === before + 1,
    },
    {
      name: 'letter in the search',
      place: { ...shop, selector: 'main input[type=search]' },
      letter: LETTER,
      answer: {
        ...shop,
        selector: `.product-grid:first-child > :first-child .product-card-link:not([href="${firstFish}"])`,
      },
      isDoneOnce: async (page) => {
        const words = await page.getByRole('searchbox').inputValue();
        return words === LETTER && new URL(page.url()).searchParams.get('q') === LETTER;
      },
    },
    {
      name: 'menu',
      place: { ...shop, selector: '.site-bar [aria-controls=mobile-menu]' },
      answer: { ...shop, selector: '#mobile-menu:popover-open' },
      isDoneOnce: async (page) => (await page.locator('#mobile-menu:popover-open').count()) === 1,
    },
    {
      name: 'add to cart',
      isSignedIn: true,
      place: { path: product, selector: '.buy-bar button' },
      answer: { path: product, selector: '.site-bar [aria-label="Shopping cart, 1 item"]' },
      isDoneOnce: async (page) => {
        const carts = await page.evaluate(() =>
          Object.entries(localStorage).flatMap(([key, kept]) =>
            /^reef-cart-.+/.test(key) ? [kept] : [],
          ),
        );
        return (
          carts.filter((kept) => kept.includes('"quantity":1,') || kept.includes('"quantity":1}'))
            .length === 1
        );
      },
    },
  ];
}

/** Does an act on a first visit, as soon as its target is there. */
export async function doEarly(environment: Environment, act: Act): Promise<Answer> {
  const { page, seen, tap, close } = await openPhone(environment, [act.place, act.answer]);
  if (act.isSignedIn === true) await beginSignedIn(page, 'buyer');
  await page.goto(act.place.path, { waitUntil: 'commit' });
  const place = await seen(0);
  if (place === null) throw new Error(`${act.place.path} did not show ${act.name}`);
  const from = Date.now();
  await tap(place);
  if (act.letter !== undefined) await page.keyboard.press(act.letter);
  const answer = await seen(1);
  if (answer !== null) await page.waitForTimeout(SETTLED_MS);
  const isOnce = answer !== null && (await act.isDoneOnce(page, place.entries));
  await close();
  return { ms: (answer?.atMs ?? Infinity) - from, isOnce };
}
