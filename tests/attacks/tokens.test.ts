import { createHmac } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { type CallAnswer, call, DEMO, signIn } from '#support/callables.ts';
import {
  type GoogleKeys,
  publishKeys,
  strangeKey,
  unsignedToken,
} from '#support/deployed/google-keys.ts';
import { callWorker } from '#support/deployed/open-worker.ts';
import { startWorker, type Worker } from '#support/deployed/worker.ts';

/*
 * The emulators accept unsigned tokens. These tests show what production accepts: they run the
 * deployed bundle itself, without the emulators' variables and with Google's published keys
 * replaced.
 */

let keys: GoogleKeys;
let worker: Worker;
let buyerId = '';

const nowS = () => Math.floor(Date.now() / 1000);

/** The claims of a new token of the demo buyer's, as Firebase Auth issues them. */
function claims(changes: Record<string, unknown> = {}) {
  return {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: buyerId,
    user_id: buyerId,
    auth_time: nowS() - 60,
    iat: nowS() - 60,
    exp: nowS() + 3540,
    firebase: { identities: {}, sign_in_provider: 'custom' },
    ...changes,
  };
}

async function profileFor(token: string): Promise<CallAnswer> {
  const response = await callWorker(worker.origin, 'get_user_profile_extended', '{"data":null}', {
    authorization: `Bearer ${token}`,
  });
  return { http: response.status, ...((await response.json()) as object) };
}

async function expectRefused(token: string): Promise<void> {
  expect(await profileFor(token)).toMatchObject({
    http: 401,
    error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' },
  });
  expect(worker.log()).not.toContain(token);
}

beforeAll(async () => {
  const auth = getAuth(initializeApp({ projectId: PROJECT_ID }, 'attacks-tokens'));
  buyerId = (await auth.getUserByEmail(DEMO.buyer[0])).uid;
  keys = await publishKeys();
  worker = await startWorker(keys);
});
afterAll(async () => {
  await worker.stop();
  await keys.close();
});

describe('tokens in production', () => {
  it('a token that Google signed opens one’s own profile', async () => {
    expect(await profileFor(keys.sign(claims()))).toMatchObject({
      http: 200,
      result: [{ user_id: buyerId }],
    });
  });

  it('ATT-26 an expired token is refused, by a second or by a day', async () => {
    await expectRefused(keys.sign(claims({ exp: nowS() - 1 })));
    const day = 24 * 60 * 60;
    await expectRefused(
      keys.sign(claims({ auth_time: nowS() - day, iat: nowS() - day, exp: nowS() - day + 3600 })),
    );
  });

  it('ATT-27 an unsigned token is refused, the emulators’ own among them', async () => {
    await expectRefused(unsignedToken(claims()));
    const emulated = await signIn(...DEMO.buyer);
    const answer = await call('get_user_profile_extended', null, emulated);
    expect(answer.http).toBe(200);
    await expectRefused(emulated);
    const signed = keys.sign(claims());
    await expectRefused(signed.slice(0, signed.lastIndexOf('.') + 1));
  });

  it('ATT-27 a token signed with the public key as if it were a password is refused', async () => {
    const header = { alg: 'HS256', typ: 'JWT', kid: 'reef-test-key' };
    const body = [header, claims()]
      .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))
      .join('.');
    const mac = createHmac('sha256', keys.publicPem).update(body).digest('base64url');
    await expectRefused(`${body}.${mac}`);
  });

  it.each([
    ['audience', { aud: 'somebody-else' }],
    ['issuer', { iss: 'https://securetoken.google.com/somebody-else' }],
    ['both', { aud: 'somebody-else', iss: 'https://securetoken.google.com/somebody-else' }],
    ['subject', { sub: '' }],
  ])('ATT-28 another project’s token is refused: %s', async (_, changes) => {
    await expectRefused(keys.sign(claims(changes)));
  });

  it('ATT-28 a token signed by another key, and one whose claims were changed, are refused', async () => {
    await expectRefused(keys.sign(claims(), { key: strangeKey() }));
    await expectRefused(keys.sign(claims(), { header: { kid: 'other' } }));
    const [header, , signature] = keys.sign(claims()).split('.');
    const forged = Buffer.from(JSON.stringify(claims({ admin: true }))).toString('base64url');
    await expectRefused(`${header}.${forged}.${signature}`);
  });
});
