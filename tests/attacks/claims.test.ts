import { randomUUID } from 'node:crypto';
import type { ReportClaimRequest } from '@reef/domain/claims/claim-calls';
import { claimFolder, claimPhotoPath } from '@reef/domain/claims/claim-photo';
import type { Order } from '@reef/domain/orders/order';
import { HOUR_MS } from '@reef/domain/shared/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, DEMO, signIn, tokenClaims } from '#support/callables.ts';
import { claimsOf, orderInShop } from '#support/claims.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { createByAdmin, removeUsers } from '#support/test-accounts.ts';
import { forgetSales, sell } from '#support/sold-orders.ts';
import { upload } from '../storage/bucket.ts';
import { picture } from '../storage/picture.ts';

const PNG = await picture('png');

const tokens = { buyer: '', other: '', admin: '' };
const ids = { buyer: '', other: '' };

beforeAll(async () => {
  tokens.other = await signIn(...DEMO.barred);
  tokens.admin = await signIn(...DEMO.admin);
  ids.other = tokenClaims(tokens.other).user_id;
});
// Reports are limited for each account, so every test has a separate buyer.
const buyers: string[] = [];
beforeEach(async () => {
  const { id, email, pin } = await createByAdmin();
  buyers.push(id);
  ids.buyer = id;
  tokens.buyer = await signIn(email, pin);
});
afterAll(async () => {
  await forgetSales();
  await removeUsers(buyers);
});

/** An order of two units that the shop's van delivered, by default an hour ago. */
function delivered(changes: Partial<Order> = {}, hoursAgo = 1) {
  return sell({
    user_id: ids.buyer,
    is_fulfilled: true,
    fulfillment_type: 'driving',
    tracking_number: 'LOCAL',
    status: 'delivered',
    delivery_datetime: new Date(Date.now() - hoursAgo * HOUR_MS),
    guarantee_hours: 72,
    ...changes,
  });
}

/** A valid report of one unit, its photo in the bucket. */
async function report(orderId: string, changes: Partial<ReportClaimRequest> = {}) {
  const request_id = changes.request_id ?? randomUUID();
  const photo = claimPhotoPath(claimFolder(ids.buyer, orderId, request_id), 1, 'image/png');
  if (changes.photos === undefined) {
    await upload({ path: photo, type: 'image/png', body: PNG, token: tokens.buyer });
  }
  return {
    request_id,
    order_id: orderId,
    lines: [{ line: 0, quantity: 1 }],
    sentence: 'It was dead in its bag.',
    photos: [photo],
    reported_at: new Date().toISOString(),
    ...changes,
  } satisfies ReportClaimRequest;
}

type Refused = { http: number; code: unknown };

async function send(request: object, token: string = tokens.buyer): Promise<Refused> {
  const answer = await call('report_claim', request, token);
  const details = answer.error?.details as { code?: string } | undefined;
  return { http: answer.http, code: details?.code ?? null };
}

async function hasNoClaim(orderId: string): Promise<void> {
  expect(await claimsOf(shopDatabase(), orderId)).toEqual([]);
  expect((await orderInShop(shopDatabase(), orderId)).claims).toBeUndefined();
}

describe('ATT-125 claims', () => {
  it('ATT-125 for another’s order is answered as for an unknown one; its buyer’s own is accepted', async () => {
    const { id } = await delivered();
    const request = await report(id);
    const [photo = ''] = request.photos;
    const foreign = { ...request, photos: [photo.replace(ids.buyer, ids.other)] };
    for (const asked of [request, foreign, { ...foreign, order_id: randomUUID() }]) {
      expect(await send(asked, tokens.other)).toEqual({ http: 404, code: 'order-not-found' });
    }
    expect((await send(request, '')).http).toBe(401);
    await hasNoClaim(id);
    expect(await send(request)).toEqual({ http: 200, code: null });
    expect(await claimsOf(shopDatabase(), id)).toHaveLength(1);
  });

  it('ATT-125 too late is refused, whatever the phone’s clock says; one kept on the phone is accepted', async () => {
    const late = await delivered({}, 73);
    const now = new Date();
    const forged = [now, new Date(now.getTime() + HOUR_MS), new Date(now.getTime() - 74 * HOUR_MS)];
    for (const time of forged) {
      const request = await report(late.id, { reported_at: time.toISOString() });
      expect(await send(request)).toEqual({ http: 400, code: 'guarantee-over' });
    }
    const tooOld = await delivered({}, 72 + 8 * 24);
    const then = new Date(now.getTime() - (8 * 24 + 1) * HOUR_MS).toISOString();
    expect(await send(await report(tooOld.id, { reported_at: then }))).toEqual({
      http: 400,
      code: 'guarantee-over',
    });
    await hasNoClaim(late.id);
    const kept = new Date(now.getTime() - 2 * HOUR_MS).toISOString();
    expect(await send(await report(late.id, { reported_at: kept }))).toEqual({
      http: 200,
      code: null,
    });
  });

  it('ATT-125 for an order that was refunded is refused', async () => {
    const { id } = await delivered({ payment_status: 'refunded' });
    expect(await send(await report(id))).toEqual({ http: 400, code: 'order-not-paid' });
    await hasNoClaim(id);
  });

  it('ATT-125 twice is one claim; the same unit in another report is refused', async () => {
    const { id } = await delivered();
    const lines = [{ line: 0, quantity: 2 }];
    const request = await report(id, { lines });
    const answers = await Promise.all([send(request), send(request), send(request)]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(await send(await report(id))).toEqual({ http: 400, code: 'more-than-left' });
    expect(await claimsOf(shopDatabase(), id)).toHaveLength(1);
  });

  it('ATT-125 for more than was bought is refused, in one report or several at once', async () => {
    const { id } = await delivered();
    const three = await report(id, { lines: [{ line: 0, quantity: 3 }] });
    expect(await send(three)).toEqual({ http: 400, code: 'more-than-left' });
    const other = await report(id, { lines: [{ line: 1, quantity: 1 }] });
    expect(await send(other)).toEqual({ http: 400, code: 'line-unknown' });
    const twice = [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ];
    expect((await send(await report(id, { lines: twice }))).http).toBe(400);
    await hasNoClaim(id);
    const four = await Promise.all(Array.from({ length: 4 }, () => report(id)));
    const answers = await Promise.all(four.map((request) => send(request)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'more-than-left')).toHaveLength(2);
    const claimed = (await claimsOf(shopDatabase(), id)).flatMap(({ lines }) => lines);
    expect(claimed.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  });

  it('ATT-125 with 1,000 photos, none, one twice, or one that is not there, is refused', async () => {
    const { id } = await delivered();
    const request = await report(id);
    const [photo = ''] = request.photos;
    const thousand = Array.from({ length: 1000 }, (_, at) => photo.replace('-1.', `-${at + 1}.`));
    for (const photos of [thousand, thousand.slice(0, 5), []]) {
      expect((await send({ ...request, photos })).http).toBe(400);
    }
    expect(await send({ ...request, photos: [photo, photo] })).toEqual({
      http: 400,
      code: 'photo-of-another-claim',
    });
    expect(await send({ ...request, photos: thousand.slice(0, 2) })).toEqual({
      http: 400,
      code: 'photo-missing',
    });
    await hasNoClaim(id);
    expect((await send(request)).http).toBe(200);
  });

  it('ATT-125 with a photo of another claim, order, buyer or of a product is refused', async () => {
    const [one, other] = [await delivered(), await delivered()];
    const taken = await report(one.id);
    expect((await send(taken)).http).toBe(200);
    const [photo = ''] = taken.photos;
    const stolen = [
      photo,
      photo.replace(ids.buyer, ids.other),
      'product-images/admin/1-a.png',
      `${claimFolder(ids.buyer, other.id, 'x')}../${photo}`,
    ];
    for (const path of stolen) {
      const request = await report(other.id, { photos: [path] });
      expect(await send(request)).toEqual({ http: 400, code: 'photo-of-another-claim' });
    }
    await hasNoClaim(other.id);
  });

  it('ATT-125 again and again is refused after thirty in an hour; a repeated claim is still answered', async () => {
    const { id } = await delivered();
    const request = await report(id);
    expect((await send(request)).http).toBe(200);
    const more = await report(id, { photos: ['none'] });
    for (let from = 0; from < 29; from += 1) {
      expect((await send(more)).code).toBe('photo-of-another-claim');
    }
    expect(await send(more)).toEqual({ http: 429, code: 'too-many-reports' });
    expect((await send(request)).http).toBe(200);
  });

  it('ATT-125 is decided only by admins, and no more than was paid is refunded', async () => {
    const { id } = await delivered();
    expect((await send(await report(id))).http).toBe(200);
    const [claim] = await claimsOf(shopDatabase(), id);
    const decide = (token: string | undefined, decision: object) =>
      call(
        'decide_claim',
        {
          request_id: randomUUID(),
          claim_id: claim?.id,
          revision: 1,
          decisions: [{ line: 0, ...decision }],
        },
        token,
      );
    const declined = { kind: 'declined', reason: 'It is alive.' };
    expect((await decide(tokens.buyer, declined)).http).toBe(403);
    expect((await decide(undefined, declined)).http).toBe(401);
    // Recorded by the test: there is no payment behind it.
    const paid = await decide(tokens.admin, { kind: 'refund', amount_cents: 1 });
    expect(paid.error?.details).toEqual({ code: 'no-payment' });
    expect(await claimsOf(shopDatabase(), id)).toMatchObject([{ revision: 1, status: 'open' }]);
    expect((await decide(tokens.admin, declined)).result).toEqual({ revision: 2 });
    const again = await decide(tokens.admin, declined);
    expect(again.error?.details).toEqual({ code: 'claim-changed', revision: 2 });
  });
});
