import { knownValidFrom } from '@reef/domain/accounts/account-rights';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut as leave,
  type Auth,
} from 'firebase/auth';
import { EMULATOR_HOST, localPorts } from './emulators.ts';
import { app } from './firebase-app.ts';

/** The signed-in user. */
export type SessionUser = { uid: string; email: string };

function open(): Auth {
  const opened = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (import.meta.env.VITE_REEF_BACKEND === 'emulators') {
    const url = `http://${EMULATOR_HOST}:${localPorts().auth}`;
    connectAuthEmulator(opened, url, { disableWarnings: true });
  }
  return opened;
}

const auth = open();

/**
 * This page signed out, or ended a session that the server refused. It stays false if another tab
 * did, or if Firebase ends a session by itself: it does when a token is not renewed.
 */
let hasLeft = false;

/**
 * Calls back with the signed-in user, now and at every change; `isHere` if this page signed out.
 */
export function onUser(listener: (user: SessionUser | null, isHere: boolean) => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    if (user !== null) hasLeft = false;
    listener(user === null ? null : { uid: user.uid, email: user.email ?? '' }, hasLeft);
  });
}

/** Signs in with a token of `login`. */
export async function signInWithToken(token: string): Promise<void> {
  await signInWithCustomToken(auth, token);
}

/** The `sessions_valid_from` in the present session's token; null if signed out. */
export async function sessionValidFrom(): Promise<Date | null> {
  const token = await auth.currentUser?.getIdTokenResult();
  return token === undefined ? null : knownValidFrom(token.claims);
}

/** Signs out. */
export async function signOut(): Promise<void> {
  hasLeft = true;
  try {
    await leave(auth);
  } catch (fault) {
    hasLeft = false;
    throw fault;
  }
}
