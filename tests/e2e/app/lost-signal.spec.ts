import { expect, type Page } from '@playwright/test';
import { hasBegun, noteBeginning } from '#support/browser/begun.ts';
import { expectAccessible } from '#support/browser/axe.ts';
import { cartButton, test } from '#support/browser/buyer-test.ts';
import { painted } from '#support/browser/open-early.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

/*
 * The signal goes while the app's scripts are on their way: the page is drawn and has no app. It gets
 * it without a reload. Longer waits than these are not needed: the page tries again by itself every
 * ten seconds, and what is tried here happens sooner.
 */

const SOON = { timeout: 9000 };

const SCRIPTS = /\/assets\/(?!start-)[^/]+\.js$/;

/** What the page listens to the database with. */
const DATABASE = /\/assets\/firestore-client-[^/]+\.js$/;

/** Gives the page its scripts again, once none is being taken from it any more. */
async function findSignal(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
}

/** Lets the signal be found, and expects that the page asks for its app soon after this and begins it. */
async function expectBegunAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  // Asking is what happens soon; how long the scripts then take is the machine's. It is listened for
  // beforehand: the page may be trying in this moment by itself.
  const asked = page.waitForRequest(SCRIPTS, SOON);
  await findSignal(page);
  await act();
  await asked;
  await hasBegun(page);
}

/** Whether this document is still the one that the visitor opened. */
function opened(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

const noConnection = (page: Page) => page.getByRole('alert').filter({ hasText: /^No connection/ });

test('SEEN-23 a page that lost the signal before its app begins it when the phone is online again, with what was typed @phone', async ({
  page,
  context,
  faults,
}) => {
  await noteBeginning(page);
  let lost: Promise<void> | null = null;
  await page.route(SCRIPTS, async (route) => {
    // Its style sheet came with the page.
    await painted(page);
    lost ??= context.setOffline(true);
    await lost;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  const first = await opened(page);
  await page.getByLabel('Full Name').first().pressSequentially('Ana Reyes');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(noConnection(page)).toHaveText(/^No connection, so nothing was done/);
  await expectAccessible(page);

  await expectBegunAfter(page, () => context.setOffline(false));
  await expect(noConnection(page)).toHaveCount(0);
  await expect(page.getByLabel('Full Name').first()).toHaveValue('Ana Reyes');
  // A tap of which was said that nothing was done is not done later either.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await opened(page), 'no reload').toBe(first);
  // What a browser says of the time without a network.
  faults.length = 0;
});

test('SEEN-23 with a weak signal, that the phone does not call offline, the next tap brings the app and is answered once; so does coming back to the page @phone', async ({
  page,
  shelf,
  buyer,
  faults,
}) => {
  const fish = await shelf.list(5);
  await beginSignedIn(page, buyer);
  await noteBeginning(page);
  const lose = () => page.route(SCRIPTS, (route) => route.abort('connectionreset'));
  await lose();
  await page.goto(`/product/${fish.id}`);
  const first = await opened(page);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(noConnection(page)).toBeVisible();
  await findSignal(page);
  await add.click();
  await expect(page.getByText(`${fish.name} added to cart!`)).toBeVisible();
  await expect(noConnection(page)).toHaveCount(0);
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 item');
  const stored = await page.evaluate((key) => localStorage.getItem(key), `reef-cart-${buyer.id}`);
  expect(stored, 'added once').toContain('"quantity":1');
  expect(await opened(page), 'no reload').toBe(first);

  await lose();
  await page.reload();
  // Said once it has stopped trying: what is asked for until then may come after all.
  await add.click();
  await expect(noConnection(page)).toBeVisible();
  await expectBegunAfter(page, () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  );

  await test.step('a database whose code did not come is listened to once it does', async () => {
    const asked = page.waitForRequest(DATABASE);
    await page.route(DATABASE, (route) => route.abort('connectionreset'));
    await page.reload();
    await asked;
    await hasBegun(page);
    await shelf.change(fish.id, { stock: 17 });
    await findSignal(page);
    await expect(page.getByText('In Stock: 17')).toBeVisible();
  });
  faults.length = 0;
});
