import { afterEach, expect, it } from 'vitest';
import { session, UNKNOWN } from './session-store.ts';
import { createDraft } from './user-draft.ts';

const signedIn = (uid: string) =>
  session.set({ ...UNKNOWN, phase: 'signed-in', user: { uid, email: `${uid}@reef.test` } });
const signedOut = () => session.set({ ...UNKNOWN, phase: 'signed-out' });

afterEach(() => session.set(UNKNOWN));

it('INV-14 a draft is forgotten at the sign-out, also where the form was opened after signing in', () => {
  signedIn('ana');
  const draft = createDraft({ phone: '' });
  draft.set({ phone: '305-555-0100' });
  session.set({ ...UNKNOWN, user: session.get().user });
  expect(draft.get(), 'while the account is asked for again').toEqual({ phone: '305-555-0100' });
  signedOut();
  expect(draft.get()).toEqual({ phone: '' });
});

it('INV-14 a draft is forgotten when somebody else is signed in', () => {
  signedIn('ana');
  const draft = createDraft('');
  draft.set('Ana types');
  signedIn('ben');
  expect(draft.get()).toBe('');
});

it('a guest who signs in keeps what they typed', () => {
  signedOut();
  const draft = createDraft('');
  draft.set('A question');
  signedIn('ana');
  expect(draft.get()).toBe('A question');
});
