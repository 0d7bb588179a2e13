import { Stripe } from 'stripe';
import { expect, it, vi } from 'vitest';
import { SWEEP_WAIT_MS, whenAllowed } from './when-allowed.ts';

const raw: unknown = { type: 'invalid_request_error', message: 'Too many requests.' };
const limited = new Stripe.errors.StripeRateLimitError(raw as never);

/** A clock that does not make the test wait. */
function recordedPauses() {
  const pauses: number[] = [];
  return { pauses, wait: async (ms: number) => void pauses.push(ms) };
}

it('ATT-88 a request that Stripe limits is repeated after growing random pauses', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const request = vi.fn<() => Promise<string>>();
  for (let times = 0; times < 5; times += 1) request.mockRejectedValueOnce(limited);
  request.mockResolvedValueOnce('page');
  const { pauses, wait } = recordedPauses();
  expect(await whenAllowed(request, undefined, wait)).toBe('page');
  expect(pauses).toEqual([500, 1000, 2000, 4000, 4000]);
  random.mockRestore();
});

it('ATT-88 its caller is told after at most 20 s of pauses', async () => {
  const { pauses, wait } = recordedPauses();
  const request = vi.fn<() => Promise<string>>(() => Promise.reject(limited));
  await expect(whenAllowed(request, undefined, wait)).rejects.toBe(limited);
  expect(request).toHaveBeenCalledTimes(pauses.length + 1);
  const waitedMs = pauses.reduce((sum, ms) => sum + ms, 0);
  expect(waitedMs).toBeGreaterThan(12_000);
  expect(waitedMs).toBeLessThanOrEqual(20_000);
});

it('ATT-88 a sweeper’s request pauses at most 3 s, so that four of them end within its 15 s', async () => {
  const { pauses, wait } = recordedPauses();
  await expect(whenAllowed(() => Promise.reject(limited), SWEEP_WAIT_MS, wait)).rejects.toBe(
    limited,
  );
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(3000);
});

it('any other failure is its caller’s at once', async () => {
  const other = new Stripe.errors.StripeConnectionError(raw as never);
  const { pauses, wait } = recordedPauses();
  await expect(whenAllowed(() => Promise.reject(other), undefined, wait)).rejects.toBe(other);
  expect(pauses).toEqual([]);
});
