import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { DEMO, signIn, tokenClaims } from '#support/callables.ts';
import {
  callAsAdmin,
  createByAdmin,
  removeUser,
  type TestAccount,
} from '#support/test-accounts.ts';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { download, list, remove, upload, type Upload } from './bucket.ts';
import { picture, unusedPath, verdictOn } from './picture.ts';

const MEGABYTE = 1024 * 1024;

const PNG = await picture('png');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const tokens = { admin: '', buyer: '', suspended: '' };
/** For this file only: its sessions are ended and it is suspended while other files upload. */
let admin: TestAccount;
let adminId = '';

beforeAll(async () => {
  for (const who of ['buyer', 'suspended'] as const) {
    const [email, pin] = DEMO[who];
    tokens[who] = await signIn(email, pin);
  }
  admin = await createByAdmin({ user_role: 'admin' });
  adminId = admin.id;
  tokens.admin = await signIn(admin.email, admin.pin);
  if (getApps().length === 0) initializeApp({ projectId: PROJECT_ID });
});
afterAll(() => removeUser(admin.id));

const fresh = (extension?: string) => unusedPath(adminId, extension);

/** A valid upload of the admin's, with a test's changes. */
function send(changes: Partial<Upload> = {}): Promise<number> {
  return upload({ path: fresh(), type: 'image/png', body: PNG, token: tokens.admin, ...changes });
}

/** Suspends this file's admin, or ends that, as another admin does. */
const setStatus = (account_status: 'suspended' | 'active') =>
  callAsAdmin('update_account', { target_user_id: adminId, account_status });

describe('RULE-05 uploads', () => {
  it('an admin uploads a picture under a new name; everybody can read it', async () => {
    const path = fresh();
    expect(await send({ path })).toBe(200);
    const { status, body } = await download(path);
    expect(status).toBe(200);
    expect(body.equals(PNG)).toBe(true);
    expect(await remove(path, tokens.admin)).toBe(204);
    expect((await download(path)).status).toBe(404);
  });

  it.each(['jpg', 'jpeg', 'png', 'webp', 'avif'])('takes .%s', async (extension) => {
    const format = extension === 'jpg' ? 'jpeg' : (extension as 'jpeg' | 'png' | 'webp' | 'avif');
    const path = fresh(extension);
    const body = await picture(format);
    expect(await send({ path, type: `image/${format}`, body })).toBe(200);
    expect(await verdictOn(path)).toBe('stays');
  });

  it('ATT-64 an SVG with script is refused, by type and by name', async () => {
    expect(await send({ type: 'image/svg+xml', body: SVG })).toBe(403);
    expect(await send({ path: fresh('svg'), body: SVG })).toBe(403);
  });

  it('ATT-65 HTML under the name of a picture is refused', async () => {
    const body = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect(await send({ path: fresh('jpg'), type: 'text/html', body })).toBe(403);
  });

  it('ATT-67 empty and more than 5 MB are refused, exactly 5 MB is accepted', async () => {
    expect(await send({ body: new Uint8Array(0) })).toBe(403);
    expect(await send({ body: new Uint8Array(5 * MEGABYTE + 1) })).toBe(403);
    expect(await send({ body: new Uint8Array(5 * MEGABYTE) })).toBe(200);
  });

  it('ATT-69 an existing picture is not overwritten', async () => {
    const path = fresh();
    expect(await send({ path })).toBe(200);
    expect(await send({ path, body: Buffer.concat([PNG, PNG]) })).toBe(403);
    expect((await download(path)).body.equals(PNG)).toBe(true);
  });

  it.each([
    '../1-a.png',
    '..%2f1-a.png',
    'a.png',
    '1-a.png/../2-b.png',
    '1-A.png',
    '1-a-500.png',
    '1-a.png.html',
  ])('ATT-69 the name %s is refused', async (name) => {
    expect(await send({ path: `product-images/${adminId}/${name}` })).not.toBe(200);
  });

  it('ATT-70 a type outside the list is refused whatever the bytes are', async () => {
    for (const type of [
      'application/octet-stream',
      'image/gif',
      'image/png; charset=x',
      'IMAGE/PNG',
    ]) {
      expect(await send({ type }), type).toBe(403);
    }
  });

  it('ATT-71 nothing goes into another admin’s folder or outside the pictures', async () => {
    expect(await send({ path: fresh().replace(adminId, 'somebody-else') })).toBe(403);
    expect(await send({ path: '1-a.png' })).toBe(403);
    expect(await send({ path: `other/${adminId}/1-a.png` })).toBe(403);
  });

  it('ATT-72 users, suspended accounts and guests can upload, delete and list nothing', async () => {
    const path = fresh();
    expect(await send({ path })).toBe(200);
    for (const token of [tokens.buyer, tokens.suspended, null]) {
      const owner = token === null ? adminId : tokenClaims(token).user_id;
      expect(await send({ path: fresh().replace(adminId, owner), token })).toBe(403);
      expect(await remove(path, token)).toBe(403);
    }
    for (const token of [tokens.buyer, null]) {
      expect(await list(`product-images/${adminId}/`, token)).toBe(403);
    }
    expect((await download(path)).status).toBe(200);
  });

  it('RULE-04 a session the server has ended uploads nothing; the next one does', async () => {
    const role = getFirestore().doc(`user_roles/${adminId}`);
    const inAMinute = new Date(Date.now() + 60_000);
    await role.update({ sessions_valid_from: inAMinute });
    try {
      expect(await send()).toBe(403);
      await role.update({ sessions_valid_from: new Date(0) });
      expect(await send()).toBe(200);
    } finally {
      await role.update({ sessions_valid_from: FieldValue.delete() });
    }
  });

  it('RULE-04 a suspended admin loses uploads at once, signed in again too, until active again', async () => {
    await setStatus('suspended');
    expect(await send()).toBe(403);
    const token = await signIn(admin.email, admin.pin);
    expect(await send({ token })).toBe(403);
    await setStatus('active');
    expect(await send({ token })).toBe(200);
  });
});
