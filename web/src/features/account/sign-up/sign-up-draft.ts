import { createStore } from '#platform/store.ts';
import { watchWords } from '#platform/unsaved-words.ts';
import { session } from '#state/session/session-store.ts';
import { signUpBegun } from './sign-up-begun.ts';
import { EMPTY_SIGN_UP, type SignUpDraft } from './sign-up-fields.ts';

/** What is kept of a sign-up while the visitor looks at another page: everything but the PIN. */
type KeptSignUp = Omit<SignUpDraft, 'pin' | 'confirmPin'>;

const { pin: _, confirmPin: __, ...NOTHING } = EMPTY_SIGN_UP;

/** It is in memory only. */
export const keptSignUp = createStore<KeptSignUp>(NOTHING);

const hasWords = () => Object.values(keptSignUp.get()).some((text) => text !== '');
watchWords(hasWords);
keptSignUp.subscribe(() => signUpBegun.set(hasWords()));

// Whoever signs in has an account, and may be somebody else.
session.subscribe(() => {
  if (session.get().user !== null) forgetSignUp();
});

/** Forgets what was typed. */
export function forgetSignUp(): void {
  keptSignUp.set(NOTHING);
}
