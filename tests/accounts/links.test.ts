import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { requestLink } from '../../functions/src/accounts/links/request-link.ts';
import { useEmailLink, usePinLink } from '../../functions/src/accounts/links/use-link.ts';
import { changeEmail } from '../../functions/src/accounts/admin/change-email.ts';
import { changeOwnPin } from '../../functions/src/accounts/pins/reset-pin.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { signUp } from '../../functions/src/accounts/sign-in/sign-up.ts';
import {
  aSignUp,
  doesSignIn,
  logOf,
  type Made,
  makeAccount,
  makeStandard,
  makeUnmoved,
  openAccountTest,
  outboxTo,
  someAddress,
  stored,
  type TestDeps,
} from './account-deps.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const { deps, admin } = await openAccountTest();
const DEAD = { ok: false, refusal: 'link-dead' };
const EMAIL_DEAD = { ok: false, refusal: 'email-link-dead' };
const DONE = { ok: true, value: null };
const NEW_PIN = { ok: true, value: { startsOver: false } };
/** A link from the same second as a change of the account counts as older. */
const LATER_MS = 2000;

const mailsTo = (email: string) => outboxTo(deps, email);

/** Requests a link as somebody who forgot the PIN. @returns the mailed token. */
async function tokenFor(email: string, occasion: 'forgotten' | 'unconfirmed' = 'forgotten') {
  // The stack's own trigger sends mail and then deletes its text, so the listener starts before the
  // request.
  const seen: string[] = [];
  const asking = { ...deps, now: () => new Date(deps.now().getTime() + LATER_MS) };
  const written = await watchTokens(seen, email);
  expect(await requestLink(asking, occasion, email, someAddress())).toEqual(DONE);
  await written.settled();
  written.stop();
  return seen.at(-1) ?? '';
}

/**
 * Collects the tokens of mails to an address as they are written, from when it resolves.
 * @param use what the links are for, as a pattern; anything by default.
 */
async function watchTokens(seen: string[], email: string, use = '[\\w-]+') {
  const listener = new EventEmitter();
  const open = once(listener, 'open');
  const query = deps.db.collection('mail').where('to', 'array-contains', email);
  const stop = query.onSnapshot((snapshot) => {
    for (const change of snapshot.docChanges()) {
      const text = String(change.doc.get('message.text'));
      const token = new RegExp(`#${use}=([\\w-]{43})`).exec(text)?.[1];
      if (token !== undefined && !seen.includes(token)) seen.push(token);
    }
    listener.emit('open');
  });
  await open;
  const settled = () => expect.poll(() => seen.length, { timeout: 60_000 }).toBeGreaterThan(0);
  return { stop, settled };
}

const signsIn = ({ email }: Made, pin: string) => doesSignIn(deps, email, pin);

/** A clock that is later than the link. */
const later = (): TestDeps => ({
  ...deps,
  now: () => new Date(deps.now().getTime() + 2 * LATER_MS),
});

const MAKERS = {
  'an account an admin made': () => makeAccount(deps, { pin: '246810' }),
  'an account whose PIN is Firebase’s password': () => makeUnmoved(deps, '246810'),
} as const;

describe.each(Object.keys(MAKERS) as (keyof typeof MAKERS)[])('ORD-06 %s', (kind) => {
  it('gets a new PIN by the link, once, and every session ends', async () => {
    const user = await MAKERS[kind]();
    const token = await tokenFor(user.email);
    expect(await usePinLink(later(), token, '975310', someAddress())).toEqual(NEW_PIN);
    expect(await signsIn(user, '975310')).toBe(true);
    expect(await signsIn(user, '246810')).toBe(false);
    const role = await stored(deps, `user_roles/${user.id}`);
    expect(role).toHaveProperty('sessions_valid_from');
    expect(await stored(deps, `profiles/${user.id}`)).toMatchObject({ email_verified: true });
    expect((await logOf(deps, user.id)).at(-1)).toMatchObject({
      action: 'reset-pin',
      actor_id: user.id,
    });
    expect(await usePinLink(later(), token, '111111', someAddress())).toEqual(DEAD);
    expect(await signsIn(user, '111111')).toBe(false);
  });

  it('ATT-109 one link of two used at once sets one PIN', async () => {
    const user = await MAKERS[kind]();
    const token = await tokenFor(user.email);
    const both = await Promise.all(
      ['111111', '222222'].map((pin) => usePinLink(later(), token, pin, someAddress())),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const signedIn = await Promise.all(['111111', '222222'].map((pin) => signsIn(user, pin)));
    expect(signedIn.filter(Boolean)).toHaveLength(1);
  });

  it('ATT-109 a link is dead after the PIN changed, after an hour, and after a new address', async () => {
    const user = await MAKERS[kind]();
    const old = await tokenFor(user.email);
    const ahead = { ...deps, now: () => new Date(deps.now().getTime() + 61 * 60_000) };
    expect(await usePinLink(ahead, old, '975310', someAddress())).toEqual(DEAD);
    const changed = await changeOwnPin(later(), user.caller, '246810', '864209');
    expect(changed.ok).toBe(true);
    expect(await usePinLink(later(), old, '975310', someAddress())).toEqual(DEAD);
    expect(await signsIn(user, '864209')).toBe(true);
    const moved = await MAKERS[kind]();
    const token = await tokenFor(moved.email);
    const answer = await changeEmail(deps, admin.caller, moved.id, unusedEmail());
    expect(answer.ok).toBe(true);
    expect(await usePinLink(later(), token, '975310', someAddress())).toEqual(DEAD);
  });
});

describe('ORD-06 asking for a link', () => {
  it('answers alike for every address, and mails those that have an account', async () => {
    const [known, unknown] = [await makeAccount(deps), unusedEmail()];
    for (const email of [known.email, unknown]) {
      expect(await requestLink(deps, 'forgotten', email, someAddress())).toEqual(DONE);
    }
    expect(await mailsTo(known.email)).toHaveLength(1);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('for a new PIN, where nobody confirmed the account, is answered alike and mails that it starts over', async () => {
    const waiting = await makeAccount(deps, { kind: 'standard' });
    expect(await requestLink(deps, 'forgotten', waiting.email, someAddress())).toEqual(DONE);
    const [mail, ...others] = await mailsTo(waiting.email);
    expect(others).toEqual([]);
    expect(mail?.id).toMatch(/^pin-link-/);
    expect(mail?.get('message.subject')).toBe('You have an account at Reef');
  });

  it('ATT-109 answers in the same time for every address', async () => {
    const waits: number[] = [];
    const timed = { ...deps, wait: async (ms: number) => void waits.push(ms) };
    const known = await makeAccount(deps);
    await requestLink(timed, 'forgotten', known.email, someAddress());
    await requestLink(timed, 'forgotten', unusedEmail(), someAddress());
    await requestLink(timed, 'unconfirmed', known.email, someAddress());
    expect(waits).toEqual([800, 800, 800]);
  });

  it('ATT-109 one address is mailed three links of a kind an hour, and one network may request twenty', async () => {
    const user = await makeAccount(deps);
    const asked = Array.from({ length: 10 }, () =>
      requestLink(deps, 'forgotten', user.email, someAddress()),
    );
    // Whoever is not mailed is not told of a mail, nor whether the address has an account.
    expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(3);
    const unknown = unusedEmail();
    const alike = Array.from({ length: 10 }, () =>
      requestLink(deps, 'forgotten', unknown, someAddress()),
    );
    expect((await Promise.all(alike)).filter(({ ok }) => ok)).toHaveLength(3);
    expect(await mailsTo(user.email)).toHaveLength(3);
    const network = someAddress();
    const answers = [];
    for (let count = 0; count < 21; count += 1) {
      answers.push(await requestLink(deps, 'forgotten', unusedEmail(), network));
    }
    expect(answers.slice(0, 20).every(({ ok }) => ok)).toBe(true);
    expect(answers.at(-1)).toEqual({ ok: false, refusal: 'too-many-attempts' });
  });

  it.each(['forgotten', 'unconfirmed'] as const)(
    'ATT-75 ATT-109 requesting the other kind of link all the time keeps nobody from one of %s',
    async (occasion) => {
      const isForgotten = occasion === 'forgotten';
      // Confirmed, so that asking to confirm mails nothing; or unconfirmed, so that both requests
      // do.
      const { email } = isForgotten
        ? await makeStandard(deps)
        : await makeAccount(deps, { kind: 'standard', pin: '135790' });
      const other = isForgotten ? 'unconfirmed' : 'forgotten';
      const asked = Array.from({ length: 10 }, () =>
        requestLink(deps, other, email, someAddress()),
      );
      expect((await Promise.all(asked)).filter(({ ok }) => ok)).toHaveLength(3);
      const before = await mailsTo(email);
      expect(before).toHaveLength(isForgotten ? 0 : 3);
      expect(await requestLink(deps, occasion, email, someAddress())).toEqual(DONE);
      const known = new Set(before.map(({ id }) => id));
      const mailed = (await mailsTo(email)).map(({ id }) => id).filter((id) => !known.has(id));
      const [id = ''] = mailed;
      expect(mailed).toHaveLength(1);
      expect(id.startsWith(isForgotten ? 'pin-link-' : 'email-link-')).toBe(true);
    },
  );

  it('ATT-109 made-up tokens and links for something else open nothing; only a hash is kept', async () => {
    const user = await makeAccount(deps);
    const token = await tokenFor(user.email);
    expect(token).toHaveLength(43);
    expect(await useEmailLink(later(), token, someAddress())).toEqual(EMAIL_DEAD);
    const madeUp = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await usePinLink(later(), madeUp, '975310', someAddress())).toEqual(DEAD);
    const links = await deps.db.collection('one_time_links').where('user_id', '==', user.id).get();
    expect(JSON.stringify(links.docs.map((link) => [link.id, link.data()]))).not.toContain(token);
    expect(await usePinLink(later(), token, '135', someAddress())).toEqual({
      ok: false,
      refusal: 'pin-under-4',
    });
    expect(await usePinLink(later(), token, '1357', someAddress())).toEqual(NEW_PIN);
  });
});

/**
 * Signs up, and a second time with this PIN while the first call has reserved the address and made
 * no account yet.
 */
async function signUpMeanwhile(email: string, pin: string): Promise<void> {
  const steps = new EventEmitter();
  const [looked, made] = [once(steps, 'looked'), once(steps, 'made')];
  // Short pauses are between two checks for the account; the long one evens out the answer's time.
  const wait = async (ms: number) => {
    if (ms >= 1000) return;
    steps.emit('looked');
    await made;
  };
  let again: Promise<unknown> = Promise.resolve();
  const createUser: TestDeps['auth']['createUser'] = async (asked) => {
    const user = await deps.auth.createUser(asked);
    again = signUp({ ...deps, wait }, aSignUp({ email, pin }), someAddress());
    await Promise.race([looked, again]);
    return user;
  };
  const auth = new Proxy(deps.auth, {
    get(target, name) {
      if (name === 'createUser') return createUser;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  expect(await signUp({ ...deps, auth }, aSignUp({ email }), someAddress())).toEqual(DONE);
  steps.emit('made');
  expect(await again).toEqual(DONE);
}

/** Signs up. @returns the token of the link that the mail has. */
async function signUpForToken(email: string): Promise<string> {
  const seen: string[] = [];
  const written = await watchTokens(seen, email);
  await signUp(deps, aSignUp({ email }), someAddress());
  await written.settled();
  written.stop();
  const [token = ''] = seen;
  return token;
}

describe('ORD-06 signing up', () => {
  it('AUTH-05 mails a link that confirms, once', async () => {
    const email = unusedEmail();
    const token = await signUpForToken(email);
    expect(await useEmailLink(later(), token, someAddress())).toEqual(DONE);
    const { uid, emailVerified } = await deps.auth.getUserByEmail(email);
    expect(emailVerified).toBe(true);
    const open = { email_verified: true, can_make_purchases: true };
    expect(await stored(deps, `profiles/${uid}`)).toMatchObject(open);
    expect(await useEmailLink(later(), token, someAddress())).toEqual(EMAIL_DEAD);
    expect(await requestLink(deps, 'unconfirmed', email, someAddress())).toEqual(DONE);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('AUTH-05 AUTH-08 a PIN that was typed too early, too often, signs in once the link was used', async () => {
    const email = unusedEmail();
    const token = await signUpForToken(email);
    const tryPin = (address: string) => login(deps, { email, pin: '135790', address });
    for (let count = 0; count < 5; count += 1) {
      // Each attempt is counted before the next.
      expect(await tryPin(someAddress())).toMatchObject({ isUnconfirmed: true });
    }
    const home = someAddress();
    expect(await tryPin(home)).toMatchObject({ lockedForS: expect.any(Number) });
    expect(await useEmailLink(later(), token, home)).toEqual(DONE);
    expect(await tryPin(someAddress())).toMatchObject({ success: true });
    // The address that used the link is trusted: guesses from elsewhere do not lock its owner out.
    for (let count = 0; count < 5; count += 1) {
      await login(deps, { email, pin: `wrong-${count}`, address: someAddress() });
    }
    expect(await tryPin(someAddress())).toMatchObject({ lockedForS: expect.any(Number) });
    expect(await tryPin(home)).toMatchObject({ success: true });
  });

  it('ATT-102 by two people with one address: no link confirms, the mail is one for a new PIN', async () => {
    const email = unusedEmail();
    const seen: string[] = [];
    const written = await watchTokens(seen, email);
    await signUp(deps, aSignUp({ email, pin: '666666' }), someAddress());
    await written.settled();
    written.stop();
    const [token = ''] = seen;
    await signUp(deps, aSignUp({ email }), someAddress());
    // The first one's PIN again does not hide that there were two.
    await signUp(deps, aSignUp({ email, pin: '666666' }), someAddress());
    expect(await useEmailLink(later(), token, someAddress())).toEqual(EMAIL_DEAD);
    expect(await requestLink(later(), 'unconfirmed', email, someAddress())).toEqual(DONE);
    const [mail] = await mailsTo(email);
    expect(mail?.id).toMatch(/^pin-link-/);
    const { uid } = await deps.auth.getUserByEmail(email);
    expect(await stored(deps, `profiles/${uid}`)).toMatchObject({ email_verified: false });
  });

  it('ATT-102 twice with one PIN leaves the link as it is', async () => {
    const email = unusedEmail();
    const token = await signUpForToken(email);
    await signUp(deps, aSignUp({ email }), someAddress());
    expect(await useEmailLink(later(), token, someAddress())).toEqual(DONE);
  });

  it.each([
    ['once more by the same person, with one PIN', '135790', DONE],
    ['by two people, with two PINs', '666666', EMAIL_DEAD],
  ])('ATT-102 while the account of the first sign-up is being made: %s', async (_, pin, answer) => {
    const email = unusedEmail();
    const seen: string[] = [];
    // The second call mails a link for a new PIN if it finds the account by then.
    const written = await watchTokens(seen, email, 'confirm');
    await signUpMeanwhile(email, pin);
    await written.settled();
    written.stop();
    const [token = ''] = seen;
    expect(await useEmailLink(later(), token, someAddress())).toEqual(answer);
  });

  it('ATT-84 with an address that is taken mails its owner a link for a new PIN', async () => {
    const user = await makeAccount(deps, { pin: '2468' });
    await signUp(deps, aSignUp({ email: user.email }), someAddress());
    const [mail] = await mailsTo(user.email);
    expect(mail?.get('message.subject')).toBe('You have an account at Reef');
    expect(await signsIn(user, '2468')).toBe(true);
    expect(await deps.checkPassword(user.email, '135790')).toBeNull();
  });
});
