import { deleteApp, getApps } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { onFreshPages } from '#testing/firestore-server.ts';

const USER = { uid: 'u1', email: 'admin@reef.test' };
const ROLE = `user_roles/${USER.uid}`;
const OTHERS = [`profiles/${USER.uid}`, `user_profiles_extended/${USER.uid}`];

const { listen, read } = vi.hoisted(() => ({ listen: vi.fn(), read: vi.fn() }));
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  onSnapshot: listen,
  getDocFromServer: read,
  getDocFromCache: () => Promise.reject(new Error('this device knows nothing of it')),
  disableNetwork: () => Promise.resolve(),
  enableNetwork: () => Promise.resolve(),
}));

vi.mock(import('firebase/auth'), async (original) => ({
  ...(await original()),
  initializeAuth: () => ({}) as never,
  onAuthStateChanged: (_, hear) => {
    (hear as (user: typeof USER) => void)(USER);
    return () => {};
  },
}));

/** What App Check tells the page: it has a proof, or gets none. */
const appCheck = vi.hoisted(() => ({ give: () => {}, fail: () => {} }));
vi.mock('firebase/app-check', () => ({
  ReCaptchaEnterpriseProvider: class {
    getToken() {}
  },
  initializeAppCheck: () => {},
  onTokenChanged: (_: unknown, give: () => void, fail: () => void) =>
    Object.assign(appCheck, { give, fail }),
}));

const page = onFreshPages(listen, read);
afterEach(() => Promise.all(getApps().map(deleteApp)));

/** Waits until the account's documents are listened to. */
const followed = () =>
  vi.waitFor(() => {
    for (const path of [ROLE, ...OTHERS]) expect(page.server.listening(path)).toBe(1);
  }, 10_000);

/** The session of a page that asks for its account's documents. */
async function openPage() {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-key');
  const { session } = await import('./session-store.ts');
  const { connectSession } = await import('./follow-session.ts');
  await connectSession();
  await followed();
  return session;
}

function answer(role: string): void {
  page.server.sayDocument(ROLE, { user_id: USER.uid, role });
  for (const path of OTHERS) page.server.sayDocument(path, null);
}

/** As the server ends the listeners of a page without the proof. */
function refuseAll(): void {
  appCheck.fail();
  for (const path of [ROLE, ...OTHERS]) page.server.refuse(path);
}

const ADMIN = { phase: 'signed-in', role: 'admin' };

it('ERR-04 a page without its proof of App Check keeps the role it knows, and asks again once it has it', async () => {
  const session = await openPage();
  answer('admin');
  expect(session.get()).toMatchObject(ADMIN);
  refuseAll();
  expect(session.get()).toMatchObject(ADMIN);
  appCheck.give();
  await followed();
  expect(session.get()).toMatchObject(ADMIN);
  answer('user');
  expect(session.get().role).toBe('user');
});

it('SEEN-23 what the server has confirmed stays so when its documents come from the cache', async () => {
  const session = await openPage();
  const role = { user_id: USER.uid, role: 'user' };
  page.server.sayDocument(ROLE, role, { isFromCache: true });
  for (const path of OTHERS) page.server.sayDocument(path, null);
  expect(session.get()).toMatchObject({ phase: 'signed-in', isConfirmed: false });
  page.server.sayDocument(ROLE, role);
  expect(session.get().isConfirmed).toBe(true);
  page.server.sayDocument(ROLE, role, { isFromCache: true });
  expect(session.get().isConfirmed).toBe(true);
});

it('ERR-04 a role that could not be had is unknown until the server answers', async () => {
  const session = await openPage();
  for (const path of [ROLE, ...OTHERS]) {
    page.server.sayDocument(path, null, { isFromCache: true });
  }
  await vi.waitFor(() => expect(session.get().phase).toBe('signed-in'), 10_000);
  expect(session.get()).toMatchObject({ role: null, isRoleUnknown: true });
  answer('admin');
  expect(session.get()).toMatchObject({ ...ADMIN, isRoleUnknown: false });
});

it('ERR-04 a proof that follows another asks for nothing again', async () => {
  const session = await openPage();
  appCheck.give();
  answer('admin');
  const before = listen.mock.calls.length;
  appCheck.give();
  await vi.advanceTimersByTimeAsync(100);
  expect(listen.mock.calls).toHaveLength(before);
  expect(session.get()).toMatchObject(ADMIN);
});

it('ERR-04 a role that was never known is none while it cannot be had, and the rest is followed', async () => {
  const session = await openPage();
  refuseAll();
  expect(session.get()).toMatchObject({ phase: 'signed-in', role: null, isProfileUnknown: true });
  appCheck.give();
  await followed();
  appCheck.fail();
  page.server.refuse(ROLE);
  for (const path of OTHERS) page.server.sayDocument(path, null);
  expect(session.get()).toMatchObject({ phase: 'signed-in', role: null, isProfileUnknown: false });
});

it('CART-12 a profile of another release bars no purchase', async () => {
  const session = await openPage();
  answer('user');
  expect(session.get().purchaseBlockReason).toBe('purchases-disabled');
  const profile = { user_id: USER.uid, can_make_purchases: true, roles: ['of a later release'] };
  page.server.sayDocument(`profiles/${USER.uid}`, profile);
  expect(session.get()).toMatchObject({ isProfileUnknown: true, purchaseBlockReason: null });
});

it('PROF-06 an account whose documents are all of another release is not deleted', async () => {
  const session = await openPage();
  for (const path of [ROLE, ...OTHERS]) page.server.sayDocument(path, { role: 'of a later one' });
  expect(session.get()).toMatchObject({ phase: 'signed-in', role: null, isRoleUnknown: true });
  await vi.advanceTimersByTimeAsync(100);
  // A session that ends leaves them at once.
  await followed();
});
