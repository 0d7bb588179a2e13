import { describe, expect, it } from 'vitest';
import { judged, orLocked, refusedSignIn } from './sign-in.ts';

const coded = (code: string) => Object.assign(new Error('refused'), { code });

describe('refusedSignIn', () => {
  it('AUTH-03 tells neither wrong e-mail from wrong PIN', () => {
    const answers = ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential'];
    for (const code of answers) {
      expect(refusedSignIn(coded(code))).toEqual({ ok: false, refusal: 'bad-credentials' });
    }
  });

  it('AUTH-08 says when there were too many attempts', () => {
    expect(refusedSignIn(coded('auth/too-many-requests'))).toMatchObject({ refusal: 'locked' });
  });

  it('AUTH-03 calls the rest unexpected', () => {
    expect(refusedSignIn(new TypeError('network'))).toEqual({ ok: false, refusal: 'unexpected' });
  });
});

describe('judged', () => {
  const refused = { ok: false, refusal: 'bad-credentials' } as const;

  it('AUTH-03 calls no PIN wrong while the custom login is down', () => {
    expect(judged(refused, 'internal')).toEqual({ ok: false, refusal: 'unexpected' });
    expect(judged(refused, 'unavailable')).toEqual({ ok: false, refusal: 'unexpected' });
  });

  it('AUTH-03 believes the standard login where the custom one refused, or signed a user in', () => {
    expect(judged(refused, 'invalid-argument')).toEqual(refused);
    expect(judged({ ok: true, isAdmin: false }, 'internal')).toEqual({ ok: true, isAdmin: false });
  });
});

describe('orLocked', () => {
  const refused = { ok: false, refusal: 'bad-credentials' } as const;
  const lock = { lockedForS: 30, message: 'wait' };

  it('AUTH-08 says how long to wait where no PIN was looked at', () => {
    expect(orLocked(refused, lock)).toEqual({ ok: false, refusal: 'locked', message: 'wait' });
    expect(orLocked(refused, {})).toEqual(refused);
  });

  it('AUTH-08 keeps no standard account out, whose PIN is not counted there', () => {
    expect(orLocked({ ok: true, isAdmin: false }, lock)).toEqual({ ok: true, isAdmin: false });
    const unconfirmed = { ok: false, refusal: 'unconfirmed' } as const;
    expect(orLocked(unconfirmed, lock)).toEqual(unconfirmed);
  });
});
