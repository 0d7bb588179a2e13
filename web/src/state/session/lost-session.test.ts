import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionUser } from '#platform/firebase/auth-client.ts';
import { keepSessionHint, sessionHint } from '#platform/session-hint.ts';

type Listener = (user: SessionUser | null, isHere: boolean) => void;

const { forgetDatabase, clearUserData, auth } = vi.hoisted(() => ({
  forgetDatabase: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  clearUserData: vi.fn<(userId: string) => void>(),
  auth: { tell: (_user: SessionUser | null, _isHere: boolean): void => {} },
}));
vi.mock('#platform/firebase/load.ts', () => ({
  loadAuth: () =>
    Promise.resolve({
      onUser: (listener: Listener) => {
        auth.tell = listener;
        listener(null, false);
      },
    }),
  loadFirestore: () => Promise.resolve({}),
}));
vi.mock('#platform/data/live.ts', () => ({ forgetDatabase, listen: () => () => {} }));
vi.mock('./clear-user-data.ts', () => ({ clearUserData }));

const ana = { uid: 'ana', email: 'ana@reef.test' };
const ben = { uid: 'ben', email: 'ben@reef.test' };

/** A tab in which Ana is signed in. */
async function openTab() {
  vi.resetModules();
  keepSessionHint(null);
  const { connectSession, session } = await import('./session-store.ts');
  await connectSession();
  auth.tell(ana, false);
  return session;
}

/** Waits for what a change of user begins, and says what was deleted. */
async function deleted() {
  await vi.dynamicImportSettled();
  await Promise.resolve();
  const isDatabase = forgetDatabase.mock.calls.length > 0;
  return { ofUsers: clearUserData.mock.calls.flat(), isDatabase };
}

afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  forgetDatabase.mockClear();
  clearUserData.mockClear();
});

it('INV-14 the tab that signs out empties the device', async () => {
  const session = await openTab();
  auth.tell(null, true);
  expect(session.get().phase).toBe('signed-out');
  expect(sessionHint()).toBeNull();
  expect(await deleted()).toEqual({ ofUsers: ['ana'], isDatabase: true });
});

it('INV-14 a tab that hears of it leaves the database to that one', async () => {
  const session = await openTab();
  keepSessionHint(null);
  auth.tell(null, false);
  expect(session.get().phase).toBe('signed-out');
  expect(await deleted()).toEqual({ ofUsers: ['ana'], isDatabase: false });
});

it('SOLD-11 CLAIM-01 a session that the browser has lost deletes nothing, and its user may go on', async () => {
  const session = await openTab();
  auth.tell(null, false);
  expect(session.get().phase).toBe('signed-out');
  auth.tell(ana, false);
  expect(session.get().user).toEqual(ana);
  expect(await deleted()).toEqual({ ofUsers: [], isDatabase: false });
});

it('INV-14 whoever signs in after a lost session finds nothing of the user before', async () => {
  const session = await openTab();
  auth.tell(null, false);
  auth.tell(ben, false);
  expect(session.get().user).toEqual(ben);
  expect(sessionHint()).toBe('ben');
  expect(await deleted()).toEqual({ ofUsers: ['ana'], isDatabase: true });
});
