import { anOrder } from '@reef/domain/testing/order-fixture';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { NOON } from '@reef/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { editOver as over, anEdit } from '#testing/edit-fixture.ts';
import { OrderEdit, resolveEdit } from './order-edit.ts';

const mine = anOrder({
  ...filledBy('UPS', '1Z', NOON),
  revision: 2,
  edit_id: 'e',
  stands_on: null,
});
const edit = anEdit();

it('SOLD-11 keeps all that filling and unfilling write', () => {
  const ends = { packing_day_ends_at: NOON };
  const made = [anEdit({ fields: { ...edit.fields, ...ends } }), anEdit({ fields: UNFILLED })];
  for (const each of made) {
    expect(OrderEdit.parse(JSON.parse(JSON.stringify(each)))).toEqual(each);
  }
});

describe('what became of an edit after a reload', () => {
  const theirs = anOrder({ revision: 2, edit_id: 'theirs', stands_on: null });

  it('SOLD-11 is taken when the order holds it, or an edit that stands on it', () => {
    expect(resolveEdit(edit, mine)).toBe('taken');
    const theirNext = { ...mine, revision: 3, edit_id: 'theirs', stands_on: 'e' };
    expect(resolveEdit(edit, theirNext)).toBe('taken');
  });

  it('SOLD-11 is refused when another admin was first or the order is gone', () => {
    expect(resolveEdit(edit, theirs)).toBe('refused');
    expect(resolveEdit(edit, { ...theirs, revision: 1 })).toBe('refused');
    expect(resolveEdit(edit, null)).toBe('refused');
  });

  it('SOLD-11 is taken when the order holds a later one of this device that stands on it', () => {
    const [second, third] = [over(edit, 'e2'), over(over(edit, 'e2'), 'e3')];
    const kept = [edit, second, third];
    const last = { ...mine, revision: 4, edit_id: 'e3', stands_on: 'e2' };
    expect(kept.map((each) => resolveEdit(each, last, kept))).toEqual(['taken', 'taken', 'taken']);
  });

  it('INV-13 a later one of this device says nothing of it that stands on something else', () => {
    const anew = { ...edit, id: 'anew' };
    const last = { ...mine, edit_id: 'anew' };
    expect(resolveEdit(edit, last, [edit, anew])).toBe('refused');
  });

  it('SOLD-11 can still be written where nothing has come between', () => {
    expect(resolveEdit(edit, anOrder({ revision: 1 }))).toBe('unsent');
    expect(resolveEdit(over(edit, 'e2'), { ...mine, stands_on: null })).toBe('unsent');
    // An edit from before edits had ids, of an order that was edited since.
    expect(resolveEdit(edit, anOrder({ revision: 2 }))).toBe('refused');
    expect(resolveEdit(over(edit, 'e2'), theirs)).toBe('refused');
  });
});
