import { randomUUID } from 'node:crypto';
import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import type { ShopSettings } from '@reef/domain/settings/owner-settings';
import { offersFor } from '@reef/domain/shipping/arrival';
import type { DeliveryChoice } from '@reef/domain/shipping/choice';
import { afterEach } from 'vitest';
import { openQuietShop } from './quiet-shop.ts';
import { addBuyer, cartOf, stockProduct } from './shop-fixture.ts';

/**
 * A quiet shop for tests of delivery, whose settings end with each test.
 * @param projectId a separate database, because the settings apply to the whole shop.
 */
export function openDeliveryShop(projectId: string) {
  const { deps, db, clock } = openQuietShop(projectId);

  async function setTo(changes: Partial<ShopSettings>): Promise<void> {
    await db.doc('settings/shop').set({
      revision: 1,
      settings: { ...DEFAULT_SETTINGS, ...changes },
      updated_at: new Date(),
      updated_by: 'owner',
    });
  }

  afterEach(() => db.doc('settings/shop').delete());

  /** The soonest possible choice for a ZIP code in Miami. */
  function soonest(method: DeliveryChoice['method'] = 'overnight'): DeliveryChoice {
    const offer = offersFor(DEFAULT_SETTINGS, '33101', 0, clock.now).find(
      (each) => each.method === method,
    );
    return { method, day: offer?.days[0] ?? '', zip: '33101' };
  }

  async function intent(delivery: DeliveryChoice) {
    const [product, userId] = [await stockProduct(db, 3), await addBuyer(db)];
    const request: CreatePaymentRequest = { ...cartOf([product, 1]), delivery };
    return { product, userId, requestId: randomUUID(), request };
  }

  return { deps, db, clock, setTo, soonest, intent };
}
