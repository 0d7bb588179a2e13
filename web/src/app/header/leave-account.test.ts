import { afterEach, expect, it, vi } from 'vitest';
import { NEW_LISTING_KEY } from '#features/admin/catalogue/create/new-listing-key.ts';
import { draftKey, reportPrefix } from '#state/claims/queued-report.ts';
import { createEditOutbox } from '#state/order-edits/edit-outbox.ts';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import { anEdit } from '#testing/edit-fixture.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { leaveAccount } from './leave-account.ts';

/** A database request that succeeds: the event comes a moment later. */
function answered<T>(result: T, event: string) {
  const target = Object.assign(new EventTarget(), { result, error: null });
  setTimeout(() => target.dispatchEvent(new Event(event)));
  return target;
}

/** A device with records under these keys. */
function keeping(keys: readonly string[]): void {
  const count = ({ lower, upper }: { lower: string; upper: string }) =>
    answered(keys.filter((key) => key >= lower && key <= upper).length, 'success');
  const transaction = () =>
    Object.assign(answered(null, 'complete'), { objectStore: () => ({ count }) });
  vi.stubGlobal('indexedDB', { open: () => answered({ transaction, close: () => {} }, 'success') });
  vi.stubGlobal('IDBKeyRange', { bound: (lower: string, upper: string) => ({ lower, upper }) });
}

/**
 * Signs a buyer out who answers that they want to stay. @returns the questions, and whether they
 * are out.
 */
async function leaving(keys: readonly string[]) {
  keeping(keys);
  vi.stubGlobal('location', { href: 'https://reef.test/profile' });
  session.set({ ...UNKNOWN, phase: 'signed-in', user: { uid: 'buyer', email: 'b@reef.test' } });
  const asked: string[] = [];
  let isOut = false;
  await leaveAccount({
    signOut: async () => (isOut = true),
    confirm: async ({ title }) => {
      asked.push(title);
      return false;
    },
    toast: () => {},
    navigate: () => {},
  });
  return { asked, isOut };
}

afterEach(() => {
  vi.unstubAllGlobals();
  session.set(UNKNOWN);
});

it.each([
  ['that was begun', draftKey('buyer', 'order-1')],
  ['that was refused', `${reportPrefix('buyer')}2026-11-22T15:00:00.000Z/1`],
])('CLAIM-01 signing out asks before it deletes a report %s', async (_, key) => {
  expect(await leaving([key])).toEqual({
    asked: ['Sign out and lose a loss report?'],
    isOut: false,
  });
});

it.each([
  ['that waits', '1', 'Sign out and lose changes that are waiting to sync?'],
  ['that was refused', '0', 'Sign out and lose a loss report?'],
])('CLAIM-01 signing out names a report %s by its count %s: %s', async (_, count, title) => {
  vi.stubGlobal('window', pageWithStorage(new Map([['reef-waiting-reports', count]])));
  const { asked } = await leaving([`${reportPrefix('buyer')}2026-11-22T15:00:00.000Z/1`]);
  expect(asked).toEqual([title]);
});

it('INV-13 signing out gives up the edits of who signs out', async () => {
  vi.stubGlobal('window', pageWithStorage());
  vi.stubGlobal('location', { href: 'https://reef.test/profile' });
  const edits = createEditOutbox(() => {});
  edits.note(anEdit({ userId: 'admin' }));
  edits.note(anEdit({ id: 'theirs', userId: 'another' }));
  session.set({ ...UNKNOWN, phase: 'signed-in', user: { uid: 'admin', email: 'a@reef.test' } });
  const asked: string[] = [];
  await leaveAccount(
    {
      signOut: async () => {
        session.set(UNKNOWN);
        return true;
      },
      confirm: async ({ title }) => {
        asked.push(title);
        return true;
      },
      toast: () => {},
      navigate: () => {},
    },
    edits,
  );
  expect(asked).toEqual(['Sign out and lose changes that are waiting to sync?']);
  expect(edits.edits.get()).toMatchObject([{ id: 'theirs' }]);
});

it('CLAIM-01 signing out asks nothing where this buyer has no report', async () => {
  expect(await leaving([draftKey('another', 'order-1')])).toEqual({ asked: [], isOut: true });
});

it.each([
  ['goes home from the page where they pressed', 'https://reef.test/profile', ['/']],
  ['stays on the page they have gone on to', 'https://reef.test/shop', []],
])('AUTH-03 who signs out %s', async (_, later, expected) => {
  keeping([]);
  const typed = new Map([[NEW_LISTING_KEY, '{}']]);
  vi.stubGlobal('window', pageWithStorage(new Map(), typed));
  const address = { href: 'https://reef.test/profile' };
  vi.stubGlobal('location', address);
  const visited: string[] = [];
  await leaveAccount({
    signOut: async () => {
      address.href = later;
      return true;
    },
    confirm: async () => true,
    toast: () => {},
    navigate: (to) => void visited.push(to),
  });
  expect(visited).toEqual(expected);
  expect([...typed.keys()], 'what was typed of a new listing').toEqual([]);
});
