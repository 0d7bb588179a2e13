import type { BrowserContext, Page } from '@playwright/test';
import { HOUR_MS } from '@reef/domain/shared/time';
import { type AuthSession, DEMO, exchange, identity, openSession } from '../callables.ts';

type AuthUser = { localId: string; email: string; emailVerified: boolean };
/** What a signed-in browser stores: Firebase Auth's user, and the shop's own hint. */
type Kept = { uid: string; authUser: string };

/** The web SDK's own stored form of a session (firebase/auth, UserImpl.toJSON). */
function storedUser(user: AuthUser, session: AuthSession): string {
  const { localId: uid, email, emailVerified } = user;
  const stsTokenManager = {
    refreshToken: session.refreshToken,
    accessToken: session.idToken,
    expirationTime: Date.now() + HOUR_MS,
  };
  const names = { apiKey: 'demo', appName: '[DEFAULT]' };
  const more = { isAnonymous: false, providerData: [], stsTokenManager, ...names };
  return JSON.stringify({ uid, email, emailVerified, ...more });
}

async function keptOf(session: AuthSession, whose: string): Promise<Kept> {
  const { users } = await identity<{ users: AuthUser[] }>('lookup', { idToken: session.idToken });
  const [user] = users;
  if (user === undefined) throw new Error(`there is no account of ${whose}`);
  return { uid: user.localId, authUser: storedUser(user, session) };
}

async function open(email: string, pin: string): Promise<Kept> {
  return keptOf(await openSession(email, pin), email);
}

const demoSessions = new Map<string, Promise<Kept>>();

/**
 * The stored sign-in of a demo account. A PIN is slow to check on purpose, so the demo accounts
 * sign in once for each worker.
 */
export function keptSessionOf(who: keyof typeof DEMO): Promise<Kept> {
  const [email, pin] = DEMO[who];
  const kept = demoSessions.get(who) ?? open(email, pin);
  demoSessions.set(who, kept);
  return kept;
}

/** The stored values by their names in local storage. */
function storageOf({ uid, authUser }: Kept): Record<string, string> {
  return {
    'firebase:authUser:demo:[DEFAULT]': authUser,
    'reef-session': JSON.stringify(uid),
  };
}

/** Stores them before the first page. */
async function begin(page: Page, kept: Kept): Promise<void> {
  const wanted = { mark: `test-began-as-${kept.uid}`, storage: storageOf(kept) };
  await page.context().addInitScript(({ mark, storage }: typeof wanted) => {
    // A tab that is still empty has no storage, nor has a browser's error page.
    if (!location.protocol.startsWith('http')) return;
    // Once only, so that a sign-out lasts.
    if (localStorage.getItem(mark) !== null) return;
    localStorage.setItem(mark, 'yes');
    for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);
  }, wanted);
}

/**
 * Starts a browser with an account signed in, as one that comes back on another day: a real session
 * from the real login, stored where the browser would have stored it. Navigate after it.
 * accounts.spec.ts and buying.spec.ts test the sign-in screen itself.
 */
export async function beginSignedIn(
  page: Page,
  who: keyof typeof DEMO | { email: string; pin: string },
): Promise<void> {
  await begin(
    page,
    await (typeof who === 'string' ? keptSessionOf(who) : open(who.email, who.pin)),
  );
}

/** The same without the login function, by Firebase's own token for a user's id. */
export async function beginByToken(page: Page, token: string, userId: string): Promise<void> {
  await begin(page, await keptOf(await exchange(token), userId));
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * The demo admin's sign-in as a context's `storageState`.
 * @param address the shop's origin in that context.
 */
export async function adminState(address: string | undefined): Promise<State> {
  if (address === undefined) throw new Error('a context that is signed in needs a base URL');
  const storage = Object.entries(storageOf(await keptSessionOf('admin')));
  const localStorage = storage.map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] };
}

/** For `test.use`: a test's page starts signed in as the demo admin. */
export const asAdmin = {
  storageState: async (
    { baseURL }: { baseURL: string | undefined },
    use: (state: State) => Promise<void>,
  ): Promise<void> => {
    await use(await adminState(baseURL));
  },
};
