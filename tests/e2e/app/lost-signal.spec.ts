import { expect, type Page } from '@playwright/test';
import { waitForHydration, recordHydration } from '#support/browser/hydration.ts';
import { expectAccessible } from '#support/browser/axe.ts';
import { cartButton, test } from '#support/browser/buyer-test.ts';
import { painted } from '#support/browser/open-early.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

/*
 * The signal is lost while the app's scripts load: the page is rendered but has no app, and gets it
 * without a reload. No long waits are needed: the page retries every ten seconds by itself, and
 * what is tested here happens sooner.
 */

const SOON = { timeout: 9000 };

const SCRIPTS = /\/assets\/(?!start-)[^/]+\.js$/;

/** The script through which the page listens to the database. */
const DATABASE = /\/assets\/firestore-client-[^/]+\.js$/;

/** Lets scripts through again, once none is being blocked any more. */
async function findSignal(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
}

/** Restores the signal, and expects that the page soon requests its app and starts it. */
async function expectBegunAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  // Only the request is soon; how long the scripts then take depends on the machine. The listener
  // comes first, because the page may be retrying by itself at this moment.
  const asked = page.waitForRequest(SCRIPTS, SOON);
  await findSignal(page);
  await act();
  await asked;
  await waitForHydration(page);
}

/** Identifies the document, to see that it is still the one that the visitor opened. */
function opened(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

const noConnection = (page: Page) => page.getByRole('alert').filter({ hasText: /^No connection/ });

test('SEEN-23 a page that lost the signal before its app started starts it when the phone is online again, with what was typed @phone', async ({
  page,
  context,
  faults,
}) => {
  await recordHydration(page);
  let lost: Promise<void> | null = null;
  await page.route(SCRIPTS, async (route) => {
    // The page loaded with its style sheet.
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
  // A tap that was said to do nothing is not done later either.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await opened(page), 'no reload').toBe(first);
  // What a browser reports during the time without a network.
  faults.length = 0;
});

test('SEEN-23 with a weak signal that the phone does not call offline, the next tap starts the app and is answered once; coming back to the page starts it too @phone', async ({
  page,
  shelf,
  buyer,
  faults,
}) => {
  const fish = await shelf.list(5);
  await beginSignedIn(page, buyer);
  await recordHydration(page);
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
  // Said only once it has stopped trying: what is requested until then may still arrive.
  await add.click();
  await expect(noConnection(page)).toBeVisible();
  await expectBegunAfter(page, () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  );

  await test.step('a database whose code did not load is listened to once it does', async () => {
    const asked = page.waitForRequest(DATABASE);
    await page.route(DATABASE, (route) => route.abort('connectionreset'));
    await page.reload();
    await asked;
    await waitForHydration(page);
    await shelf.change(fish.id, { stock: 17 });
    await findSignal(page);
    await expect(page.getByText('In Stock: 17')).toBeVisible();
  });
  faults.length = 0;
});
