import { anOrder } from '@reef/domain/testing/order-fixture';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { NOON } from '@reef/domain/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORDER_EDITS_KEY } from '#platform/data/offline-records-names.ts';
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

  it('SOLD-11 is taken when the order holds a later one of this device', () => {
    const both = { ...mine, revision: 3, guarantee_status: 'satisfied' as const };
    const later = { ...edit, revision: 3, mark: editDigest(both) };
    expect(resolveEdit(edit, both, [later])).toBe('taken');
    expect(resolveEdit(edit, { ...both, updated_by: 'other' }, [later])).toBe('refused');
    expect(resolveEdit(edit, both, [{ ...later, mark: edit.mark }])).toBe('refused');
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

/** A tab that is opened now, with a memory of its own. */
async function openTab() {
  vi.resetModules();
  const tab = await import('./edit-outbox.ts');
  tab.orderEdits.subscribe(() => {});
  return { ...tab, ids: () => tab.orderEdits.get().map(({ id, state }) => `${id} ${state}`) };
}
const noted = (id: string) => ({ ...edit, id });

describe('SOLD-11 edits of two tabs', () => {
  /** Local storage as a browser has it; `tellTabs` is what the browser does by itself. */
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  let page = new EventTarget();
  const tellTabs = () =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: ORDER_EDITS_KEY }));

  beforeEach(() => {
    values.clear();
    page = Object.assign(new EventTarget(), { localStorage });
    vi.stubGlobal('window', page);
  });

  afterEach(() => vi.unstubAllGlobals());

  it('keeps what both noted, and tells of a refusal in a tab that is opened later', async () => {
    const [a, b] = [await openTab(), await openTab()];
    a.noteEdit(noted('e1'));
    b.noteEdit(noted('e2'));
    a.refuseEdit('e1');
    expect((await openTab()).ids()).toEqual(['e1 refused', 'e2 waiting']);
  });

  it('takes over what another tab noted, and what it has done with', async () => {
    const a = await openTab();
    a.noteEdit(noted('e1'));
    const b = await openTab();
    expect(b.ids()).toEqual(['e1 waiting']);
    a.forgetEdit('e1');
    a.noteEdit(noted('e2'));
    tellTabs();
    expect(b.ids()).toEqual(['e2 waiting']);
  });

  it('writes again what waited before the page began, and nothing that an open tab made', async () => {
    const a = await openTab();
    a.noteEdit(noted('e1'));
    const b = await openTab();
    a.noteEdit(noted('e2'));
    tellTabs();
    const [e1, e2] = b.orderEdits.get();
    if (e1 === undefined || e2 === undefined) throw new Error('an edit is missing');
    expect([e1, e2].map(b.isOfAnotherPage)).toEqual([true, true]);
    expect([e1, e2].map(b.isOfEarlierPage)).toEqual([true, false]);
    expect([e1, e2].map(a.isOfAnotherPage)).toEqual([false, false]);
  });

  it('keeps in memory what a full storage does not take', async () => {
    const a = await openTab();
    vi.stubGlobal('window', Object.assign(page, { localStorage: null }));
    a.noteEdit(noted('e1'));
    a.noteEdit(noted('e2'));
    a.refuseEdit('e1');
    expect(a.ids()).toEqual(['e1 refused', 'e2 waiting']);
  });
});
