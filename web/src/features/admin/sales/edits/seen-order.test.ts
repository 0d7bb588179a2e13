import { filledBy } from '@reef/domain/orders/delivery/delivery';
import type { Order } from '@reef/domain/orders/order';
import { NOON } from '@reef/domain/testing/fixtures';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { describe, expect, it } from 'vitest';
import type { OrderEdit } from '#state/order-edits/order-edit.ts';
import { anEdit } from '#testing/edit-fixture.ts';
import { stateText } from './format-order-state.ts';
import { isOvertaken } from './seen-order.ts';

const seen = anOrder({ revision: 1 });

function editOf(order: Order): OrderEdit {
  return anEdit({
    id: order.edit_id ?? '',
    revision: order.revision,
    standsOn: order.stands_on ?? null,
  });
}

describe('SOLD-11 INV-13 an order that a dialog is open about', () => {
  const theirs = anOrder({ ...filledBy('UPS', '1Z', NOON), revision: 2, edit_id: 'theirs' });

  it('is another once somebody filled it, or moved its day', () => {
    expect(isOvertaken(seen, theirs, [])).toBe(true);
    const held = anOrder({ arrival_day: '2026-11-25', revision: 2, edit_id: 'held' });
    expect(isOvertaken(seen, held, [])).toBe(true);
    expect(stateText(held)).toBe('Not filled. Arrives Wednesday, November 25. Guaranteed Pending.');
  });

  it('stays what it was through a payment’s news, and as its time comes', () => {
    const partly = anOrder({ amount_refunded: 5, updated_at: new Date() });
    expect(isOvertaken(seen, partly, [])).toBe(false);
    expect(isOvertaken(seen, { ...seen, status: 'delivered' }, [])).toBe(false);
  });

  it('is another where it must not be packed any more', () => {
    const disputed = anOrder({ dispute: 'open', is_packing_blocked: true });
    expect(isOvertaken(seen, disputed, [])).toBe(true);
    expect(stateText(disputed)).toContain('The payment is disputed: do not send this order.');
  });

  it('is not another by one’s own edit that waits, but by what came in its place', () => {
    const mine = anOrder({ ...filledBy('Pickup', '', NOON), revision: 2, edit_id: 'mine' });
    const own = [editOf(mine)];
    expect(isOvertaken(seen, mine, own)).toBe(false);
    expect(isOvertaken(seen, theirs, own)).toBe(true);
    // The admin's own edit was shown first, and then refused: both carry the same revision.
    expect(isOvertaken(mine, theirs, own)).toBe(true);
  });
});
