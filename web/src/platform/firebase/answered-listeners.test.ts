import { afterEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import { forgetAnswered, forgetAnsweredBefore } from './answered-listeners.ts';

const TAB = ['firestore_clients_reef_a', '{"activeTargetIds":[2]}'] as const;
const ANSWERS = [
  ['firestore_targets_reef_2', '{"state":"current"}'],
  ['firestore_targets_reef_4', '{"state":"current"}'],
] as const;
const OWN = ['reef-session', '"ana"'] as const;

/** A page whose local storage lists its keys, as a browser's does. */
function storage(...entries: (readonly [string, string])[]): Map<string, string> {
  const values = new Map(entries);
  const page = pageWithStorage(values);
  Object.assign(page.localStorage, Object.fromEntries(entries));
  vi.stubGlobal('window', page);
  return values;
}

afterEach(() => void vi.unstubAllGlobals());

it('INV-14 an emptied store has no answered listeners, and nothing else is forgotten', () => {
  const values = storage(TAB, ...ANSWERS, OWN);
  forgetAnswered();
  expect([...values]).toEqual([TAB, OWN]);
});

it('INV-14 the first tab forgets what was answered before, a second one does not', () => {
  const first = storage(...ANSWERS, OWN);
  forgetAnsweredBefore();
  expect([...first]).toEqual([OWN]);
  const second = storage(TAB, ...ANSWERS);
  forgetAnsweredBefore();
  expect([...second]).toEqual([TAB, ...ANSWERS]);
});

it('INV-14 nothing fails where storage is forbidden', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('forbidden');
    },
  });
  expect(forgetAnsweredBefore).not.toThrow();
});
