import type { Page } from '@playwright/test';
import { listProduct } from '@reef/tests/support/demo-shop.ts';
import { beginSignedIn } from '@reef/tests/support/browser/signed-in.ts';
import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { press, SLOWER, type Pressed } from './presses.ts';

const TYPED = ['c', 'cl', 'clo', 'clow', 'clo', 'cl', 'c', ''];

/** Two products that are far apart in the listings. */
const TABS = ['Live Coral', 'Saltwater Fish'];

const FILTERS = ['Reef-safe', 'For beginners'];

/** Opens a page as a buyer with a phone, and waits until everything that loads late is there. */
async function openBuyer(environment: Environment): Promise<Page> {
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  const page = await context.newPage();
  await beginSignedIn(page, 'buyer');
  return page;
}

async function inShop(environment: Environment, page: Page): Promise<Pressed[]> {
  await page.goto('/shop');
  await page.getByRole('article').first().waitFor();
  await environment.edge.counter.quiet();
  await slowDown(page, SLOWER);
  const field = page.getByRole('searchbox');
  const sort = page.getByLabel('Sort by');
  const tabs = await press(page, 'buyer: a tab', {
    press: (at) => page.getByRole('tab', { name: TABS[at % TABS.length] ?? '' }).click(),
  });
  const letters = await press(page, 'buyer: a letter in the search', {
    before: () => field.focus(),
    press: (at) => {
      const words = TYPED[at % TYPED.length] ?? '';
      const before = at === 0 ? '' : (TYPED[(at - 1) % TYPED.length] ?? '');
      const key = words.length < before.length ? 'Backspace' : words.slice(-1);
      return page.keyboard.press(key);
    },
  });
  // A native select's list belongs to the browser; a key chooses without opening it.
  const sorts = await press(page, 'buyer: another order', {
    before: () => sort.focus(),
    press: (at) => page.keyboard.press(at % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.locator('.filter-chip').first().waitFor();
  const filters = await press(page, 'buyer: a filter', {
    press: (at) =>
      page
        .locator('.filter-chip')
        .filter({ hasText: FILTERS[at % FILTERS.length] ?? '' })
        .first()
        .click(),
  });
  return [tabs, letters, sorts, filters];
}

async function onProduct(environment: Environment, page: Page): Promise<Pressed[]> {
  const fish = await listProduct(90);
  await page.goto(`/product/${fish.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const cart = page.getByRole('button', { name: 'Shopping cart, 1 item' });
  await cart.waitFor();
  const more = page.getByRole('button', { name: 'Increase quantity' });
  const checkout = page.getByRole('button', { name: 'Checkout', exact: true });
  const pay = page.getByRole('button', { name: 'Pay with Stripe Checkout' });
  // Opened once before, so that the dialogs' code has loaded.
  await cart.click();
  await checkout.click();
  await pay.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await environment.edge.counter.quiet();
  const closed = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  return [
    await press(page, 'buyer: one more', { press: () => more.click() }),
    await press(page, 'buyer: the cart', { press: () => cart.click(), after: closed }),
    await press(page, 'buyer: the checkout', {
      before: async () => {
        await cart.click();
        await checkout.waitFor();
      },
      press: () => checkout.click(),
      after: closed,
    }),
  ];
}

/** A buyer's presses, in a shop of as many products as are listed. */
export async function buyerPresses(environment: Environment): Promise<Pressed[]> {
  const page = await openBuyer(environment);
  const found = [...(await inShop(environment, page)), ...(await onProduct(environment, page))];
  await page.context().close();
  return found;
}
