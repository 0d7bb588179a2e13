import { afterAll, expect, it } from 'vitest';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import {
  makeAccount,
  makeUnmoved,
  openTestDeps,
  someAddress,
  type TestDeps,
} from './account-deps.ts';

const deps: TestDeps = openTestDeps();
afterAll(() => deps.close());

const GUESSES = 10_000;
const AT_ONCE = 250;

/** The owner's PIN is among the guesses, each of which comes from a different address. */
const PIN = '009137';
const MAKERS = {
  'that an admin made': () => makeAccount(deps, { pin: PIN }),
  'whose PIN is Firebase’s password': () => makeUnmoved(deps, PIN),
} as const;

it.each(Object.keys(MAKERS) as (keyof typeof MAKERS)[])(
  'INV-11 ATT-76 of an account %s: 10,000 guesses, 250 at a time, the right one among them, never get in; the owner does, later',
  { timeout: 240_000 },
  async (kind) => {
    const owner = await MAKERS[kind]();
    // The clock stands still, so that no lock ends while the guesses are still in flight.
    const now = new Date();
    let looked = 0;
    const frozen = {
      ...deps,
      now: () => now,
      pepper: () => {
        looked += 1;
        return deps.pepper();
      },
    };
    // The right PIN is among the later guesses: by design, five guesses in a thousand may be lucky.
    const pins = Array.from({ length: GUESSES }, (_, pin) => String(pin).padStart(PIN.length, '0'));
    let gotIn = 0;
    for (let from = 0; from < GUESSES; from += AT_ONCE) {
      const guesses = pins
        .slice(from, from + AT_ONCE)
        .map((pin) => login(frozen, { email: owner.email, pin, address: someAddress() }));
      const answers = await Promise.all(guesses);
      gotIn += answers.filter(({ success }) => success).length;
    }
    expect(gotIn).toBe(0);
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(5);
    const attempt = { email: owner.email, pin: owner.pin, address: someAddress() };
    // Not even the owner gets in during the lock; the answer says how long it lasts.
    expect(await login(frozen, attempt)).toMatchObject({ success: false, lockedForS: 30 });
    const after = { ...deps, now: () => new Date(now.getTime() + 31_000) };
    expect(await login(after, attempt)).toMatchObject({ success: true });
  },
);
