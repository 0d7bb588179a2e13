import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { DEMO, signIn } from '#support/callables.ts';

/** A demo account with a session: the token and the user id. */
export type DemoSession = { token: string; id: string };

/** The sessions of a file of tests that calls the accounts' functions over HTTP. */
export type HttpClient = {
  db: Firestore;
  auth: Auth;
  admin: DemoSession;
  user: DemoSession;
};

/** A new session of a demo account. */
export async function asDemo(who: keyof typeof DEMO): Promise<string> {
  const [email, pin] = DEMO[who];
  return signIn(email, pin);
}

/** Signs in the demo shop's admin and buyer for a file of tests. */
export function openHttpClient(): HttpClient {
  const app = initializeApp({ projectId: PROJECT_ID }, 'accounts-http');
  const [db, auth] = [getFirestore(app), getAuth(app)];
  const admin = { token: '', id: '' };
  const user = { token: '', id: '' };
  beforeAll(async () => {
    admin.token = await asDemo('admin');
    user.token = await asDemo('buyer');
    admin.id = (await auth.getUserByEmail(DEMO.admin[0])).uid;
    user.id = (await auth.getUserByEmail(DEMO.buyer[0])).uid;
  });
  afterAll(() => deleteApp(app));

  return { db, auth, admin, user };
}
