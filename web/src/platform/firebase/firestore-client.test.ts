import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { opened, clear } = vi.hoisted(() => ({
  opened: [] as boolean[],
  clear: vi.fn<() => Promise<void>>(),
}));
vi.mock('firebase/firestore', () => ({
  clearIndexedDbPersistence: clear,
  connectFirestoreEmulator: () => {},
  initializeFirestore: (_app: unknown, { localCache }: { localCache?: unknown }) => {
    opened.push(localCache !== undefined);
    return {};
  },
  persistentLocalCache: () => ({}),
  persistentMultipleTabManager: () => ({}),
  terminate: () => Promise.reject(new Error('it has closed its store already')),
  waitForPendingWrites: () => Promise.resolve(),
}));
vi.mock('./firebase-app.ts', () => ({ app: {} }));
vi.mock('./leaving.ts', () => ({ endTransactionsOnLeaving: () => {} }));

beforeEach(() => {
  // Test files share their modules: another may have asked for the database, and failed.
  vi.resetModules();
  vi.useFakeTimers();
  opened.length = 0;
});
afterEach(() => void vi.useRealTimers());

it('INV-14 the database begins on the emptied store', async () => {
  clear.mockResolvedValue();
  const { openAnew } = await import('./firestore-client.ts');
  opened.length = 0;
  const whenLate = vi.fn<() => Promise<void>>();
  await openAnew(true, whenLate);
  expect(opened).toEqual([true]);
  await vi.runAllTimersAsync();
  expect(whenLate).not.toHaveBeenCalled();
});

it('INV-14 where a stopped tab holds the store, the database begins in memory until that lets go', async () => {
  const letGo = Promise.withResolvers<void>();
  clear.mockReturnValue(letGo.promise);
  const { openAnew } = await import('./firestore-client.ts');
  opened.length = 0;
  const whenLate = vi.fn<() => Promise<void>>();
  const forgotten = openAnew(true, whenLate);
  await vi.advanceTimersByTimeAsync(3000);
  await forgotten;
  expect(opened).toEqual([false]);
  expect(whenLate).not.toHaveBeenCalled();
  letGo.resolve();
  await vi.waitFor(() => expect(whenLate).toHaveBeenCalledOnce());
});
