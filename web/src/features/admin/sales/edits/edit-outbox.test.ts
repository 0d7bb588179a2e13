import { anOrder } from '@reef/domain/testing/order-fixture';
import { filledBy } from '@reef/domain/orders/delivery';
import { NOON } from '@reef/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { fateOf, markOf, type OrderEdit } from './edit-outbox.ts';

const mine = anOrder({ ...filledBy('UPS', '1Z', NOON), revision: 2, updated_by: 'me' });
const edit: OrderEdit = {
  id: 'e',
  orderId: mine.id,
  orderNumber: mine.order_number,
  kind: 'fill',
  userId: 'me',
  revision: 2,
  mark: markOf(mine),
  state: 'waiting',
};

describe('what became of an edit after a reload', () => {
  it('SOLD-11 is taken when the order holds it', () => {
    expect(fateOf(edit, mine)).toBe('taken');
  });

  it('SOLD-11 is refused when another admin was first, the order is gone, or nothing arrived', () => {
    const theirs = anOrder({ ...filledBy('Pickup', '', NOON), revision: 2, updated_by: 'other' });
    expect(fateOf(edit, theirs)).toBe('refused');
    expect(fateOf(edit, { ...theirs, updated_by: 'me' })).toBe('refused');
    expect(fateOf(edit, { ...mine, revision: 3, updated_by: 'other' })).toBe('refused');
    expect(fateOf(edit, anOrder())).toBe('refused');
    expect(fateOf(edit, null)).toBe('refused');
  });

  it('tells what was written, not when', () => {
    expect(markOf(mine)).toBe(markOf({ ...mine, delivery_datetime: new Date(0) } as typeof mine));
    expect(markOf(mine)).not.toBe(markOf({ ...mine, tracking_number: '1Y' }));
    expect(JSON.stringify(edit)).not.toContain('1Z"');
  });
});
