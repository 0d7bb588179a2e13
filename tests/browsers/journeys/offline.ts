import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { hasAdminPages } from '#support/admin-files.ts';
import { forgetSales, sell, storedOrder } from '#support/sold-orders.ts';
import { disconnectableShop } from '../disconnectable-shop.ts';
import { type Place, visit } from '../visit.ts';
import { waitUntil, type Visitor } from '../visitor.ts';
import { fillOrder, isAnotherPage, leaveOnceNoted, openSold, SOLD, UPS } from './sold.ts';

/** Waits until the worker has cached the shop, as after a visit of a few seconds. */
async function isKept({ until }: Visitor): Promise<void> {
  await until('the worker has the page', () => navigator.serviceWorker.controller !== null);
}

/** Longer than the app takes to notice a change of the address. */
const SETTLE_MS = 500;

/** A retry that has just failed, the next one, and what a slow machine takes for it. */
const RETRIED_MS = 60_000;

/** Runs in the page: scrolls, and chooses the last part of the article. */
function chooseLastPart(): void {
  window.scrollTo(0, 300);
  document.querySelector<HTMLElement>('.article-contents li:last-child a')?.click();
}

/** Runs in the page. @returns whether the part that the address names is in the viewport. */
function isPartInSight(): boolean {
  const part = location.hash === '' ? null : document.querySelector(location.hash);
  const top = part?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}

/** Journeys without a network. */
export function offlineJourneys(place: Place): void {
  afterEach(forgetSales);

  test('WEB-01 reads an article without a network that was never opened before, and a part of it that is chosen', async () => {
    const shop = await disconnectableShop(place.engine.name);
    try {
      await visit(place, { hasWorker: true, origin: shop.origin }, async (visitor) => {
        await visitor.open('/');
        await isKept(visitor);
        shop.disconnect();
        await visitor.open('/learn');
        await visitor.open('/learn/drip-acclimation');
        await visitor.sees('Drip Acclimation', { within: 'main h1' });
        // A page that is already scrolled goes to the chosen part and stays there.
        await visitor.driver.evaluate(chooseLastPart);
        await sleep(SETTLE_MS);
        await visitor.until('the part in sight', isPartInSight);
        await visitor.press('link', 'Learn', { isWhole: true, within: 'main' });
        await visitor.until('the hub', () => location.pathname === '/learn');
        await visitor.until('its title', () => document.querySelector('main h1') !== null);
      });
    } finally {
      shop.close();
    }
  });

  test('WEB-02 without background sync: what was filled without a network, in the moment before the page was left, waits, and goes out when the page is open again', async () => {
    const order = await sell();
    const shop = await disconnectableShop(place.engine.name);
    try {
      await visit(
        place,
        { who: 'admin', hasWorker: true, origin: shop.origin },
        async (visitor) => {
          await openSold(visitor, order.number);
          await isKept(visitor);
          await visitor.until("the worker has the admins' pages", hasAdminPages);
          shop.disconnect();
          await visitor.driver.evaluate(leaveOnceNoted, SOLD);
          await fillOrder(visitor, order.number, UPS);
          await visitor.until('the page anew', isAnotherPage);
          await visitor.fill('Search sales', order.number);
          await visitor.sees('waiting to sync', { within: 'main' });
          await visitor.sees(UPS, { within: 'main' });
          expect(await storedOrder(order.id)).toMatchObject({ is_fulfilled: false, revision: 1 });
          shop.reconnect();
          // Nothing tells the browser that the network is back: the page itself retries every 10 s.
          await waitUntil(
            'the order in the database',
            async () => (await storedOrder(order.id))['tracking_number'] === UPS,
            RETRIED_MS,
          );
          await visitor.seesNoMore('waiting to sync', { within: 'main' });
        },
      );
    } finally {
      shop.close();
    }
  });
}
