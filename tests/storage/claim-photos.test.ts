import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { MAX_PHOTOS_OF_AN_ORDER } from '@reef/domain/claims/claim-photo';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { authRest, loginToken } from '#support/auth-endpoints.ts';
import { type AuthSession, DEMO, exchange, signIn, tokenClaims } from '#support/callables.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { sell } from '#support/sold-orders.ts';
import { createByAdmin } from '#support/test-accounts.ts';
import { download, list, lookUp, remove, upload, type Upload } from './bucket.ts';
import { picture, refusalOf } from './picture.ts';

const [app = initializeApp({ projectId: PROJECT_ID })] = getApps();
const bucket = getStorage(app).bucket(`${PROJECT_ID}.appspot.com`);

const MEGABYTE = 1024 * 1024;
const PNG = await picture('png');

/** Photos are sent for orders that were filled. */
const FILLED = { is_fulfilled: true };

const tokens = { admin: '', buyer: '', other: '' };
const ids = { admin: '', buyer: '', other: '' };
const orders = { buyer: '', other: '' };

beforeAll(async () => {
  // Suspended, and for these rules another buyer.
  const people = { admin: DEMO.admin, buyer: DEMO.buyer, other: DEMO.barred } as const;
  for (const who of ['admin', 'buyer', 'other'] as const) {
    const [email, pin] = people[who];
    // Sign-ins are limited.
    tokens[who] = await signIn(email, pin);
    ids[who] = tokenClaims(tokens[who]).user_id;
  }
  orders.buyer = (await sell({ user_id: ids.buyer, ...FILLED })).id;
  orders.other = (await sell({ user_id: ids.other, ...FILLED })).id;
});

type Place = { user?: string; order?: string; request?: string; name?: string };

function photo({
  user = ids.buyer,
  order = orders.buyer,
  request = randomUUID(),
  name = 'photo-1.png',
}: Place = {}): string {
  return `claim-photos/${user}/${order}/${request}/${name}`;
}

/** A valid upload of the buyer's, with a test's changes. */
function send(changes: Partial<Upload> = {}): Promise<number> {
  return upload({ path: photo(), type: 'image/png', body: PNG, token: tokens.buyer, ...changes });
}

function recordOf(path: string) {
  return shopDatabase().doc(`pictures/${path.replaceAll('/', '_')}`);
}

async function isKept(path: string): Promise<boolean> {
  return (await recordOf(path).get()).exists;
}

describe('CLAIM-02 photos of a claim', () => {
  it('INV-20 an owner’s session that a password began can neither upload nor read them', async () => {
    const owner = await createByAdmin();
    const session = await exchange(await loginToken(owner));
    const order = (await sell({ user_id: owner.id, ...FILLED })).id;
    const [first, second] = [photo({ user: owner.id, order }), photo({ user: owner.id, order })];
    expect(await send({ path: first, token: session.idToken })).toBe(200);
    const password = 'set-by-rest';
    await authRest('update', { idToken: session.idToken, password });
    const { body } = await authRest('signInWithPassword', { email: owner.email, password });
    const token = (body as AuthSession).idToken;
    expect(await send({ path: second, token })).toBe(403);
    expect((await download(first, token)).status).toBe(403);
  });

  it('the buyer of an order uploads them; only that buyer and admins read them', async () => {
    const path = photo();
    expect(await send({ path })).toBe(200);
    for (const token of [tokens.buyer, tokens.admin]) {
      const { status, body } = await download(path, token);
      expect(status).toBe(200);
      expect(body.equals(PNG)).toBe(true);
    }
    for (const token of [tokens.other, null]) {
      expect((await download(path, token)).status).toBe(403);
    }
    await expect.poll(() => isKept(path), { timeout: 90_000 }).toBe(true);
  });

  it('ATT-125 nobody sends them for another’s order, in another’s name, or signed out', async () => {
    expect(await send({ path: photo({ order: orders.other }) })).toBe(403);
    expect(await send({ path: photo({ user: ids.other, order: orders.other }) })).toBe(403);
    expect(await send({ path: photo({ user: ids.other }) })).toBe(403);
    expect(await send({ path: photo({ order: 'no-order' }) })).toBe(403);
    expect(await send({ token: tokens.other })).toBe(403);
    expect(await send({ token: tokens.admin })).toBe(403);
    expect(await send({ token: null })).toBe(403);
    const own = photo({ user: ids.other, order: orders.other });
    expect(await send({ path: own, token: tokens.other })).toBe(200);
  });

  it.each([
    'photo-0.png',
    'photo-5.png',
    'photo-1000.png',
    'photo-1.svg',
    'photo-1.png.html',
    'photo-1-320.png',
    'a.png',
    'more/photo-1.png',
  ])('ATT-125 the name %s is refused', async (name) => {
    expect(await send({ path: photo({ name }) })).not.toBe(200);
  });

  it('ATT-125 the folder is named by a request id', async () => {
    expect(await send({ path: photo({ request: 'again' }) })).toBe(403);
    expect(await send({ path: photo({ request: randomUUID().toUpperCase() }) })).toBe(403);
  });

  it('ATT-125 type and size are those of pictures; nothing is overwritten or deleted', async () => {
    expect(await send({ type: 'image/svg+xml' })).toBe(403);
    expect(await send({ type: 'text/html' })).toBe(403);
    expect(await send({ body: new Uint8Array(0) })).toBe(403);
    expect(await send({ body: new Uint8Array(5 * MEGABYTE + 1) })).toBe(403);
    // 5 MB can unpack to 5 GB.
    expect(await send({ body: gzipSync(PNG), encoding: 'gzip' })).toBe(403);
    expect(await send({ encoding: 'identity' })).toBe(200);
    const path = photo();
    expect(await send({ path })).toBe(200);
    expect(await send({ path, body: Buffer.concat([PNG, PNG]) })).toBe(403);
    for (const token of [tokens.buyer, tokens.admin, null]) {
      expect(await remove(path, token)).toBe(403);
    }
    for (const token of [tokens.other, null]) {
      expect(await list(`claim-photos/${ids.buyer}/`, token)).toBe(403);
    }
  });

  it('what is not a picture is deleted, by the same check as the catalogue’s', async () => {
    const path = photo();
    const body = Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]);
    expect(await send({ path, body })).toBe(200);
    await expect.poll(() => refusalOf(path), { timeout: 90_000 }).toBe('more-than-a-picture');
    await expect.poll(() => lookUp(path, tokens.buyer), { timeout: 90_000 }).toBe(404);
  });

  it('ATT-132 are refused for an order that was not filled, or that was paid back', async () => {
    const { id: unfilled } = await sell({ user_id: ids.buyer });
    expect(await send({ path: photo({ order: unfilled }) })).toBe(403);
    const back = { payment_status: 'refunded', status: 'cancelled' } as const;
    const { id: refunded } = await sell({ user_id: ids.buyer, ...FILLED, ...back });
    expect(await send({ path: photo({ order: refunded }) })).toBe(403);
  });

  it('ATT-132 what is no picture fills no log: one entry a day for an order, and every file goes', async () => {
    const { id: order } = await sell({ user_id: ids.buyer, ...FILLED });
    const body = Buffer.concat([PNG, Buffer.from('more')]);
    const paths = Array.from({ length: 5 }, () => photo({ order }));
    for (const path of paths) {
      expect(await send({ path, body })).toBe(200);
      await expect.poll(() => lookUp(path, tokens.buyer), { timeout: 90_000 }).toBe(404);
    }
    const found = await shopDatabase()
      .collection('audit_log')
      .where('actor_id', '==', ids.buyer)
      .where('action', '==', 'picture-refused')
      .get();
    const about = found.docs.filter((entry) => String(entry.get('target_id')).includes(order));
    // Two if it is midnight in between.
    expect([1, 2]).toContain(about.length);
  });

  it('ATT-125 photos beyond the limit of an order’s folder are deleted at once', async () => {
    const { id: order } = await sell({ user_id: ids.buyer, ...FILLED });
    // They count, but are not inspected, because of their names: that takes half a second for each.
    const others = Array.from({ length: MAX_PHOTOS_OF_AN_ORDER - 1 }, (_, at) => `other-${at}`);
    await Promise.all(
      others.map((name) =>
        bucket
          .file(photo({ order, name }))
          .save(PNG, { resumable: false, contentType: 'image/png' }),
      ),
    );
    const [last, more] = [photo({ order }), photo({ order })];
    expect(await send({ path: last })).toBe(200);
    await expect.poll(() => isKept(last), { timeout: 90_000 }).toBe(true);
    expect(await send({ path: more })).toBe(200);
    await expect.poll(() => lookUp(more, tokens.buyer), { timeout: 90_000 }).toBe(404);
    expect(await isKept(more)).toBe(false);
    expect(await lookUp(last, tokens.buyer)).toBe(200);
  });
});
