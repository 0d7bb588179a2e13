import { createRequire } from 'node:module';
import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod';
import { withTimeout } from '../../functions/src/shared/limits/with-timeout.ts';
import { ROOT } from '../setup/root.mjs';
import type { GoogleToken } from './services.ts';

/** How long a sign-in may take to be renewed, in milliseconds. */
const MAX_RENEWAL_MS = 15_000;

/** The Firebase CLI's own scopes; requesting the same ones uses the token it has stored. */
const SCOPES = ['https://www.googleapis.com/auth/cloud-platform'];

const Account = z.object({ tokens: z.object({ refresh_token: z.string() }) }).optional();
const Tokens = z.object({ access_token: z.string() });

/** The part of firebase-tools that stores `firebase login`; it has no types. */
const FirebaseAuth = z.object({
  getProjectDefaultAccount: z.custom<(folder: string) => unknown>((it) => typeof it === 'function'),
  getAccessToken: z.custom<(refreshToken: string, scopes: string[]) => Promise<unknown>>(
    (it) => typeof it === 'function',
  ),
});

/** The account of `firebase login`, which deploys from this folder; null without one. */
async function ofFirebaseCli(): Promise<GoogleToken | null> {
  const tools: unknown = createRequire(import.meta.url)('firebase-tools/lib/auth');
  const auth = FirebaseAuth.parse(tools);
  const account = Account.safeParse(auth.getProjectDefaultAccount(ROOT)).data;
  if (account === undefined) return null;
  const tokens = Tokens.parse(await auth.getAccessToken(account.tokens.refresh_token, [...SCOPES]));
  return { accessToken: tokens.access_token, namesProject: false };
}

/** Application default credentials: a service account's file, or gcloud's sign-in. */
async function ofApplicationDefault(): Promise<GoogleToken | null> {
  const { access_token: accessToken } = await applicationDefault().getAccessToken();
  return { accessToken, namesProject: true };
}

/** Null also without credentials, or with some that cannot be renewed: signing in again fixes both. */
function orNull(source: Promise<GoogleToken | null>): Promise<GoogleToken | null> {
  return withTimeout(source, MAX_RENEWAL_MS).catch(() => null);
}

/**
 * The signed-in operator: the account that deploys (`npx firebase login`), else application default
 * credentials (`gcloud auth application-default login`, `GOOGLE_APPLICATION_CREDENTIALS`), else
 * null.
 */
export async function googleSignIn(): Promise<GoogleToken | null> {
  return (await orNull(ofFirebaseCli())) ?? orNull(ofApplicationDefault());
}
