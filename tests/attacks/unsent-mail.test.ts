import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { authRest, fromAddress, mailedToken, nextSecond, tryPin } from '#support/auth-endpoints.ts';
import { call } from '#support/callables.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { mailsTo } from '#support/mailbox.ts';
import { signUpRequest, unusedEmail } from '#support/test-accounts.ts';

const app = initializeApp({ projectId: PROJECT_ID }, 'attacks-unsent-mail');
const [auth, db] = [getAuth(app), getFirestore(app)];
afterAll(() => deleteApp(app));

/** Makes the mail server refuse mail, or accept it again. */
async function mailServer(is: 'refuse' | 'accept'): Promise<void> {
  await fetch(`${fromEnvironment('REEF_MAILBOX_ORIGIN')}/mode?is=${is}`, { method: 'POST' });
}

describe('ATT-107 the confirmation mail cannot be sent', () => {
  afterEach(() => mailServer('accept'));

  it('ATT-107 nobody is signed in, the message is true, and the retried mail confirms', async () => {
    const email = unusedEmail('unsent');
    await mailServer('refuse');
    const signUp = signUpRequest(email, { pin: '135790' });
    const answer = await call('sign_up', signUp, undefined, fromAddress());
    expect(answer.result).toMatchObject({ success: true });
    expect(JSON.stringify(answer)).not.toMatch(/token/i);
    const id = (await auth.getUserByEmail(email)).uid;
    const waiting = async () => {
      const found = await db.collection('mail').where('about', '==', id).get();
      return found.docs.map((mail) => [mail.get('delivery.state'), mail.get('delivery.attempts')]);
    };
    // It was tried and waits for a retry: what the answer announces is still to come.
    await expect.poll(waiting, { timeout: 90_000 }).toEqual([['PENDING', 1]]);
    expect(await tryPin(email, '135790')).toMatchObject({ success: false, isUnconfirmed: true });
    const session = await authRest('signInWithPassword', { email, password: '135790' });
    expect(session.status).toBe(400);
    expect(await mailsTo(email)).toEqual([]);

    await mailServer('accept');
    // A link from the same second as the account's creation counts as older.
    await nextSecond();
    const asked = { email, occasion: 'unconfirmed' };
    const again = await call('request_link', asked, undefined, fromAddress());
    expect(again.result).toMatchObject({ success: true });
    const token = await mailedToken(email, 'Confirm your email for Reef');
    const used = await call('use_email_link', { token }, undefined, fromAddress());
    expect(used.result).toMatchObject({ success: true });
    expect(await tryPin(email, '135790')).toMatchObject({ success: true });
  });
});
