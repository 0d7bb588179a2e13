import { sessionHint } from '#platform/session-hint.ts';
import type * as Auth from './auth-client.ts';
import type * as Firestore from './firestore-client.ts';
import type * as Functions from './functions-client.ts';
import type * as Storage from './storage-client.ts';

/*
 * The only doors to Firebase. Each part is its own chunk and loads when it is needed, so that the
 * first page does not wait for any of it.
 */

/**
 * Before the first part, if the build has a key for App Check; a build without one drops this.
 * Written with a dot, which Vite replaces: otherwise it writes all variables here.
 */
async function proveOrigin(): Promise<void> {
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) await import('./app-check.ts');
}

/** Auth, when a visitor signs in or is signed in already. */
export async function loadAuth(): Promise<typeof Auth> {
  await proveOrigin();
  return import('./auth-client.ts');
}

/** Firestore; after auth when a user is signed in, so that its first request carries the token. */
export async function loadFirestore(): Promise<typeof Firestore> {
  await proveOrigin();
  if (sessionHint() !== null) await loadAuth();
  return import('./firestore-client.ts');
}

/** Callable functions. */
export async function loadFunctions(): Promise<typeof Functions> {
  await proveOrigin();
  if (sessionHint() !== null) await loadAuth();
  return import('./functions-client.ts');
}

/** Cloud Storage: pictures of products, and photos of losses. */
export async function loadStorage(): Promise<typeof Storage> {
  await loadAuth();
  return import('./storage-client.ts');
}
