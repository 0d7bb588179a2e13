import { expect, it, vi } from 'vitest';
import { guardListener } from './guard-listener.ts';

function guarded(begin: Parameters<typeof guardListener>[0]) {
  const onEnd = vi.fn<(reason: 'refused' | 'failed') => void>();
  const onBroken = vi.fn<() => void>();
  return { stop: guardListener(begin, onEnd, onBroken), onEnd, onBroken };
}

function shutDown(): never {
  throw new Error('INTERNAL ASSERTION FAILED: AsyncQueue is already failed');
}

it('PWA-05 a database that has shut itself down ends a listener instead of throwing', () => {
  const { stop, onEnd, onBroken } = guarded(shutDown);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('failed');
  expect(onBroken).toHaveBeenCalledOnce();
  expect(stop).not.toThrow();
  expect(guarded(() => shutDown).stop).not.toThrow();
});

it.each([
  ['permission-denied', 'refused', 0],
  ['resource-exhausted', 'failed', 0],
  ['unavailable', 'failed', 1],
] as const)('PWA-05 %s ends a listener as %s', (code, reason, broken) => {
  const { onEnd, onBroken } = guarded((onError) => {
    onError({ code });
    return () => {};
  });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(reason);
  expect(onBroken).toHaveBeenCalledTimes(broken);
});
