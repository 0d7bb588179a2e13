import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORDER_EDITS_KEY } from '#platform/data/offline-records-names.ts';
import { anEdit, editOver } from '#testing/edit-fixture.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { createEditOutbox } from './edit-outbox.ts';

/** Callbacks for each time that the database is opened. */
const opened = new Set<() => void>();

/** A tab that is opened now, with its own memory. */
function openTab() {
  const tab = createEditOutbox((attach) => opened.add(attach));
  tab.edits.subscribe(() => {});
  return { ...tab, ids: () => tab.edits.get().map(({ id, state }) => `${id} ${state}`) };
}
const noted = (id: string) => anEdit({ id });

describe('SOLD-11 edits of two tabs', () => {
  /** The browser's storage; `fireStorageEvents` fires the events that a browser fires itself. */
  const values = new Map<string, string>();
  let page = pageWithStorage(values);
  const fireStorageEvents = () =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: ORDER_EDITS_KEY }));

  beforeEach(() => {
    values.clear();
    opened.clear();
    page = pageWithStorage(values);
    vi.stubGlobal('window', page);
  });

  afterEach(() => vi.unstubAllGlobals());

  it('keeps what both noted, and tells of a refusal in a tab that is opened later', () => {
    const [a, b] = [openTab(), openTab()];
    a.note(noted('e1'));
    b.note(noted('e2'));
    a.refuse('e1');
    expect(openTab().ids()).toEqual(['e1 refused', 'e2 waiting']);
  });

  it('keeps what a refused edit had entered, also for a page that is opened later', () => {
    const a = openTab();
    a.note(noted('e1'));
    a.refuse('e1');
    expect(openTab().edits.get()).toEqual([{ ...noted('e1'), state: 'refused' }]);
  });

  it('takes over what another tab noted, and what it has done with', () => {
    const a = openTab();
    a.note(noted('e1'));
    const b = openTab();
    expect(b.ids()).toEqual(['e1 waiting']);
    a.forget('e1');
    a.note(noted('e2'));
    fireStorageEvents();
    expect(b.ids()).toEqual(['e2 waiting']);
  });

  it('writes again what waited before the page began, and nothing that an open tab made', () => {
    const a = openTab();
    a.note(noted('e1'));
    const b = openTab();
    a.note(noted('e2'));
    fireStorageEvents();
    const [e1, e2] = b.edits.get();
    if (e1 === undefined || e2 === undefined) throw new Error('an edit is missing');
    expect([e1, e2].map(b.isOfAnotherPage)).toEqual([true, true]);
    expect([e1, e2].map(b.isOfEarlierPage)).toEqual([true, false]);
    expect([e1, e2].map(a.isOfAnotherPage)).toEqual([false, false]);
  });

  it('keeps in memory what a full storage does not take, and tells the page so', () => {
    const a = openTab();
    expect(a.isStored.get()).toBe(true);
    const told = vi.fn<() => void>();
    a.isStored.subscribe(told);
    const { localStorage } = page;
    vi.stubGlobal('window', Object.assign(page, { localStorage: null }));
    a.note(noted('e1'));
    a.note(noted('e2'));
    a.refuse('e1');
    expect(a.ids()).toEqual(['e1 refused', 'e2 waiting']);
    expect([a.isStored.get(), told.mock.calls.length]).toEqual([false, 1]);
    // With room again, the next change stores all of them.
    vi.stubGlobal('window', Object.assign(page, { localStorage }));
    a.forget('e1');
    expect(a.isStored.get()).toBe(true);
    expect(openTab().ids()).toEqual(['e2 waiting']);
  });

  it('reads what was kept before edits had ids', () => {
    const { standsOn: _, ...older } = { ...noted('e1'), mark: '1x' };
    values.set(ORDER_EDITS_KEY, JSON.stringify([older]));
    const { edits } = openTab();
    expect(edits.get()).toMatchObject([{ id: 'e1', standsOn: null }]);
  });

  it('leaves what a newer version of the shop noted as it is, and reads the rest', () => {
    const newer = { id: 'e1', kind: 'recall', state: 'refused', number: '1Z' };
    values.set(ORDER_EDITS_KEY, JSON.stringify([newer, { ...noted('e2'), state: 'refused' }]));
    const a = openTab();
    expect(a.ids()).toEqual(['e2 refused']);
    a.note(noted('e3'));
    a.forget('e2');
    expect(openTab().ids()).toEqual(['e3 waiting']);
    expect(JSON.parse(values.get(ORDER_EDITS_KEY) ?? '')).toContainEqual(newer);

    // What is no list at all stays too; the page says that it alone has the edit.
    values.set(ORDER_EDITS_KEY, '{"edits":[]}');
    const b = openTab();
    b.note(noted('e4'));
    expect([b.ids(), b.isStored.get()]).toEqual([['e4 waiting'], false]);
    expect(values.get(ORDER_EDITS_KEY)).toBe('{"edits":[]}');
  });

  it('has done with what a taken edit stands on, and with nothing else', () => {
    const a = openTab();
    const first = noted('e1');
    const kept = [
      first,
      noted('other'),
      editOver(first, 'e2'),
      editOver(editOver(first, 'e2'), 'e3'),
    ];
    for (const each of kept) a.note(each);
    a.take('e2');
    expect(a.ids()).toEqual(['other waiting', 'e3 waiting']);
  });

  it('notes an edit that is written again once', () => {
    const a = openTab();
    a.note(noted('e1'));
    a.note(noted('e1'));
    expect(a.ids()).toEqual(['e1 waiting']);
  });

  it('INV-13 judges by their orders what it and others were writing as the database was opened anew', () => {
    const a = openTab();
    const [reopen] = opened;
    reopen?.();
    a.note(noted('e1'));
    const b = openTab();
    b.note(noted('e2'));
    expect(a.edits.get().map(a.isOfAnotherPage)).toEqual([false]);
    let looks = 0;
    a.edits.subscribe(() => (looks += 1));
    // The page comes back from the back/forward cache; nobody tells it what happened in the
    // meantime.
    reopen?.();
    const edits = a.edits.get();
    expect([edits.map(a.isOfAnotherPage), edits.map(a.isOfEarlierPage)]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(looks).toBeGreaterThan(0);
    // Written again, the edit is this page's.
    a.note(noted('e1'));
    expect(a.edits.get().map(a.isOfAnotherPage)).toEqual([false, true]);
  });

  it('INV-13 gives up what waits of who signs out, and keeps another’s', () => {
    const a = openTab();
    a.note(noted('e1'));
    a.note({ ...noted('e2'), userId: 'another' });
    a.note(noted('e3'));
    a.refuse('e3');
    a.giveUpQueued('me');
    expect(a.ids()).toEqual(['e2 waiting', 'e3 refused']);
  });
});
