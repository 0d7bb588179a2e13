import { anOrder } from '@reef/domain/testing/order-fixture';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { NOON } from '@reef/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { resolveEdit, editDigest, type OrderEdit } from './edit-outbox.ts';

const mine = anOrder({ ...filledBy('UPS', '1Z', NOON), revision: 2, updated_by: 'me' });
const edit: OrderEdit = {
  id: 'e',
  orderId: mine.id,
  orderNumber: mine.order_number,
  kind: 'fill',
  userId: 'me',
  revision: 2,
  fields: filledBy('UPS', '1Z', NOON),
  mark: editDigest(mine),
  state: 'waiting',
};

describe('what became of an edit after a reload', () => {
  it('SOLD-11 is taken when the order holds it', () => {
    expect(resolveEdit(edit, mine)).toBe('taken');
  });

  it('SOLD-11 is refused when another admin was first or the order is gone', () => {
    const theirs = anOrder({ ...filledBy('Pickup', '', NOON), revision: 2, updated_by: 'other' });
    expect(resolveEdit(edit, theirs)).toBe('refused');
    expect(resolveEdit(edit, { ...theirs, updated_by: 'me' })).toBe('refused');
    expect(resolveEdit(edit, { ...mine, revision: 3, updated_by: 'other' })).toBe('refused');
    expect(resolveEdit(edit, null)).toBe('refused');
  });

  it('SOLD-11 can still be written where nothing has come between', () => {
    expect(resolveEdit(edit, anOrder({ revision: 1 }))).toBe('unsent');
    expect(resolveEdit(edit, anOrder({ revision: 0 }))).toBe('refused');
  });

  it('tells what was written, not when', () => {
    expect(editDigest(mine)).toBe(
      editDigest({ ...mine, delivery_datetime: new Date(0) } as typeof mine),
    );
    expect(editDigest(mine)).not.toBe(editDigest({ ...mine, tracking_number: '1Y' }));
  });
});
