import { anOrder } from '@reef/domain/testing/order-fixture';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { NOON } from '@reef/domain/testing/fixtures';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SALES_MESSAGES } from '#features/admin/sales/sales-messages.ts';
import { FilledTick } from './filled-tick.tsx';

it('SOLD-06 CLAIM-01 the tick of an order with a reported loss is locked and says why', () => {
  const order = anOrder(filledBy('UPS', '', NOON));
  const claims = [{ id: 'c1', reported_at: NOON, lines: [] }];
  const tick = (changes: Partial<typeof order>) =>
    renderToStaticMarkup(<FilledTick order={{ ...order, ...changes }} onChange={() => {}} />);
  expect(tick({})).not.toContain('aria-disabled');
  for (const is_packing_blocked of [false, true]) {
    const locked = tick({ claims, is_packing_blocked });
    expect(locked).toContain('aria-disabled="true"');
    expect(locked).toContain(SALES_MESSAGES.staysFilled);
  }
  expect(tick({ claims, payment_status: 'refunded' })).toContain('Refunded');
});
