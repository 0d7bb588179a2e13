import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ACCOUNT_CALLS, MAX_GUEST_CALLS } from '../../functions/src/shared/runtime/throttle.ts';
import { type GoogleKeys, publishKeys } from '#support/deployed/google-keys.ts';
import { createTcpProxy, type TcpProxy } from '#support/deployed/tcp-proxy.ts';
import { callWorker } from '#support/deployed/open-worker.ts';
import { addSignedInBuyer, idToken } from '#support/deployed/sessions.ts';
import { startWorker, type Worker } from '#support/deployed/worker.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { signUpRequest, unusedEmail } from '#support/test-accounts.ts';

/*
 * What a guest may call, in loops, at the deployed bundle. The database is disconnected once the
 * limit is reached: a call that is still answered has read nothing.
 */

const deps = localDeps({ now: new Date() });
let database: TcpProxy;
let keys: GoogleKeys;
let worker: Worker;

beforeAll(async () => {
  database = await createTcpProxy(fromEnvironment('FIRESTORE_EMULATOR_HOST'));
  keys = await publishKeys();
  worker = await startWorker(keys, { FIRESTORE_EMULATOR_HOST: database.host });
});
afterAll(async () => {
  await worker.stop();
  database.close();
  await keys.close();
  await deps.close();
});

type Answer = { http: number; text: string };

async function post(name: string, data: object, from: string, token?: string): Promise<Answer> {
  const response = await callWorker(worker.origin, name, JSON.stringify({ data }), {
    'x-forwarded-for': from,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });
  return { http: response.status, text: await response.text() };
}

/** Everything that needs no session, with a request for each; none of them is valid. */
const DOORS: Record<string, () => object> = {
  login: () => ({ email: unusedEmail(), password: '000000' }),
  verify_admin_login: () => ({ login_email: unusedEmail(), login_pin: '000000' }),
  request_link: () => ({ email: unusedEmail(), occasion: 'forgotten' }),
  sign_up: () => signUpRequest(unusedEmail()),
  create_initial_admin: () => ({
    admin_email: unusedEmail(),
    admin_pin: '246810',
  }),
  create_admin_account: () => ({
    admin_email: unusedEmail(),
    admin_pin: '246810',
  }),
  use_pin_link: () => ({ token: 'x'.repeat(43), pin: '000000' }),
  use_email_link: () => ({ token: 'x'.repeat(43) }),
  send_message: () => ({
    request_id: randomUUID(),
    name: 'Ana',
    email: 'ana@example.test',
    phone: '',
    subject: 'A question',
    message: 'Is it in?',
  }),
};

/** Many calls, some at a time. @returns how often each status was answered. */
async function many(count: number, call: (index: number) => Promise<Answer>) {
  const statuses = new Map<number, number>();
  const AT_ONCE = 30;
  for (let from = 0; from < count; from += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => at + from);
    for (const { http } of await Promise.all(group.map(call))) {
      statuses.set(http, (statuses.get(http) ?? 0) + 1);
    }
  }
  return statuses;
}

const REFUSED = { http: 429, text: expect.stringContaining('Too many attempts') };

describe('INV-22 what a guest may call', () => {
  it('INV-22 is answered without a read once one address, or all together, have used their share', async () => {
    const { perAddress, allAddresses } = MAX_GUEST_CALLS;
    const buyer = await addSignedInBuyer(deps.db);
    const session = idToken(keys, buyer);
    // Refused by its shape before anything is read, and counted all the same. Every other call
    // brings a session; if none is needed, a session lifts no limit.
    const odd = (index: number) =>
      post('send_message', {}, '203.0.113.7', index % 2 === 0 ? undefined : session);
    expect(await many(perAddress, odd)).toEqual(new Map([[400, perAddress]]));
    database.disconnect();
    expect(await odd(0)).toEqual(REFUSED);
    expect(await odd(1)).toEqual(REFUSED);
    expect(await post('send_message', DOORS['send_message']?.() ?? {}, '203.0.113.7')).toEqual(
      REFUSED,
    );
    database.reconnect();

    // The limit belongs to the process and the minute, so one loop covers all functions.
    const left = allAddresses - perAddress;
    const rotating = (index: number) => post('login', {}, `2001:db8:${index.toString(16)}::1`);
    expect(await many(left, rotating)).toEqual(new Map([[400, left]]));
    database.disconnect();
    for (const [name, data] of Object.entries(DOORS)) {
      expect(await post(name, data(), `door-${name}`), name).toEqual(REFUSED);
      expect(await post(name, data(), `door-${name}`, session), name).toEqual(REFUSED);
    }
    // A token that anybody can get from Firebase counts as a guest's for every other call too.
    const cancel = (token: string) =>
      post('cancel-payment', { request_id: randomUUID() }, '203.0.113.7', token);
    expect(await cancel(idToken(keys, buyer, { provider: 'anonymous' }))).toEqual(REFUSED);
    database.reconnect();

    // Signed-in users are not held up by a flood of guests.
    expect(await cancel(session)).toEqual({
      http: 200,
      text: JSON.stringify({ result: { outcome: 'none' } }),
    });
  });
});

describe('what an account may call', () => {
  it('ATT-129 is answered without a read once one account has used its minute; no other is held up', async () => {
    const [busy, other] = [await addSignedInBuyer(deps.db), await addSignedInBuyer(deps.db)];
    const odd = (userId: string) => post('create-payment', {}, 'an account', idToken(keys, userId));
    const asBusy = await many(MAX_ACCOUNT_CALLS, () => odd(busy));
    expect(asBusy).toEqual(new Map([[400, MAX_ACCOUNT_CALLS]]));
    database.disconnect();
    const session = idToken(keys, busy);
    for (const name of ['complete_sign_in', 'get_user_profile_extended', 'retry_mail']) {
      expect(await post(name, {}, 'an account', session), name).toEqual(REFUSED);
    }
    database.reconnect();
    expect(await odd(other)).toMatchObject({ http: 400 });
  });
});
