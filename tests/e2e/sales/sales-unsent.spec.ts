import { expect } from '@playwright/test';
import { shopDatabase } from '#support/demo-shop.ts';
import { WRITING } from '#support/faults/outage.ts';
import { sell, storedOrder } from '#support/sold-orders.ts';
import { entry, fillBy, find, openSold, test } from '#support/browser/sold-view.ts';

/** How long the shop waits, on a page that receives updates, until it reopens the streams. */
const UNSENT_MS = 15_000;

/**
 * How far each poll advances the page's clock. All polls together take less than Firestore's 20 s.
 */
const TICK_MS = 10;

test('SOLD-11 an edit that is stuck on a page that still receives updates is sent again, and nothing moves when it has arrived @phone', async ({
  page,
}) => {
  const order = await sell();
  await page.clock.install();
  await openSold(page);
  await find(page, order.number);
  let requests = 0;
  // The first is dropped, as on a weak signal.
  await page.route(WRITING, async (route) => {
    requests += 1;
    if (requests > 1) await route.continue();
  });
  await fillBy(page, order.number, 'Pickup');
  await expect.poll(() => requests).toBe(1);
  await expect(entry(page, order.number)).toContainText('waiting to sync');

  // The page still receives: the order's other changes are shown meanwhile.
  const stored = shopDatabase().doc(`orders/${order.id}`);
  await stored.update({ buyer_name: 'Heard Meanwhile' });
  await expect(entry(page, order.number)).toContainText('Heard Meanwhile');
  await expect(page.getByText('1 change is waiting to sync.')).toBeVisible();
  const place = await entry(page, order.number).boundingBox();

  // Firestore by itself would wait for 20 s before it retries.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + UNSENT_MS);
  const look = async () => {
    await page.clock.runFor(TICK_MS);
    return await storedOrder(order.id);
  };
  await expect.poll(look).toMatchObject({ revision: 2, tracking_number: 'PICKUP' });
  await page.clock.resume();
  await expect(page.getByText(/waiting to sync/)).toHaveCount(0);
  // A button that moved while the finger was on it would not have been pressed, or another.
  expect(await entry(page, order.number).boundingBox()).toEqual(place);
});
