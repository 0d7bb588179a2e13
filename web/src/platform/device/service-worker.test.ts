import { afterEach, expect, it, vi } from 'vitest';
import { shopUpdate, startServiceWorker } from './service-worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('PWA-03 a page is told anew of each version that another tab takes', async () => {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null });
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', new EventTarget());
  await startServiceWorker();
  const told = vi.fn<() => void>();
  const leave = shopUpdate.subscribe(told);
  const takenOver = () => {
    workers.dispatchEvent(new Event('controllerchange'));
    return shopUpdate.get();
  };
  const [first, second] = [takenOver(), takenOver()];
  expect(first).toBeInstanceOf(Event);
  expect(second).not.toBe(first);
  expect(told).toHaveBeenCalledTimes(2);
  leave();
});
