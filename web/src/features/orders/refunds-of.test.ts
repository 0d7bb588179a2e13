import { anOrder } from '@reef/domain/testing/order-fixture';
import { orderTotalCents, type Order } from '@reef/domain/orders/order';
import { expect, it } from 'vitest';
import { refundsOf } from './refunds-of.ts';

const total = orderTotalCents(anOrder());
const failed = { is_refund_failed: true, is_packing_blocked: true };
const owing = { ...failed, owed_refunds: ['re_1'], owed_cents: { re_1: 300 } };

it.each<[Partial<Order>, [string, number][]]>([
  [{}, []],
  [{ payment_status: 'refunded' }, [['Refunded', total]]],
  [{ amount_refunded: 5 }, [['Refunded in part', 500]]],
  [{ payment_status: 'refunded', lost_amount: 5 }, [['Payment returned', total]]],
  [{ amount_refunded: 5, lost_amount: 5 }, [['Payment returned in part', 500]]],
  [{ status: 'cancelled' }, [['Refund on its way', total]]],
  [owing, [['Refund still owed', 300]]],
  [
    { ...owing, amount_refunded: 5 },
    [
      ['Refunded in part', 500],
      ['Refund still owed', 300],
    ],
  ],
  [{ ...owing, status: 'cancelled' }, [['Refund still owed', 300]]],
  // From before the shop stored the sum.
  [{ ...failed, status: 'cancelled' }, [['Refund still owed', total]]],
  [failed, []],
])('ORD-01 of an order with %j the amounts name %j', (changes, rows) => {
  expect(refundsOf(anOrder(changes)).map(({ name, cents }) => [name, cents])).toEqual(rows);
});
