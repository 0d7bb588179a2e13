import { anOrder } from '@reef/domain/testing/order-fixture';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { NOON } from '@reef/domain/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORDER_EDITS_KEY } from '#platform/data/offline-records-names.ts';
import { resolveEdit, type OrderEdit } from './edit-outbox.ts';

/** What is told each time that the database is opened. */
const opened = vi.hoisted(() => new Set<() => void>());
vi.mock('#platform/data/live.ts', () => ({ listen: (attach: () => void) => opened.add(attach) }));

const mine = anOrder({
  ...filledBy('UPS', '1Z', NOON),
  revision: 2,
  edit_id: 'e',
  stands_on: null,
});
const edit: OrderEdit = {
  id: 'e',
  orderId: mine.id,
  orderNumber: mine.order_number,
  kind: 'fill',
  userId: 'me',
  revision: 2,
  standsOn: null,
  fields: filledBy('UPS', '1Z', NOON),
  state: 'waiting',
};
/** An edit that was made over another. */
const over = (before: OrderEdit, id: string): OrderEdit => ({
  ...before,
  id,
  standsOn: before.id,
  revision: before.revision + 1,
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
    // An edit from before they had ids, of an order that was edited since.
    expect(resolveEdit(edit, anOrder({ revision: 2 }))).toBe('refused');
    expect(resolveEdit(over(edit, 'e2'), theirs)).toBe('refused');
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
    opened.clear();
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

  it('reads what was kept before edits had ids', async () => {
    const { standsOn: _, ...older } = { ...noted('e1'), mark: '1x' };
    values.set(ORDER_EDITS_KEY, JSON.stringify([older]));
    const { orderEdits } = await openTab();
    expect(orderEdits.get()).toMatchObject([{ id: 'e1', standsOn: null }]);
  });

  it('has done with what a taken edit stands on, and with nothing else', async () => {
    const a = await openTab();
    const first = noted('e1');
    const kept = [first, noted('other'), over(first, 'e2'), over(over(first, 'e2'), 'e3')];
    for (const each of kept) a.noteEdit(each);
    a.takeEdit('e2');
    expect(a.ids()).toEqual(['other waiting', 'e3 waiting']);
  });

  it('notes an edit that is written again once', async () => {
    const a = await openTab();
    a.noteEdit(noted('e1'));
    a.noteEdit(noted('e1'));
    expect(a.ids()).toEqual(['e1 waiting']);
  });

  it('INV-13 judges by their orders what it and others were writing as the database was opened anew', async () => {
    const a = await openTab();
    const [reopen] = opened;
    reopen?.();
    a.noteEdit(noted('e1'));
    const b = await openTab();
    b.noteEdit(noted('e2'));
    expect(a.orderEdits.get().map(a.isOfAnotherPage)).toEqual([false]);
    let looks = 0;
    a.orderEdits.subscribe(() => (looks += 1));
    // The page comes back from the back/forward cache; nobody tells it what came meanwhile.
    reopen?.();
    const edits = a.orderEdits.get();
    expect([edits.map(a.isOfAnotherPage), edits.map(a.isOfEarlierPage)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(looks).toBeGreaterThan(0);
    // Written again, it is this page's.
    a.noteEdit(noted('e1'));
    expect(a.orderEdits.get().map(a.isOfAnotherPage)).toEqual([false, true]);
  });

  it('INV-13 gives up what waits of who signs out, and keeps another’s', async () => {
    const a = await openTab();
    a.noteEdit(noted('e1'));
    a.noteEdit({ ...noted('e2'), userId: 'another' });
    a.noteEdit(noted('e3'));
    a.refuseEdit('e3');
    a.giveUpWaiting('me');
    expect(a.ids()).toEqual(['e2 waiting', 'e3 refused']);
  });
});
