import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UsersPage } from '@reef/domain/accounts/account-calls';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { fromAddress, loginToken } from '#support/auth-endpoints.ts';
import { call, DEMO, exchange, signIn } from '#support/callables.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { runNightlyJob } from '#support/run-nightly-job.ts';
import {
  createByAdmin,
  signUpRequest,
  type TestAccount,
  unusedEmail,
} from '#support/test-accounts.ts';
import { shardOf } from '../../functions/src/accounts/directory/directory.ts';

/*
 * The user list keeps the rows of many accounts in one document, and a trigger copies owners' edits
 * into it. Without a limit, somebody who edits all the time would block everybody in the same
 * document.
 */

const app = initializeApp({ projectId: PROJECT_ID }, 'attacks-profile-flood');
const db = getFirestore(app);
let admin = '';

beforeAll(async () => {
  admin = await signIn(...DEMO.admin);
});
afterAll(() => deleteApp(app));

const EDITS = 120;
/** The emulator runs triggers one after the other, one for each edit. */
const TRIGGERS_MS = 150_000;
/** Edits that reach the list at once (directory.ts), the account's creation and the admin's change. */
const MAX_ROW_WRITES = 12;

/** Writes one's own profile as the browser does: directly, under the rules. */
async function edit({ id }: TestAccount, idToken: string, name: string): Promise<number> {
  const host = fromEnvironment('FIRESTORE_EMULATOR_HOST');
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const write = {
    update: {
      name: `${documents}/user_profiles_extended/${id}`,
      fields: { first_name: { stringValue: name } },
    },
    updateMask: { fieldPaths: ['first_name'] },
    updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
  };
  const answer = await fetch(`http://${host}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
  });
  return answer.status;
}

/** The server abandons a write after 2 s behind transactions on its document; the SDK retries. */
async function insist(write: () => Promise<number>): Promise<number> {
  const status = await write();
  return status === 409 ? insist(write) : status;
}

const listedName = async (email: string) => {
  const { result } = await call('get_all_users_with_roles', { page: { search: email } }, admin);
  return UsersPage.parse(result).users[0]?.first_name;
};

it('ATT-106 a flood of profile edits reaches the list a few times, and sign-ups and admins still work', async () => {
  const flooder = await createByAdmin();
  const { idToken } = await exchange(await loginToken(flooder));
  const shard = db.doc(`user_directory/${shardOf(flooder.id)}`);
  let rowWrites = 0;
  let lastName = '';
  const stop = shard.onSnapshot((snapshot) => {
    const rows = (snapshot.get('rows') ?? {}) as Record<string, { first_name: string }>;
    const name = rows[flooder.id]?.first_name ?? '';
    if (name !== lastName) rowWrites += 1;
    lastName = name;
  });
  const flood = (async () => {
    for (let count = 1; count <= EDITS; count += 1) {
      // One after the other, as one browser writes.
      expect(await insist(() => edit(flooder, idToken, `Name ${count}`))).toBe(200);
    }
  })();
  const from = performance.now();
  const signedUp = unusedEmail('meanwhile');
  const [signUp, edited] = await Promise.all([
    call('sign_up', signUpRequest(signedUp), undefined, fromAddress()),
    call('update_account', { target_user_id: flooder.id, can_make_purchases: false }, admin),
  ]);
  const waitedMs = performance.now() - from;
  expect([signUp.http, edited.http]).toEqual([200, 200]);
  expect(waitedMs).toBeLessThan(40_000);
  await flood;
  console.log(
    `${EDITS} edits; a sign-up and an admin's change meanwhile: ${waitedMs.toFixed(0)} ms`,
  );

  const late = db.doc(`late_directory_rows/${flooder.id}`);
  await expect.poll(async () => (await late.get()).exists, { timeout: TRIGGERS_MS }).toBe(true);
  expect(rowWrites).toBeGreaterThan(0);
  expect(rowWrites).toBeLessThanOrEqual(MAX_ROW_WRITES);
  // The nightly job updates the row to the last edit.
  const isLate = async () => {
    await runNightlyJob();
    return listedName(flooder.email);
  };
  await expect.poll(isLate, { timeout: TRIGGERS_MS, interval: 2000 }).toBe(`Name ${EDITS}`);
  stop();
}, 420_000);

const update = (id: string, token: string, name: string) =>
  call('update_user_extended_profile', { target_user_id: id, p_first_name: name }, token);

it('ATT-106 the callable takes thirty edits in ten minutes; another account’s is not held up', async () => {
  const [flooder, other] = await Promise.all([createByAdmin(), createByAdmin()]);
  const { idToken } = await exchange(await loginToken(flooder));
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await update(flooder.id, idToken, `Name ${count}`)).http);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  const second = await exchange(await loginToken(other));
  expect((await update(other.id, second.idToken, 'Bo')).http).toBe(200);
  // An admin's edit of the account does not count as the account's own.
  expect((await update(flooder.id, admin, 'Ana')).http).toBe(200);
});
