import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { Outcome } from '@reef/domain/shared/call-parts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { loginToken } from '#support/auth-endpoints.ts';
import { call, DEMO, exchange, signIn } from '#support/callables.ts';
import { mailsTo } from '#support/mailbox.ts';
import { createByAdmin, unusedEmail } from '#support/test-accounts.ts';

const app = initializeApp({ projectId: PROJECT_ID }, 'attacks-kept-tokens');
const [auth, db] = [getAuth(app), getFirestore(app)];
let admin = '';
let adminId = '';

beforeAll(async () => {
  admin = await signIn(...DEMO.admin);
  adminId = (await auth.getUserByEmail(DEMO.admin[0])).uid;
});
afterAll(() => deleteApp(app));

/** The ways in which an admin's session makes another admin. */
const NEW_ADMINS: Record<string, () => Promise<{ id: string; email: string; pin: string }>> = {
  'the set-up call': async () => {
    const [email, pin] = [unusedEmail('thief'), '864209'];
    await call('create_admin_account', { admin_email: email, admin_pin: pin }, admin);
    return { id: (await auth.getUserByEmail(email)).uid, email, pin };
  },
  'the form for users': () => createByAdmin({ user_role: 'admin' }),
  'a role': async () => {
    const made = await createByAdmin();
    const role = { target_user_id: made.id, new_role: 'admin', action: 'add' };
    await call('update_user_role', role, admin);
    return made;
  },
};

describe('an admin’s own PIN', () => {
  it('ATT-105 cannot be reset by the calls for others; it can be changed with the current one', async () => {
    const reset = { userId: adminId, newPassword: '864209', adminUserId: adminId };
    expect((await call('reset-auth-password', reset, admin)).result).toEqual({
      success: false,
      error: 'Change your own PIN on your profile, with the current one.',
    });
    const own = { p_target_user_id: adminId, p_new_pin: '864209' };
    for (const p_current_pin of [undefined, null, '', '000000']) {
      // Wrong PINs are counted one by one.
      const answer = await call('reset_pin_by_user_id', { ...own, p_current_pin }, admin);
      expect(Outcome.parse(answer.result)).toEqual({
        success: false,
        message: 'Current PIN is incorrect',
      });
    }
    expect(await signIn(...DEMO.admin)).toEqual(expect.any(String));
    const made = await createByAdmin();
    const session = await exchange(await loginToken(made));
    const change = { p_target_user_id: made.id, p_current_pin: made.pin, p_new_pin: '97531' };
    const answer = await call('reset_pin_by_user_id', change, session.idToken);
    expect(answer.result).toMatchObject({ success: true });
  });

  it('ATT-105 cannot be reset through a new e-mail, which only another admin can set', async () => {
    const own = await createByAdmin();
    const role = { target_user_id: own.id, new_role: 'admin', action: 'add' };
    await call('update_user_role', role, admin);
    const session = await exchange(await loginToken(own));
    const change = { target_user_id: own.id, email: unusedEmail('thief') };
    const { error } = await call('update_account', change, session.idToken);
    expect(error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'You cannot change the email of your own account. Ask another admin.',
    });
    expect((await auth.getUser(own.id)).email).toBe(own.email);
    expect((await call('update_account', change, admin)).result).toMatchObject({ success: true });
    await call('delete_user_account', { target_user_id: own.id }, admin);
  });

  it.each(Object.keys(NEW_ADMINS))(
    'ATT-105 by way of another admin, made by %s, is told to the owner, and the reset to its account',
    async (way) => {
      const { id, email, pin } = (await NEW_ADMINS[way]?.()) ?? { id: '', email: '', pin: '' };
      const found = await db.collection('audit_log').where('target_id', '==', id).get();
      const notes = found.docs.filter((entry) => entry.get('action') === 'admin-made');
      expect(notes.map((entry): unknown => entry.get('actor_id'))).toEqual(['system']);
      const alarm = db.doc(`mail/alarm-${notes[0]?.id}`);
      const recipient = async () => (await alarm.get()).get('to') as unknown;
      await expect.poll(recipient, { timeout: 90_000 }).toEqual(['owner@reef.test']);

      const victim = await createByAdmin();
      const thief = await exchange(await loginToken({ email, pin }));
      const reset = { p_target_user_id: victim.id, p_new_pin: '13579' };
      const answer = await call('reset_pin_by_user_id', reset, thief.idToken);
      expect(answer.result).toMatchObject({ success: true });
      const told = async () => (await mailsTo(victim.email)).map(({ subject }) => subject);
      const subject = 'The PIN of your Reef account was changed';
      await expect.poll(told, { timeout: 90_000 }).toEqual([subject]);
      await call('delete_user_account', { target_user_id: id }, admin);
    },
  );
});
