import { DENIAL_MESSAGES, TOO_MANY_SIGN_UPS } from '@reef/domain/accounts/account-messages';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reef/domain/shared/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestLink } from '../../functions/src/accounts/links/request-link.ts';
import { signUp } from '../../functions/src/accounts/sign-in/sign-up.ts';
import { SIGN_UPS_A_DAY } from '../../functions/src/accounts/sign-in/unconfirmed.ts';
import { shortDigest } from '../../functions/src/shared/db/short-digest.ts';
import {
  aSignUp,
  makeAccount,
  openTestDeps,
  outboxTo,
  ownDatabase,
  ownProject,
  someAddress,
  type TestDeps,
} from '../accounts/account-deps.ts';
import { publishKeys } from '#support/deployed/google-keys.ts';
import { callWorker } from '#support/deployed/open-worker.ts';
import { startWorker } from '#support/deployed/worker.ts';
import { signUpRequest, unusedEmail } from '#support/test-accounts.ts';

/*
 * Network addresses are cheap: a free tunnel has 65,536 of what counts as one. What all of them
 * together, or one mailbox, may cost is counted apart. Each test has a database of its own, because
 * one of them uses up everybody's sign-ups.
 */

let deps: TestDeps;
beforeEach(() => {
  deps = openTestDeps(ownDatabase());
});
afterEach(() => deps.close());

const DONE = { ok: true, value: null };

describe('ATT-126 sign-ups from any number of networks', () => {
  it.each([
    ['an hour', 'sign-up everybody', 1000, HOUR_MS],
    ['a day', 'sign-up everybody day', SIGN_UPS_A_DAY, DAY_MS],
  ])(
    'ATT-126 end at the limit of %s: nothing is mailed, the owner hears once, and later they go on',
    async (_window, key, most, windowMs) => {
      // As if all but one had signed up just now.
      const window_ends_at = new Date(deps.now().getTime() + windowMs);
      const counter = deps.db.doc(`call_limits/${shortDigest(key)}`);
      await counter.set({ count: most - 1, window_ends_at });
      expect(await signUp(deps, aSignUp(), someAddress())).toEqual(DONE);
      const late = aSignUp();
      for (let time = 0; time < 2; time += 1) {
        expect(await signUp(deps, late, someAddress())).toEqual({
          ok: false,
          refusal: 'too-many-sign-ups',
        });
      }
      expect(await outboxTo(deps, late.email)).toEqual([]);
      await expect(deps.auth.getUserByEmail(late.email)).rejects.toThrow();
      const log = await deps.db.collection('audit_log').get();
      expect(log.docs.map((entry) => entry.data())).toMatchObject([
        { action: 'limit-reached', actor_id: 'system' },
      ]);
      deps.clock.aheadMs = windowMs + MINUTE_MS;
      expect(await signUp(deps, late, someAddress())).toEqual(DONE);
    },
  );
});

it('ATT-126 a sign-up that is refused because of the others can be made as soon as they are fewer', async () => {
  const counter = deps.db.doc(`call_limits/${shortDigest('sign-up everybody')}`);
  await counter.set({ count: 1000, window_ends_at: new Date(deps.now().getTime() + HOUR_MS) });
  const [one, address] = [aSignUp(), someAddress()];
  // More often than its address may try, and than its e-mail may be mailed.
  for (let time = 0; time < 7; time += 1) {
    expect(await signUp(deps, one, address)).toEqual({ ok: false, refusal: 'too-many-sign-ups' });
  }
  await counter.delete();
  expect(await signUp(deps, one, address)).toEqual(DONE);
});

it('ATT-126 ATT-127 the deployed bundle refuses a sign-up and a link above the limits', async () => {
  const project = ownProject();
  const own = openTestDeps(project);
  const keys = await publishKeys();
  const worker = await startWorker(keys, {}, project.projectId);
  const reach = (key: string, count: number) =>
    own.db.doc(`call_limits/${shortDigest(key)}`).set({
      count,
      window_ends_at: new Date(own.now().getTime() + HOUR_MS),
    });
  const post = async (name: string, data: object) => {
    const answer = await callWorker(worker.origin, name, JSON.stringify({ data }));
    return { http: answer.status, ...(await answer.json()) };
  };
  try {
    const email = unusedEmail();
    await reach('sign-up everybody', 1000);
    expect(await post('sign_up', signUpRequest(email))).toMatchObject({
      result: { success: false, message: TOO_MANY_SIGN_UPS },
    });
    await reach(`link pin email ${email} day`, 10);
    const link = { email, occasion: 'forgotten' };
    expect(await post('request_link', link)).toMatchObject({ result: { success: true } });
    expect(await post('request_link', link)).toMatchObject({
      result: { success: false, message: DENIAL_MESSAGES.tooMany },
    });
    const log = await own.db.collection('audit_log').get();
    expect(log.docs.map((entry) => entry.get('action'))).toEqual(['limit-reached']);
  } finally {
    await worker.stop();
    await keys.close();
    await own.close();
  }
});

/** Asks three times an hour for most of a day. @returns in which hours a link was mailed. */
async function hoursWithLinks(email: string): Promise<number[]> {
  const hours: number[] = [];
  for (let hour = 0; hour < 23; hour += 1) {
    deps.clock.aheadMs = hour * 61 * MINUTE_MS;
    for (let time = 0; time < 3; time += 1) {
      const { ok } = await requestLink(deps, 'forgotten', email, someAddress());
      if (ok) hours.push(hour);
    }
  }
  return hours;
}

describe('ATT-127 one mailbox', () => {
  it('ATT-127 is mailed ten links of a kind in a day, then one in three hours, so that its owner still gets in', async () => {
    const { email } = await makeAccount(deps);
    const hours = await hoursWithLinks(email);
    expect(hours).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 6, 9, 12, 15, 18, 21]);
    expect(await outboxTo(deps, email)).toHaveLength(hours.length);
  });

  it('ATT-127 gets its next link as soon as it is due, although some were asked for too early', async () => {
    const { email } = await makeAccount(deps);
    const counter = deps.db.doc(`call_limits/${shortDigest(`link pin email ${email} day`)}`);
    const window_ends_at = new Date(deps.now().getTime() + DAY_MS);
    await counter.set({ count: 10, window_ends_at });
    const answers: boolean[] = [];
    for (const minute of [0, 170, 173, 176, 179, 181]) {
      deps.clock.aheadMs = minute * MINUTE_MS;
      answers.push((await requestLink(deps, 'forgotten', email, someAddress())).ok);
    }
    expect(answers).toEqual([true, false, false, false, false, true]);
    expect(await outboxTo(deps, email)).toHaveLength(2);
  });

  it('ATT-127 is answered alike without an account, and gets nothing', async () => {
    const email = unusedEmail();
    expect(await hoursWithLinks(email)).toHaveLength(17);
    expect(await outboxTo(deps, email)).toEqual([]);
  });

  it('ATT-127 somebody signed up again and again is counted alike', async () => {
    const { email } = aSignUp();
    let made = 0;
    for (let hour = 0; hour < 6; hour += 1) {
      deps.clock.aheadMs = hour * 61 * MINUTE_MS;
      for (let time = 0; time < 3; time += 1) {
        if ((await signUp(deps, aSignUp({ email }), someAddress())).ok) made += 1;
      }
    }
    expect(made).toBe(11);
    expect(await outboxTo(deps, email)).toHaveLength(made);
  });
});
