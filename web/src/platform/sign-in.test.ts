import { describe, expect, it } from 'vitest';
import { refusedSignIn } from './sign-in.ts';

const coded = (code: string) => Object.assign(new Error('refused'), { code });

describe('refusedSignIn', () => {
  it('AUTH-03 tells neither wrong e-mail from wrong PIN', () => {
    const answers = ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential'];
    for (const code of answers) {
      expect(refusedSignIn(coded(code))).toEqual({ ok: false, reason: 'bad-credentials' });
    }
  });

  it('AUTH-08 says when there were too many attempts', () => {
    expect(refusedSignIn(coded('auth/too-many-requests'))).toMatchObject({ reason: 'locked' });
  });

  it('AUTH-03 calls the rest unexpected', () => {
    expect(refusedSignIn(new TypeError('network'))).toEqual({ ok: false, reason: 'unexpected' });
  });
});
