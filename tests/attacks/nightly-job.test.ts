import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@reef/domain/shared/time';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { authRest, fromAddress, loginToken, timesLogged, tryPin } from '#support/auth-endpoints.ts';
import { call, exchange } from '#support/callables.ts';
import { runNightlyJob } from '#support/run-nightly-job.ts';
import {
  createByAdmin,
  createBySignUp,
  signUpRequest,
  unusedEmail,
} from '#support/test-accounts.ts';

/*
 * Runs alone, apart from the related files: the job ends the session of every account that was
 * changed behind the shop's back, which the other files are just trying.
 */

const app = initializeApp({ projectId: PROJECT_ID }, 'attacks-nightly-job');
const [auth, db] = [getAuth(app), getFirestore(app)];

afterAll(() => deleteApp(app));

const idOf = async (email: string) => (await auth.getUserByEmail(email)).uid;

async function signUp(email: string, pin: string, more: object = {}): Promise<void> {
  await call('sign_up', signUpRequest(email, { pin, ...more }), undefined, fromAddress());
}

describe('the night', () => {
  it('ATT-124 INV-20 lasts for at most a day: the nightly job deletes unknown users', async () => {
    const strangers = await Promise.all([
      authRest('signUp', { email: unusedEmail('night'), password: '135790' }),
      authRest('signUp', {}),
    ]);
    const fresh = await authRest('signUp', {});
    // Firebase sets a user's date itself; an import may choose it.
    const ids = strangers.map(({ body }) => body.localId ?? '');
    const creationTime = new Date(Date.now() - 25 * 60 * 60_000).toUTCString();
    await auth.deleteUsers(ids);
    const imported = ids.map((uid) => ({ uid, metadata: { creationTime, lastSignInTime: '' } }));
    await auth.importUsers(imported);
    const owner = await createByAdmin();
    const session = await exchange(await loginToken(owner));
    await authRest('update', { idToken: session.idToken, password: 'set-by-rest' });
    const left = async () => {
      await runNightlyJob();
      return (await auth.getUsers(ids.map((uid) => ({ uid })))).users.length;
    };
    // Each poll runs a whole nightly job.
    await expect.poll(left, { timeout: 120_000, interval: 1000 }).toBe(0);
    await expect
      .poll(() => timesLogged(db, owner.id, 'outside-change'), { timeout: 90_000 })
      .toBe(1);
    expect((await auth.getUser(owner.id)).providerData).toEqual([]);
    expect(await tryPin(owner.email, owner.pin)).toMatchObject({ success: true });
    const freshId = fresh.body.localId ?? '';
    expect((await auth.getUser(freshId)).uid).toBe(freshId);
  });

  it('ATT-102 frees an address that nobody confirms for a week, and keeps confirmed accounts', async () => {
    const email = unusedEmail('expired');
    await signUp(email, '666666');
    const [id, kept] = [await idOf(email), await createBySignUp({ isConfirmed: true })];
    const created_at = new Date(Date.now() - 7 * DAY_MS);
    await db.doc(`profiles/${kept.id}`).update({ created_at });
    await db.doc(`profiles/${id}`).update({ created_at });
    // The links that were mailed then are over too.
    const links = await db.collection('one_time_links').where('user_id', '==', id).get();
    await Promise.all(links.docs.map(({ ref }) => ref.update({ expires_at: created_at })));
    expect(await tryPin(email, '666666')).not.toMatchObject({ isUnconfirmed: true });
    const isThere = async () => {
      await runNightlyJob();
      return (await db.doc(`profiles/${id}`).get()).exists;
    };
    // Each poll runs a whole nightly job.
    await expect.poll(isThere, { timeout: 120_000, interval: 1000 }).toBe(false);
    await expect(auth.getUser(id)).rejects.toThrow(/no user record/i);
    await signUp(email, '864209', { firstName: 'Olga' });
    const contact = await db.doc(`user_profiles_extended/${await idOf(email)}`).get();
    expect(contact.data()).toMatchObject({ first_name: 'Olga' });
    expect(await tryPin(kept.email, kept.pin)).toMatchObject({ success: true });
  });
});
