import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lostAnswer, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';

const { begin, opened, pendingWrites } = vi.hoisted(() => ({
  begin: vi.fn(),
  opened: vi.fn(),
  pendingWrites: vi.fn(),
}));
vi.mock(import('firebase/firestore'), async (original) => {
  const real = await original();
  const initializeFirestore: typeof real.initializeFirestore = (app, settings) => {
    opened('localCache' in settings ? 'over the store' : 'in memory');
    return real.initializeFirestore(app, settings);
  };
  return { ...real, initializeFirestore, onSnapshot: begin, waitForPendingWrites: pendingWrites };
});

/** How many listeners are attached. */
let attached = 0;

beforeEach(() => {
  vi.stubGlobal('window', pageWithStorage());
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
  serveFunctions(lostAnswer);
  attached = 0;
  begin.mockImplementation(() => {
    attached += 1;
    return () => {
      attached -= 1;
    };
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await Promise.all(getApps().map(deleteApp));
});

function shutDown(): never {
  throw new Error('INTERNAL ASSERTION FAILED: AsyncQueue is already failed');
}

/** Work of Firestore's that nobody waits for has failed. */
async function failsUnheard(): Promise<void> {
  window.dispatchEvent(new Event('unhandledrejection'));
  await vi.waitFor(() => expect(attached).toBe(1));
}

it('PWA-05 a Firestore that has shut itself down is opened again and listened to, at last in memory alone', async () => {
  const { listen } = await import('#platform/data/live.ts');
  listen(
    (client) =>
      client.listenToDocument(
        'products/tang',
        () => {},
        () => {},
      ),
    () => {},
  );
  await vi.waitFor(() => expect(attached).toBe(1));

  pendingWrites.mockResolvedValue(undefined);
  await failsUnheard();
  expect(opened.mock.calls).toEqual([['over the store']]);

  pendingWrites.mockImplementationOnce(shutDown);
  await failsUnheard();
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2));
  pendingWrites.mockImplementationOnce(shutDown);
  await failsUnheard();
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(3));
  expect(attached).toBe(1);
  expect(opened.mock.calls.flat()).toEqual(['over the store', 'over the store', 'in memory']);
});
