import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAX_PHOTOS_OF_AN_ORDER } from '@reef/domain/claims/claim-photo';
import { HOUR_MS } from '@reef/domain/shared/time';
import { settle } from '../../../functions/src/checkout/settle/settle.ts';
import { decideClaim } from '../../../functions/src/claims/decide-claim.ts';
import { reportClaim } from '../../../functions/src/claims/report-claim.ts';
import { mailOrderNews } from '../../../functions/src/mail/order-events.ts';
import {
  addAdmin,
  aDecision,
  aReport,
  claimsOf,
  deliverOrder,
  mailsAbout,
  orderInShop,
  refundedCents,
  reportLoss,
  storedClaim,
} from '#support/claims.ts';
import { okOf } from '#support/ok-of.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { ledger } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const { deps, db, clock } = openQuietShop();
const UNIT_CENTS = 2499;
const refund = { kind: 'refund', amount_cents: UNIT_CENTS } as const;

describe('CLAIM-01 reporting', () => {
  it('writes the claim, the order’s summary of it and both mails, and keeps the photos', async () => {
    const order = await deliverOrder(deps, { quantity: 2 });
    const request = await aReport(deps, order);
    const result = okOf(await reportClaim(deps, order.buyer, request));
    const claim = await storedClaim(db, result.claimId);
    expect(claim).toMatchObject({
      order_id: order.id,
      user_id: order.buyer,
      status: 'open',
      needs_owner: true,
      photos: request.photos,
      lines: [{ line: 0, quantity: 1, unit_price_cents: UNIT_CENTS, decision: null }],
    });
    const { claims, order_number } = await orderInShop(db, order.id);
    expect(claims).toEqual([
      {
        id: claim.id,
        reported_at: claim.reported_at,
        lines: [{ line: 0, quantity: 1, decision: null }],
      },
    ]);
    expect(claim.order_number).toBe(order_number);
    expect(await mailsAbout(db, claim.id)).toEqual([
      `claim-new-${claim.id}`,
      `claim-received-${claim.id}`,
    ]);
    const record = await db.doc(`pictures/${request.photos[0]?.replaceAll('/', '_')}`).get();
    expect(record.data()).toMatchObject({ is_used: true, is_sold: true });
  });

  it('is one claim however often it is sent, one after the other and at once', async () => {
    const order = await deliverOrder(deps);
    const request = await aReport(deps, order);
    const send = () => reportClaim(deps, order.buyer, request);
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
    expect(await claimsOf(db, order.id)).toHaveLength(1);
  });

  it('ATT-125 before its photo was looked at counts the order’s photos, and deletes one above the limit', async () => {
    const order = await deliverOrder(deps);
    const request = await aReport(deps, order);
    const [photo = ''] = request.photos;
    const record = db.doc(`pictures/${photo.replaceAll('/', '_')}`);
    await record.delete();
    const deleted: string[] = [];
    const full = {
      getFiles: async () => [Array.from({ length: MAX_PHOTOS_OF_AN_ORDER + 1 }, () => ({}))],
      file: (path: string) => ({ delete: async () => deleted.push(path) }),
    };
    const bucket = full as unknown as typeof deps.bucket;
    expect(await reportClaim({ ...deps, bucket }, order.buyer, request)).toEqual({
      ok: false,
      refusal: { code: 'photo-missing', photo },
    });
    expect(deleted).toEqual([photo]);
    expect((await record.get()).exists).toBe(false);
    expect(await claimsOf(db, order.id)).toEqual([]);
  });

  it('of the last unit by two phones at once is one claim', async () => {
    const order = await deliverOrder(deps);
    const requests = await Promise.all([aReport(deps, order), aReport(deps, order)]);
    const answers = await Promise.all(
      requests.map((request) => reportClaim(deps, order.buyer, request)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      refusal: { code: 'more-than-left', line: 0, left: 0 },
    });
    expect(await claimsOf(db, order.id)).toHaveLength(1);
    expect((await orderInShop(db, order.id)).claims).toHaveLength(1);
  });

  it('stored on a phone counts from when it was written', async () => {
    const order = await deliverOrder(deps);
    const request = await aReport(deps, order);
    clock.now = new Date(clock.now.getTime() + 100 * HOUR_MS);
    const result = okOf(await reportClaim(deps, order.buyer, request));
    const claim = await storedClaim(db, result.claimId);
    expect(claim.reported_at.toISOString()).toBe(request.reported_at);
    expect(claim.received_at).toEqual(clock.now);
  });

  it('is accepted right after the owner has extended the guarantee', async () => {
    const order = await deliverOrder(deps);
    const guarantee_start_at = new Date(clock.now.getTime() + 100 * HOUR_MS);
    await db.doc(`orders/${order.id}`).update({ guarantee_start_at });
    const request = await aReport(deps, order);
    const result = okOf(await reportClaim(deps, order.buyer, request));
    const { reported_at } = await storedClaim(db, result.claimId);
    expect(reported_at.toISOString()).toBe(request.reported_at);
  });

  it('is accepted after the guarantee if the server received the filling late, for 48 hours', async () => {
    const order = await deliverOrder(deps);
    clock.now = new Date(clock.now.getTime() + 200 * HOUR_MS);
    const late = await aReport(deps, order);
    expect(await reportClaim(deps, order.buyer, late)).toEqual({
      ok: false,
      refusal: { code: 'guarantee-over' },
    });
    await db.doc(`orders/${order.id}`).update({ filled_synced_at: clock.now });
    clock.now = new Date(clock.now.getTime() + 47 * HOUR_MS);
    const request = await aReport(deps, order);
    const { claimId } = okOf(await reportClaim(deps, order.buyer, request));
    expect((await storedClaim(db, claimId)).reported_at.toISOString()).toBe(request.reported_at);
  });

  it('CLAIM-02 is refused if a photo is missing, or was not a picture and is gone', async () => {
    const order = await deliverOrder(deps);
    const request = await aReport(deps, order);
    const [photo = ''] = request.photos;
    const missing = photo.replace('photo-1', 'photo-2');
    expect(await reportClaim(deps, order.buyer, { ...request, photos: [photo, missing] })).toEqual({
      ok: false,
      refusal: { code: 'photo-missing', photo: missing },
    });
    expect(await claimsOf(db, order.id)).toEqual([]);
  });
});

describe('CLAIM-03 replacing', () => {
  it('takes the stock and makes a free order that names the claim, once', async () => {
    const { order, claimId, admin } = await reportLoss(deps, { left: 1 });
    const request = aDecision(claimId, { kind: 'replacement' });
    const press = () => decideClaim(deps, admin, request);
    await Promise.all([press(), press()]);
    const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
    if (decision?.kind !== 'replacement') throw new Error('not replaced');
    const free = await orderInShop(db, decision.order_id);
    const bought = await orderInShop(db, order.id);
    expect(free).toMatchObject({
      order_number: decision.order_number,
      user_id: order.buyer,
      total_amount: 0,
      shipping_amount: 0,
      payment_status: 'paid',
      status: 'processing',
      is_fulfilled: false,
      item_count: 1,
      categories: bought.categories,
      guarantee_hours: bought.guarantee_hours,
      shipping_address: bought.shipping_address,
      stripe_session_id: null,
      replaces: {
        claim_id: claimId,
        line: 0,
        order_id: order.id,
        order_number: bought.order_number,
      },
    });
    expect(await ledger(db, order.product)).toEqual({ free: 0, held: 0, sold: 2, orderCount: 2 });
    expect(await refundedCents(deps, order.sessionId)).toBe(0);
    // Its own mails begin with the packing.
    expect(await mailsAbout(db, free.id)).toEqual([]);
    await db.doc(`orders/${free.id}`).update({
      is_fulfilled: true,
      fulfillment_type: 'driving',
      tracking_number: 'LOCAL',
      delivery_datetime: new Date(clock.now.getTime() + 3_600_000),
    });
    await mailOrderNews(deps, free.id);
    expect(await mailsAbout(db, free.id)).toEqual([
      expect.stringMatching(`^order-filled-${free.id}-`),
    ]);
  });

  it('ATT-91 INV-18 is not packed while the payment is disputed, nor is its own replacement; its buyer is told once', async () => {
    const how = { quantity: 2, claimed: 2, left: 3 };
    const { order, claimId, admin } = await reportLoss(deps, how);
    await decideClaim(deps, admin, aDecision(claimId, { kind: 'replacement' }));
    const replacedBy = async (id: string) => {
      const { decision } = (await storedClaim(db, id)).lines[0] ?? {};
      if (decision?.kind !== 'replacement') throw new Error('not replaced');
      return decision.order_id;
    };
    const first = await replacedBy(claimId);
    await db.doc(`orders/${first}`).update({
      is_fulfilled: true,
      fulfillment_type: 'driving',
      delivery_datetime: clock.now,
    });
    const reportedAgain = async () => {
      const report = await aReport(deps, { ...order, id: first });
      const again = okOf(await reportClaim(deps, order.buyer, report));
      return again.claimId;
    };
    const second = await reportedAgain();
    await decideClaim(deps, admin, aDecision(second, { kind: 'replacement' }));
    const frees = [first, await replacedBy(second)];
    const stored = async () => {
      const orders = await Promise.all(frees.map((id) => orderInShop(db, id)));
      return orders.map(({ dispute = null, is_packing_blocked = false }) => ({
        dispute,
        is_packing_blocked,
      }));
    };
    const states = async () => {
      await settle(deps, order.sessionId);
      return stored();
    };
    const held = (dispute: string | null) =>
      frees.map(() => ({ dispute, is_packing_blocked: dispute !== null }));
    expect(await stored(), 'before any news of the payment').toEqual(held(null));
    const declined = { kind: 'declined', reason: 'It lives.' } as const;
    await decideClaim(deps, admin, aDecision(await reportedAgain(), declined));
    expect(await stored(), 'after another decision').toEqual(held(null));
    await stripeControl.dispute(order.sessionId, 'open');
    expect(await states()).toEqual(held('open'));
    await Promise.all(frees.map((id) => mailOrderNews(deps, id)));
    expect((await Promise.all(frees.map((id) => mailsAbout(db, id)))).flat().join()).not.toContain(
      'disputed',
    );
    await stripeControl.dispute(order.sessionId, 'won');
    expect(await states()).toEqual(held(null));
    await stripeControl.dispute(order.sessionId, 'open');
    await stripeControl.dispute(order.sessionId, 'lost');
    expect(await states()).toEqual(held('lost'));
  });

  it('ATT-91 INV-18 is not packed if its payment becomes disputed while another claim is declined', async () => {
    for (let round = 0; round < 4; round += 1) {
      // Each round needs an order of its own.
      const { order, claimId, admin } = await reportLoss(deps, { quantity: 2, left: 1 });
      const other = okOf(await reportClaim(deps, order.buyer, await aReport(deps, order)));
      await decideClaim(deps, admin, aDecision(claimId, { kind: 'replacement' }));
      const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
      if (decision?.kind !== 'replacement') throw new Error('not replaced');
      await stripeControl.dispute(order.sessionId, 'open');
      const declined = aDecision(other.claimId, { kind: 'declined', reason: 'It lives.' });
      await Promise.all([settle(deps, order.sessionId), decideClaim(deps, admin, declined)]);
      const held = { dispute: 'open', is_packing_blocked: true };
      expect(await orderInShop(db, decision.order_id)).toMatchObject(held);
    }
  });

  it('ATT-41 is refused once the payment was refunded, and the stock stays', async () => {
    const { order, claimId, admin } = await reportLoss(deps, { left: 1 });
    const session = await deps.payments.retrieveSession(order.sessionId);
    await deps.payments.refund(session?.paymentIntentId ?? '');
    await settle(deps, order.sessionId);
    const replace = aDecision(claimId, { kind: 'replacement' });
    expect(await decideClaim(deps, admin, replace)).toEqual({
      ok: false,
      refusal: { code: 'too-little-left', line: 0 },
    });
    expect(await ledger(db, order.product)).toMatchObject({ free: 1, orderCount: 1 });
  });

  it('takes a listing that was edited into another animal only from an admin who saw its name, and names what is sent', async () => {
    const { order, claimId, admin } = await reportLoss(deps, { left: 1 });
    const [line] = (await storedClaim(db, claimId)).lines;
    const name = 'Hammer 31';
    await db.doc(`products/${order.product}`).update({ name, category: 'Live Coral' });
    const kind = 'replacement' as const;
    expect(await decideClaim(deps, admin, aDecision(claimId, { kind }))).toEqual({
      ok: false,
      refusal: { code: 'listed-as-another', line: 0, name: line?.name, listed_as: name },
    });
    expect(await ledger(db, order.product)).toMatchObject({ free: 1, orderCount: 1 });
    await decideClaim(deps, admin, aDecision(claimId, { kind, listed_as: name }));
    const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
    if (decision?.kind !== kind) throw new Error('not replaced');
    expect(await orderInShop(db, decision.order_id)).toMatchObject({
      items: [{ product_id: order.product, name, category: 'Live Coral', quantity: 1 }],
      categories: ['Live Coral'],
    });
    expect(await ledger(db, order.product)).toMatchObject({ free: 0, orderCount: 2 });
  });

  it('says that there is none, even if another claim takes the last one at the same time', async () => {
    const { order, claimId, admin } = await reportLoss(deps, { quantity: 2, left: 1 });
    const second = okOf(await reportClaim(deps, order.buyer, await aReport(deps, order)));
    const answers = await Promise.all(
      [claimId, second.claimId].map((id) =>
        decideClaim(deps, admin, aDecision(id, { kind: 'replacement' })),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'out-of-stock' } });
    expect(await ledger(db, order.product)).toEqual({ free: 0, held: 0, sold: 3, orderCount: 2 });
  });

  it('CLAIM-01 brings an animal that can be reported too, and has nothing to refund', async () => {
    const { order, claimId, admin } = await reportLoss(deps, { left: 1 });
    await decideClaim(deps, admin, aDecision(claimId, { kind: 'replacement' }));
    const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
    if (decision?.kind !== 'replacement') throw new Error('not replaced');
    await db.doc(`orders/${decision.order_id}`).update({
      is_fulfilled: true,
      fulfillment_type: 'driving',
      delivery_datetime: clock.now,
    });
    const free = { ...order, id: decision.order_id };
    const again = okOf(await reportClaim(deps, order.buyer, await aReport(deps, free)));
    expect(await decideClaim(deps, admin, aDecision(again.claimId, refund))).toEqual({
      ok: false,
      refusal: { code: 'no-payment' },
    });
  });
});

it('CLAIM-01 CLAIM-03 the claim, its mails and a replacement take the address that the buyer’s account has now', async () => {
  const order = await deliverOrder(deps, { left: 1 });
  const moveTo = (email: string) => db.doc(`profiles/${order.buyer}`).update({ email });
  const recipient = async (mail: string) => (await db.doc(`mail/${mail}`).get()).get('to');
  const [first, second] = [`one-${order.buyer}@example.test`, `two-${order.buyer}@example.test`];
  await moveTo(first);
  const report = okOf(await reportClaim(deps, order.buyer, await aReport(deps, order)));
  const { claimId } = report;
  expect((await storedClaim(db, claimId)).buyer_email).toBe(first);
  expect(await recipient(`claim-received-${claimId}`)).toEqual([first]);
  const toOwner = await db.doc(`mail/claim-new-${claimId}`).get();
  expect(toOwner.get('replyTo')).toBe(first);
  await moveTo(second);
  await decideClaim(deps, await addAdmin(db), aDecision(claimId, { kind: 'replacement' }));
  expect(await recipient(`claim-decided-${claimId}-2`)).toEqual([second]);
  const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
  if (decision?.kind !== 'replacement') throw new Error('not replaced');
  expect((await orderInShop(db, decision.order_id)).buyer_email).toBe(second);
});

describe('CLAIM-03 a decision', () => {
  it('of an unknown claim, or one whose order was deleted, is refused', async () => {
    const { order, claimId, admin } = await reportLoss(deps);
    const refused = { ok: false, refusal: { code: 'claim-not-found' } };
    expect(await decideClaim(deps, admin, aDecision(randomUUID(), refund))).toEqual(refused);
    await db.doc(`orders/${order.id}`).delete();
    expect(await decideClaim(deps, admin, aDecision(claimId, refund))).toEqual(refused);
  });
});
