import { afterEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import { forgetAnswered } from './answered-listeners.ts';

const KEPT = [
  ['firestore_clients_reef_a', '{"activeTargetIds":[2]}'],
  ['reef-session', '"ana"'],
] as const;

afterEach(() => void vi.unstubAllGlobals());

it('INV-14 an emptied store has no answered listeners, and nothing else is forgotten', () => {
  const answered = ['firestore_targets_reef_2', '{"state":"current"}'] as const;
  const values = new Map<string, string>([answered, ...KEPT]);
  const page = pageWithStorage(values);
  // A browser's storage lists its keys.
  vi.stubGlobal('localStorage', Object.fromEntries(values));
  vi.stubGlobal('window', page);
  forgetAnswered();
  expect([...values]).toEqual(KEPT);
});
