import { expect } from '@playwright/test';
import { shopDatabase } from '#support/demo-shop.ts';
import { WRITING } from '#support/faults/outage.ts';
import { sell, storedOrder } from '#support/sold-orders.ts';
import { entry, fillBy, find, openSold, test } from '#support/browser/sold-view.ts';

/** How long the shop waits, on a page that hears, until it opens the streams anew. */
const UNSENT_MS = 15_000;

/** How far the page's clock goes with each look. All looks together come before Firestore's 20 s. */
const TICK_MS = 10;

test('SOLD-11 an edit that does not leave, on a page that hears the server, is sent anew @desk', async ({
  page,
}) => {
  const order = await sell();
  await page.clock.install();
  await openSold(page);
  await find(page, order.number);
  let requests = 0;
  // The first is swallowed, as a weak signal does it.
  await page.route(WRITING, async (route) => {
    requests += 1;
    if (requests > 1) await route.continue();
  });
  await fillBy(page, order.number, 'Pickup');
  await expect.poll(() => requests).toBe(1);
  await expect(entry(page, order.number)).toContainText('waiting to sync');

  // The page hears: the order's other changes are shown meanwhile.
  const stored = shopDatabase().doc(`orders/${order.id}`);
  await stored.update({ buyer_name: 'Heard Meanwhile' });
  await expect(entry(page, order.number)).toContainText('Heard Meanwhile');

  // By itself Firestore waits for 20 s until it asks again.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + UNSENT_MS);
  const look = async () => {
    await page.clock.runFor(TICK_MS);
    return await storedOrder(order.id);
  };
  await expect.poll(look).toMatchObject({ revision: 2, tracking_number: 'PICKUP' });
  await page.clock.resume();
  await expect(entry(page, order.number)).not.toContainText('waiting to sync');
});
