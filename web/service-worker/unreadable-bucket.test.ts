import { afterEach, expect, it, vi } from 'vitest';
import { unreadableBucket } from './unreadable-bucket.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = new Request('https://firebasestorage.googleapis.com/v0/b/reef/o/a');

/** What the worker asks of the plugin; `asks` is whether the bucket is asked for a readable answer. */
function picture() {
  const { requestWillFetch, handlerDidError } = unreadableBucket();
  const event = {} as ExtendableEvent;
  return {
    asks: async () => {
      try {
        return (await requestWillFetch?.({ request, event })) === request;
      } catch {
        return false;
      }
    },
    fails: () => handlerDidError?.({ request, event, error: new Error('Failed to fetch') }),
  };
}

it('PWA-02 a bucket that lets nobody read it is asked once for each further picture, for a minute', async () => {
  vi.useFakeTimers();
  const answer = new Response();
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const { asks, fails } = picture();
  expect(await asks()).toBe(true);
  expect(await fails()).toBe(answer);
  expect(await asks()).toBe(false);
  expect(await fails()).toBe(answer);
  vi.advanceTimersByTime(60_000);
  expect(await asks()).toBe(true);
});

it('PWA-02 a lost signal does not make the bucket one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { asks, fails } = picture();
  await expect(fails()).rejects.toThrow('Failed to fetch');
  expect(await asks()).toBe(true);
});
