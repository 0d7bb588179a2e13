import { afterEach, expect, it } from 'vitest';
import { hasUnsavedWords } from '#platform/unsaved-words.ts';
import { session, UNKNOWN } from '#state/session/session-store.ts';
import { forgetSignUp, keptSignUp } from './sign-up-draft.ts';

afterEach(() => session.set(UNKNOWN));

it('AUTH-04 INV-14 what is typed at a sign-up is kept without the PIN, and forgotten once somebody signs in', () => {
  expect(Object.keys(keptSignUp.get())).not.toContain('pin');
  expect(Object.keys(keptSignUp.get())).not.toContain('confirmPin');
  keptSignUp.set({ ...keptSignUp.get(), city: 'Miami' });
  session.set({ ...UNKNOWN, phase: 'signed-out' });
  expect(keptSignUp.get().city).toBe('Miami');
  expect(hasUnsavedWords()).toBe(true);
  session.set({ ...UNKNOWN, phase: 'signed-in', user: { uid: 'ana', email: 'ana@reef.test' } });
  expect(keptSignUp.get().city).toBe('');
  expect(hasUnsavedWords()).toBe(false);

  keptSignUp.set({ ...keptSignUp.get(), city: 'Tampa' });
  forgetSignUp();
  expect(keptSignUp.get().city).toBe('');
});
