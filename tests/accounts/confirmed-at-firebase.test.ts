import { DAY_MS } from '@reef/domain/shared/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestLink } from '../../functions/src/accounts/links/request-link.ts';
import { usePinLink } from '../../functions/src/accounts/links/use-link.ts';
import { signUp } from '../../functions/src/accounts/sign-in/sign-up.ts';
import { sweepAccounts } from '../../functions/src/accounts/sweep-accounts.ts';
import {
  aSignUp,
  doesSignIn,
  idOf,
  listed,
  openTestDeps,
  outboxTo,
  ownProject,
  someAddress,
  stored,
  type TestDeps,
} from './account-deps.ts';
import { unusedEmail } from '#support/test-accounts.ts';

/*
 * Accounts whose documents wait to be confirmed and whose user of Firebase is: people confirmed
 * after the backup that was restored.
 */

let deps: TestDeps;

beforeEach(() => {
  // Of its own, because the nightly job looks at every user of the project.
  deps = openTestDeps(ownProject());
});
afterEach(() => deps.close());

/** Signs an address up with each PIN, and has Firebase confirm it. @returns the account's id. */
async function signedUp(email: string, ...pins: string[]): Promise<string> {
  for (const pin of pins) await signUp(deps, aSignUp({ email, pin }), someAddress());
  const id = await idOf(deps, email);
  await deps.auth.updateUser(id, { emailVerified: true });
  return id;
}

/** Chooses a PIN by a mailed link. */
async function choosesPin(email: string, pin: string) {
  await requestLink(deps, 'forgotten', email, someAddress());
  const texts = (await outboxTo(deps, email)).map((mail) => String(mail.get('message.text')));
  const tokens = texts.flatMap((text) => /#new-pin=([\w-]{43})/.exec(text)?.[1] ?? []);
  return usePinLink(deps, tokens[0] ?? '', pin, someAddress());
}

describe('AUTH-05 a sign-up of more than a week ago that Firebase has as confirmed', () => {
  it('AUTH-05 is confirmed by the nightly job, and its PIN signs in', async () => {
    const email = unusedEmail();
    const id = await signedUp(email, '135790');
    deps.clock.aheadMs = 8 * DAY_MS;
    expect(await sweepAccounts(deps)).toMatchObject({ expired: 0 });
    const profile = await stored(deps, `profiles/${id}`);
    expect(profile).toMatchObject({ email_verified: true, can_make_purchases: true });
    expect(profile).not.toHaveProperty('must_confirm_email');
    expect(await listed(deps, id)).toMatchObject({ email_verified: true });
    expect(await doesSignIn(deps, email, '135790')).toBe(true);
  });

  it('AUTH-05 is deleted if Firebase has another address as confirmed', async () => {
    const id = await signedUp(unusedEmail(), '135790');
    await deps.auth.updateUser(id, { email: unusedEmail(), emailVerified: true });
    deps.clock.aheadMs = 8 * DAY_MS;
    expect(await sweepAccounts(deps)).toMatchObject({ expired: 1 });
  });

  it('ATT-124 AUTH-05 is deleted if only a password that Firebase’s own mail set confirmed it', async () => {
    const email = unusedEmail();
    const id = await signedUp(email, '135790');
    await deps.auth.updateUser(id, { password: 'from-the-mail', emailVerified: true });
    deps.clock.aheadMs = 8 * DAY_MS;
    expect(await sweepAccounts(deps)).toMatchObject({ expired: 0, undone: 1 });
    expect(await doesSignIn(deps, email, '135790')).toBe(false);
    expect(await sweepAccounts(deps)).toMatchObject({ expired: 1 });
  });

  it('ATT-102 AUTH-05 is kept for its owner’s link if two PINs were typed or none is left', async () => {
    const [twice, without] = [unusedEmail(), unusedEmail()];
    await signedUp(twice, '135790', '666666');
    await deps.db.doc(`pin_credentials/${await signedUp(without, '135790')}`).delete();
    deps.clock.aheadMs = 8 * DAY_MS;
    expect(await sweepAccounts(deps)).toMatchObject({ expired: 0 });
    for (const email of [twice, without]) {
      // The same steps in the same order for each.
      expect(await doesSignIn(deps, email, '135790')).toBe(false);
      expect(await choosesPin(email, '864209')).toEqual({ ok: true, value: { startsOver: true } });
      expect(await doesSignIn(deps, email, '864209')).toBe(true);
    }
  });
});
