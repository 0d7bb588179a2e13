import { DAY_MS, MINUTE_MS } from '@reef/domain/shared/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/accounts/admin/delete-account.ts';
import { requestLink } from '../../functions/src/accounts/links/request-link.ts';
import { useEmailLink } from '../../functions/src/accounts/links/use-link.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { signUp } from '../../functions/src/accounts/sign-in/sign-up.ts';
import { sweepAccounts } from '../../functions/src/accounts/sweep-accounts.ts';
import {
  aSignUp,
  idOf,
  makeAccount,
  openTestDeps,
  outboxTo,
  ownProject,
  someAddress,
  type TestDeps,
} from './account-deps.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const DONE = { ok: true, value: null };
const DEAD = { ok: false, refusal: 'email-link-dead' };
const TOO_MANY = { ok: false, refusal: 'too-many-attempts' };

let deps: TestDeps;

beforeEach(() => {
  // Of its own, because the nightly job looks at every user of the project.
  deps = openTestDeps(ownProject());
});
afterEach(() => deps.close());

const signsUp = (email: string, pin: string) =>
  signUp(deps, aSignUp({ email, pin }), someAddress());

const mailsTo = (email: string) => outboxTo(deps, email);

/** Presses the newest link that confirms this address. */
async function confirms(email: string) {
  const texts = (await mailsTo(email)).map((mail) => String(mail.get('message.text')));
  const tokens = texts.flatMap((text) => /#confirm=([\w-]{43})/.exec(text)?.[1] ?? []);
  return useEmailLink(deps, tokens[0] ?? '', someAddress());
}

describe('ATT-102 a sign-up after an account with two PINs is gone', () => {
  it('ATT-102 is confirmed by its link, a week later', async () => {
    const email = unusedEmail();
    await signsUp(email, '135790');
    await signsUp(email, '666666');
    expect(await confirms(email)).toEqual(DEAD);
    deps.clock.aheadMs = 7 * DAY_MS;
    expect(await sweepAccounts(deps)).toMatchObject({ expired: 1 });
    expect(await signsUp(email, '864209')).toEqual(DONE);
    expect(await confirms(email)).toEqual(DONE);
    const attempt = { email, pin: '864209', address: someAddress() };
    expect(await login(deps, attempt)).toMatchObject({ success: true });
  });

  it('ATT-102 is confirmed by its link after an admin deleted the account', async () => {
    const [admin, email] = [await makeAccount(deps, { role: 'admin' }), unusedEmail()];
    await signsUp(email, '135790');
    await signsUp(email, '666666');
    await deleteAccount(deps, admin.caller, await idOf(deps, email));
    deps.clock.aheadMs = 2 * MINUTE_MS;
    expect(await signsUp(email, '864209')).toEqual(DONE);
    expect(await confirms(email)).toEqual(DONE);
  });

  it('ATT-102 is not confirmed if it was signed up again with another PIN too', async () => {
    const email = unusedEmail();
    await signsUp(email, '135790');
    await signsUp(email, '666666');
    deps.clock.aheadMs = 7 * DAY_MS;
    await sweepAccounts(deps);
    await signsUp(email, '864209');
    await signsUp(email, '975310');
    expect(await confirms(email)).toEqual(DEAD);
  });
});

describe('INV-24 signing up announces no mail that is not sent', () => {
  it('INV-24 a crash left the address taken without an account: the next sign-up fails, later ones work', async () => {
    const email = unusedEmail();
    await deps.auth.createUser({ uid: deps.newId(), email });
    await expect(signsUp(email, '135790')).rejects.toThrow('no account has it');
    expect(await mailsTo(email)).toEqual([]);
    deps.clock.aheadMs = 2 * MINUTE_MS;
    expect(await signsUp(email, '864209')).toEqual(DONE);
    expect(await confirms(email)).toEqual(DONE);
  });

  it('INV-24 ATT-103 is refused once an hour’s links are mailed, whether or not the address has an account', async () => {
    const [{ email: known }, unknown] = [await makeAccount(deps), unusedEmail()];
    for (const email of [known, unknown]) {
      for (let time = 0; time < 3; time += 1) {
        expect(await requestLink(deps, 'forgotten', email, someAddress())).toEqual(DONE);
      }
      const before = (await mailsTo(email)).length;
      expect(await signsUp(email, '135790')).toEqual(TOO_MANY);
      expect(await mailsTo(email)).toHaveLength(before);
    }
    await expect(idOf(deps, unknown)).rejects.toThrow(/no user record/i);
  });
});

describe('ATT-103 a second PIN for an address', () => {
  it('ATT-103 is forgotten a week after the first, whether or not the address had an account', async () => {
    const emails = [unusedEmail(), (await makeAccount(deps)).email];
    const triesSecond = (email: string) =>
      login(deps, { email, pin: '864209', address: someAddress() });
    const seen = [];
    for (const email of emails) {
      // The same steps in the same order for each.
      deps.clock.aheadMs = 0;
      await signsUp(email, '135790');
      deps.clock.aheadMs = 6.8 * DAY_MS;
      await requestLink(deps, 'unconfirmed', email, someAddress());
      deps.clock.aheadMs = 6.9 * DAY_MS;
      await signsUp(email, '864209');
      const before = await triesSecond(email);
      deps.clock.aheadMs = 7.2 * DAY_MS;
      seen.push({ before, after: await triesSecond(email) });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.before).toMatchObject({ success: false, isUnconfirmed: true });
    expect(seen[0]?.after).not.toHaveProperty('isUnconfirmed');
  });
});

describe('ORD-06 a link that confirms a sign-up', () => {
  it('ORD-06 works through the night in which the sign-up is a week old', async () => {
    const email = unusedEmail();
    await signsUp(email, '135790');
    deps.clock.aheadMs = 6.9 * DAY_MS;
    expect(await requestLink(deps, 'unconfirmed', email, someAddress())).toEqual(DONE);
    deps.clock.aheadMs = 7.1 * DAY_MS;
    expect(await sweepAccounts(deps)).toMatchObject({ expired: 0 });
    expect(await confirms(email)).toEqual(DONE);
    const attempt = { email, pin: '135790', address: someAddress() };
    expect(await login(deps, attempt)).toMatchObject({ success: true });
  });

  it('ORD-06 keeps the sign-up for as long as it works, and no other one', async () => {
    const [kept, other] = [unusedEmail(), unusedEmail()];
    await signsUp(kept, '135790');
    await signsUp(other, '135790');
    deps.clock.aheadMs = 6.9 * DAY_MS;
    await requestLink(deps, 'unconfirmed', kept, someAddress());
    deps.clock.aheadMs = 7.1 * DAY_MS;
    // The one that is kept is older, and takes no place from the other one.
    expect(await sweepAccounts(deps, 1)).toMatchObject({ expired: 1 });
    await expect(idOf(deps, other)).rejects.toThrow(/no user record/i);
    deps.clock.aheadMs = 8 * DAY_MS;
    expect(await sweepAccounts(deps)).toMatchObject({ expired: 1 });
    expect(await confirms(kept)).toEqual(DEAD);
  });

  it('ORD-06 is not mailed for a sign-up older than a week: nobody can keep one for ever', async () => {
    const email = unusedEmail();
    await signsUp(email, '135790');
    deps.clock.aheadMs = 7.1 * DAY_MS;
    expect(await requestLink(deps, 'unconfirmed', email, someAddress())).toEqual(DONE);
    const [newest] = await mailsTo(email);
    expect(newest?.get('message.subject')).toBe('You have an account at Reef');
    expect(await sweepAccounts(deps)).toMatchObject({ expired: 1 });
  });

  it('ORD-06 ATT-102 a night looks at twice as many sign-ups as it may delete, kept ones too', async () => {
    const kept = [unusedEmail(), unusedEmail()];
    for (const email of [...kept, unusedEmail()]) {
      // The oldest come first.
      await signsUp(email, '135790');
    }
    deps.clock.aheadMs = 6.9 * DAY_MS;
    await Promise.all(kept.map((email) => requestLink(deps, 'unconfirmed', email, someAddress())));
    deps.clock.aheadMs = 7.1 * DAY_MS;
    expect(await sweepAccounts(deps, 1)).toMatchObject({ expired: 0 });
    expect(await sweepAccounts(deps, 2)).toMatchObject({ expired: 1 });
  });
});
