import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoogleKeys, publishKeys } from '#support/deployed/google-keys.ts';
import { callWorker } from '#support/deployed/open-worker.ts';
import { addSignedInBuyer, idToken } from '#support/deployed/sessions.ts';
import { startWorker, type Worker } from '#support/deployed/worker.ts';
import { localDeps } from '#support/local-services.ts';
import { signUpRequest } from '#support/test-accounts.ts';
import { parse } from 'yaml';

/** The deployed bundle, called with what no database can store. Each refusal comes at once. */
const deps = localDeps({ now: new Date() });
let keys: GoogleKeys;
let worker: Worker;
let token = '';

/** Long for a refusal, but the machine may be busy. */
const AT_ONCE_MS = 15_000;
const LEVELS = 3000;
const LONE = 'Ana \ud800';

/** The callables that are declared; a test of the deployment keeps this file as they are. */
const DECLARED = path.join(ROOT, 'tests/deployment/expected/functions.yaml');
const { functions } = parse(readFileSync(DECLARED, 'utf8')) as {
  functions: Record<string, { trigger: string }>;
};
const CALLABLES = Object.keys(functions).filter((name) => functions[name]?.trigger === 'callable');

const PAGES = {
  successUrl: 'https://reef.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://reef.example/payment-canceled',
};

const SIGN_UP = signUpRequest('poison@example.test');

const PRODUCT = {
  product_id: 'clownfish',
  product_name: 'Clownfish',
  product_price: 1,
  product_category: 'Saltwater Fish',
  product_stock: 1,
};

/** The deployed callable's answer to this body, and the time it took. */
async function post(name: string, body: string) {
  const from = performance.now();
  const response = await callWorker(worker.origin, name, body, {
    authorization: `Bearer ${token}`,
  });
  const ms = performance.now() - from;
  const { error } = (await response.json()) as { error?: { status: string; message: string } };
  return { http: response.status, status: error?.status, message: error?.message, ms };
}

function cartOf(id: string, name: string) {
  return { ...PAGES, items: [{ id, name, price: 1, quantity: 1 }] };
}

async function refusedAtOnce(name: string, body: string, message: string) {
  const { ms, ...answer } = await post(name, body);
  expect({ name, ...answer }).toEqual({ name, http: 400, status: 'INVALID_ARGUMENT', message });
  expect(ms).toBeLessThan(AT_ONCE_MS);
}

beforeAll(async () => {
  keys = await publishKeys();
  worker = await startWorker(keys);
  const admin = await addSignedInBuyer(deps.db);
  await deps.db.doc(`user_roles/${admin}`).set({ user_id: admin, role: 'admin' });
  token = idToken(keys, admin);
  // The first call of a process opens its connections and is not timed.
  await post('get_user_profile_extended', JSON.stringify({ data: null }));
});
afterAll(async () => {
  await worker.stop();
  await keys.close();
  await deps.close();
});

describe('ATT-120 INV-23 poisoned calls are refused at once', () => {
  it('every callable is among them', () => {
    expect(CALLABLES).toContain('create-payment');
    expect(CALLABLES.length).toBeGreaterThan(30);
  });

  it.each(CALLABLES)('%s: a body 3,000 deep', async (name) => {
    const list = `{"data":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}}`;
    const object = `{"data":${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}}`;
    await refusedAtOnce(name, list, 'Bad Request');
    await refusedAtOnce(name, object, 'Bad Request');
  });

  it.each([
    ['sign_up', { ...SIGN_UP, firstName: LONE }, 'firstName'],
    ['sign_up', { ...SIGN_UP, email: `${LONE}@example.test` }, 'email'],
    ['sign_up', { ...SIGN_UP, pin: `135790${LONE}` }, 'pin'],
    ['login', { email: `${LONE}@example.test`, password: '1234' }, 'email'],
    ['login', { email: 'ana@example.test', password: LONE }, 'password'],
    ['verify_admin_login', { login_email: LONE, login_pin: '1234' }, 'login_email'],
    ['create_initial_admin', { admin_email: LONE, admin_pin: '1234' }, 'admin_email'],
    ['create_user_account', { user_email: 'a@b.test', user_pin: '1234', city: LONE }, 'city'],
    ['update_user_extended_profile', { target_user_id: 'x', p_phone: LONE }, 'p_phone'],
    ['update_account', { target_user_id: 'x', email: LONE }, 'email'],
    ['get_all_users_with_roles', { page: { search: LONE } }, 'page.search'],
    ['update_product_with_admin_check', { ...PRODUCT, product_name: LONE }, 'product_name'],
    ['create-payment', cartOf('clownfish', LONE), 'items.0.name'],
  ])('%s: half of a character in a text (%#)', async (name, data, field) => {
    await refusedAtOnce(name, JSON.stringify({ data }), `Invalid value for ${field}`);
  });

  it.each([
    ['create-payment', cartOf('__x__', 'Clownfish'), 'items.0.id'],
    ['update_product_with_admin_check', { ...PRODUCT, product_id: '__x__' }, 'product_id'],
    ['delete_product', { product_id: '__x__' }, 'product_id'],
    ['get_user_profile_extended', { target_user_id: '__x__' }, 'target_user_id'],
    ['update_user_extended_profile', { target_user_id: '__x__' }, 'target_user_id'],
    ['update_account', { target_user_id: '__x__' }, 'target_user_id'],
    [
      'update_user_role',
      { target_user_id: '__x__', new_role: 'admin', action: 'add' },
      'target_user_id',
    ],
    ['verify_email', { target_user_id: '__x__' }, 'target_user_id'],
    ['delete_user_account', { target_user_id: '__x__' }, 'target_user_id'],
    [
      'reset_pin_by_user_id',
      { p_target_user_id: '__x__', p_new_pin: '123456' },
      'p_target_user_id',
    ],
    ['reset-auth-password', { userId: '__x__', newPassword: '123456', adminUserId: 'a' }, 'userId'],
  ])('%s: an id that Firestore reserves', async (name, data, field) => {
    await refusedAtOnce(name, JSON.stringify({ data }), `Invalid value for ${field}`);
  });

  it('and none of them failed inside', () => {
    expect(worker.log()).not.toContain('Unhandled error');
  });
});
