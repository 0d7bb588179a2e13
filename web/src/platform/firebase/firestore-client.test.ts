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
/** How often one was. */
let begun = 0;

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

/** The listener was attached once more than before, and nothing else is. */
async function listensAnew(): Promise<void> {
  begun += 1;
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(begun));
  expect(attached).toBe(1);
}

/** Work of Firestore's that nobody waits for fails, and so does every call after it. */
async function shutsDown(): Promise<void> {
  pendingWrites.mockImplementationOnce(shutDown);
  window.dispatchEvent(new Event('unhandledrejection'));
  await listensAnew();
}

it('PWA-05 a Firestore that has shut itself down is opened again and listened to, at last in memory alone', async () => {
  const { listen } = await import('#platform/data/live/live.ts');
  listen(
    (client) =>
      client.listenToDocument(
        'products/tang',
        () => {},
        () => {},
      ),
    () => {},
  );
  await listensAnew();

  pendingWrites.mockResolvedValue(undefined);
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(opened).toHaveBeenCalledOnce();

  await shutsDown();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await listensAnew();
  // What the page's own leaving did to the store is no reason to give it up.
  await shutsDown();
  await shutsDown();
  expect(opened.mock.calls.flat()).toEqual([...Array(4).fill('over the store'), 'in memory']);
});
