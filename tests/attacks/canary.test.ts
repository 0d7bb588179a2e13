import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EMULATOR_PEPPER } from '@reef/emulators/seed/pin-credential.ts';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import {
  DEMO_SETUP_CODE,
  STAND_IN_KEY,
  STAND_IN_WEBHOOK_SECRET,
} from '@reef/emulators/stack/stack-values.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, DEMO, openSession, signIn } from '#support/callables.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { signUpRequest, unusedEmail } from '#support/test-accounts.ts';

const app = initializeApp({ projectId: PROJECT_ID }, 'attacks-canary');
const db: Firestore = getFirestore(app);
afterAll(() => deleteApp(app));

const PIN_LEAST = 1_000_000_000;

/** A PIN of twelve digits that occurs nowhere by chance. */
const somePin = () => `77${randomInt(PIN_LEAST, PIN_LEAST * 10)}`;

/** Everything that must be found nowhere, by name. */
const secrets: Record<string, string> = {};

function secret(name: string, value: string): string {
  secrets[name] = value;
  return value;
}

/** The functions' secrets on this stack; here they only prove that secrets show nowhere. */
const CONFIGURED = {
  'Stripe key': STAND_IN_KEY,
  'webhook secret': STAND_IN_WEBHOOK_SECRET,
  pepper: EMULATOR_PEPPER,
  'set-up code': DEMO_SETUP_CODE,
};

async function makeStaffAccount(admin: string) {
  const email = unusedEmail('canary');
  const pin = secret('PIN an admin gave', somePin());
  await call('create_user_account', { user_email: email, user_pin: pin }, admin);
  const session = await openSession(email, pin);
  secret('id token', session.idToken);
  secret('refresh token', session.refreshToken);
  const answer = await call('login', { email, password: pin });
  const { token, userId } = answer.result as { token: string; userId: string };
  secret('custom token', token);
  return { email, pin, userId, session };
}

/** Uses every path of a PIN, a code or a token through the functions, both successfully and not. */
async function useEverySecret(): Promise<void> {
  const admin = secret('admin’s id token', await signIn(...DEMO.admin));
  const { email, pin, userId, session } = await makeStaffAccount(admin);
  await call('login', { email, password: secret('wrong PIN', somePin()) });
  await call('login', { email, password: [secret('PIN in a list', somePin())] });
  await call('login', secret('PIN instead of everything', somePin()));
  await call('verify_admin_login', { login_email: email, login_pin: pin });
  const wrongNow = secret('wrong current PIN', somePin());
  const changed = secret('changed PIN', somePin());
  const change = { p_target_user_id: userId, p_new_pin: changed };
  await call('reset_pin_by_user_id', { ...change, p_current_pin: wrongNow }, session.idToken);
  await call('reset_pin_by_user_id', { ...change, p_current_pin: pin }, session.idToken);
  const reset = secret('PIN an admin reset', somePin());
  const adminUserId = 'somebody';
  await call('reset-auth-password', { userId, newPassword: reset, adminUserId }, admin);
  const code = secret('wrong set-up code', randomUUID());
  const wanted = {
    admin_email: unusedEmail('canary'),
    admin_pin: secret('admin’s PIN', somePin()),
  };
  await call('create_admin_account', { ...wanted, setup_code: code });
  await call('complete_sign_in', null, `${secret('broken token', randomUUID())}.x.y`);
  await signUpAndIn();
  const credential = await db.doc(`pin_credentials/${userId}`).get();
  secret('hash', String(credential.get('hash')));
  secret('salt', String(credential.get('salt')));
}

async function signUpAndIn(): Promise<void> {
  const email = unusedEmail('canary');
  const pin = secret('PIN of a sign-up', somePin());
  const request = signUpRequest(email, { pin });
  await call('sign_up', request);
  await call('sign_up', request);
  await call('login', { email, password: pin });
}

/** Names of the secrets that a text contains. */
function foundIn(text: string, wanted: Record<string, string>): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => (text.includes(value) ? [name] : []));
}

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(js|html|css|json|webmanifest|txt|xml|map)$/.test(name));
  return texts.map((name) => path.join(folder, name));
}

beforeAll(async () => {
  await useEverySecret();
}, 120_000);

describe('INV-12 no PIN, hash, token or secret', () => {
  it('was left out of the search: each one was used', () => {
    expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(15);
    for (const value of Object.values(secrets)) expect(value.length).toBeGreaterThan(8);
  });

  it('INV-12 is in the functions’ logs', () => {
    const log = readFileSync(fromEnvironment('REEF_STACK_LOG'), 'utf8');
    // Proof that the search works: the same log names the functions that ran.
    expect(log).toContain('login');
    expect(foundIn(log, { ...secrets, ...CONFIGURED })).toEqual([]);
  });

  it('INV-12 is in any document but the credential itself', async () => {
    const collections = await db.listCollections();
    const seen = new Set<string>();
    for (const collection of collections) {
      seen.add(collection.id);
      const documents = await collection.get();
      const text = JSON.stringify(documents.docs.map((each) => [each.id, each.data()]));
      const { hash, salt, ...others } = secrets;
      const wanted = collection.id === 'pin_credentials' ? others : { ...others, hash, salt };
      const all = Object.fromEntries(
        Object.entries({ ...wanted, ...CONFIGURED }).map(([name, value]) => [name, String(value)]),
      );
      expect(foundIn(text, all), collection.id).toEqual([]);
      if (collection.id !== 'pin_credentials') continue;
      expect(text).toContain(hash);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['profiles', 'audit_log', 'user_directory']));
  });

  it('INV-12 is in what is built for browsers or for the functions', () => {
    const folders = ['web/dist', 'functions/dist'].map((name) => path.join(ROOT, name));
    for (const folder of folders.filter(existsSync)) {
      for (const file of filesBelow(folder)) {
        const text = readFileSync(file, 'utf8');
        expect(foundIn(text, { ...secrets, ...CONFIGURED }), file).toEqual([]);
      }
    }
    expect(filesBelow(folders[0] ?? '').length).toBeGreaterThan(50);
    expect(filesBelow(folders[1] ?? '').length).toBeGreaterThan(0);
  });
});
