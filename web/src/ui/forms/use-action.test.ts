import type * as React from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAction } from './use-action.ts';

/** The state of a component without a page: each call of the hook is a render. */
const kept = vi.hoisted(() => ({ isBusy: false }));

function useKept() {
  return [kept.isBusy, (next: boolean) => (kept.isBusy = next)];
}

vi.mock(import('react'), async (original) => {
  const real: typeof React = await original();
  return { ...real, useState: useKept as never };
});

beforeEach(() => {
  kept.isBusy = false;
});

it('is busy from the press until the end, and takes no press in between', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const action = vi.fn((_word: string) => promise);
  const [wasBusy, begin] = useAction(action);
  begin('first');
  expect([wasBusy, useAction(action)[0]]).toEqual([false, true]);
  useAction(action)[1]('second');
  expect(action.mock.calls).toEqual([['first']]);
  resolve();
  await vi.waitFor(() => expect(useAction(action)[0]).toBe(false));
  useAction(action)[1]('third');
  expect(action.mock.calls).toEqual([['first'], ['third']]);
});
