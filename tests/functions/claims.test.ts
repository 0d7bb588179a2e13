import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decideClaim } from '../../functions/src/claims/decide-claim.ts';
import { reportClaim } from '../../functions/src/claims/report-claim.ts';
import { sweepClaims } from '../../functions/src/claims/sweep-claims.ts';
import { mailOrderNews } from '../../functions/src/mail/order-events.ts';
import {
  addAdmin,
  aDecision,
  aReport,
  claimsOf,
  deliverOrder,
  mailsAbout,
  orderInShop,
  storedClaim,
} from '#support/claims.ts';
import { openQuietShop } from '#support/quiet-shop.ts';
import { ledger } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/stripe-control.ts';

const { deps, db, clock } = openQuietShop();
const UNIT_CENTS = 2499;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const refund = { kind: 'refund', amount_cents: UNIT_CENTS } as const;

/** A buyer's order with a claim of its first line. */
async function reported(how: { quantity?: number; left?: number; claimed?: number } = {}) {
  const order = await deliverOrder(deps, how);
  const report = await reportClaim(deps, order.buyer, await aReport(deps, order, how.claimed));
  if (!report.ok) throw new Error(report.refusal.code);
  return { order, claimId: report.claimId, admin: await addAdmin(db) };
}

async function refundedCents(sessionId: string): Promise<number> {
  return (await deps.payments.retrieveSession(sessionId))?.refundedCents ?? 0;
}

describe('CLAIM-01 reporting', () => {
  it('writes the claim, the order’s summary of it and both mails, and keeps the photos', async () => {
    const order = await deliverOrder(deps, { quantity: 2 });
    const request = await aReport(deps, order);
    const result = await reportClaim(deps, order.buyer, request);
    if (!result.ok) throw new Error(result.refusal.code);
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

  it('kept on a phone counts from when it was written', async () => {
    const order = await deliverOrder(deps);
    const request = await aReport(deps, order);
    clock.now = new Date(clock.now.getTime() + 100 * HOUR_MS);
    const result = await reportClaim(deps, order.buyer, request);
    if (!result.ok) throw new Error(result.refusal.code);
    const claim = await storedClaim(db, result.claimId);
    expect(claim.reported_at.toISOString()).toBe(request.reported_at);
    expect(claim.received_at).toEqual(clock.now);
  });

  it('CLAIM-02 is refused where a photo is not there, or was none and is gone', async () => {
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

describe('CLAIM-04 refunding', () => {
  it('gives the part back once, and says so on claim, order and in the log', async () => {
    const { order, claimId, admin } = await reported();
    const request = aDecision(claimId, refund);
    expect(await decideClaim(deps, admin, request)).toEqual({ ok: true, revision: 2 });
    expect(await refundedCents(order.sessionId)).toBe(UNIT_CENTS);
    const claim = await storedClaim(db, claimId);
    expect(claim).toMatchObject({ status: 'decided', needs_owner: false, refund_due_at: null });
    expect(claim.lines[0]?.decision).toMatchObject({ kind: 'refund', state: 'refunded' });
    const after = await orderInShop(db, order.id);
    expect(after.payment_status).toBe('paid');
    expect(after.amount_refunded).toBe(24.99);
    expect(after.claims?.[0]?.lines[0]?.decision).toEqual(claim.lines[0]?.decision);
    const entry = await db.doc(`audit_log/decide-claim-${claimId}-2`).get();
    expect(entry.data()).toMatchObject({
      action: 'decide-claim',
      actor_id: admin,
      actor_email: `${admin}@example.test`,
      target_id: claimId,
      decisions: request.decisions,
    });
    expect(await mailsAbout(db, claimId)).toContain(`claim-decided-${claimId}-2`);
    expect(JSON.stringify([claim, after])).not.toContain(admin);
  });

  it('pressed twice, or thrice at once, is one decision and one refund', async () => {
    const { order, claimId, admin } = await reported();
    const request = aDecision(claimId, refund);
    const press = () => decideClaim(deps, admin, request);
    const answers = await Promise.all([press(), press(), press()]);
    answers.push(await press());
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ ok: true, revision: 2 })));
    expect(await refundedCents(order.sessionId)).toBe(UNIT_CENTS);
  });

  it('of two admins one decides and the other is told', async () => {
    const { order, claimId, admin } = await reported();
    const other = await addAdmin(db);
    const answers = await Promise.all([
      decideClaim(deps, admin, aDecision(claimId, refund)),
      decideClaim(deps, other, aDecision(claimId, { kind: 'declined', reason: 'It is alive.' })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      refusal: { code: 'claim-changed', revision: 2 },
    });
    const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
    expect(await refundedCents(order.sessionId)).toBe(decision?.kind === 'refund' ? UNIT_CENTS : 0);
  });

  it('two claims of one order decided at once never give back more than was paid for the line', async () => {
    const order = await deliverOrder(deps, { quantity: 2 });
    const admin = await addAdmin(db);
    const ids: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const result = await reportClaim(deps, order.buyer, await aReport(deps, order));
      if (result.ok) ids.push(result.claimId);
    }
    const answers = await Promise.all(
      ids.map((id) => decideClaim(deps, admin, aDecision(id, refund))),
    );
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await refundedCents(order.sessionId)).toBe(2 * UNIT_CENTS);
    expect((await orderInShop(db, order.id)).amount_refunded).toBe(49.98);
  });

  it('whose answer is lost is found at Stripe and not made again', async () => {
    const { order, claimId, admin } = await reported();
    await stripeControl.fault('create_refund', 'drop-answer', 3);
    expect(await decideClaim(deps, admin, aDecision(claimId, refund))).toMatchObject({ ok: true });
    expect((await storedClaim(db, claimId)).lines[0]?.decision).toMatchObject({ state: 'pending' });
    expect(deps.faults.splice(0)).toEqual([expect.stringContaining('waits for the sweeper')]);
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS);
    expect((await sweepClaims(deps)).failed).toEqual([]);
    expect((await storedClaim(db, claimId)).lines[0]?.decision).toMatchObject({
      state: 'refunded',
    });
    expect(await refundedCents(order.sessionId)).toBe(UNIT_CENTS);
  });

  it('that Stripe does not take yet is tried again in an hour, and told once', async () => {
    const { claimId, admin } = await reported();
    await stripeControl.fault('list_refunds', 'drop-answer', 9);
    await decideClaim(deps, admin, aDecision(claimId, refund));
    for (let time = 0; time < 2; time += 1) {
      clock.now = new Date(clock.now.getTime() + 61 * MINUTE_MS);
      // oxlint-disable-next-line no-await-in-loop
      const { failed } = await sweepClaims(deps);
      expect(failed.map(({ id }) => id)).toEqual([claimId]);
    }
    deps.faults.splice(0);
    expect((await sweepClaims(deps)).done).toBe(0);
    const told = await db.collection('audit_log').where('target_id', '==', claimId).get();
    const stuck = told.docs.filter((entry) => entry.get('action') === 'claim-refund-stuck');
    expect(stuck).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 61 * MINUTE_MS);
    expect(await sweepClaims(deps)).toMatchObject({ done: 1, failed: [] });
    expect((await storedClaim(db, claimId)).refund_due_at).toBeNull();
  });

  it('of what the owner gave back at Stripe meanwhile fails, and waits for the owner', async () => {
    const { order, claimId, admin } = await reported();
    const session = await deps.payments.retrieveSession(order.sessionId);
    // The shop has not heard of it yet.
    await deps.payments.refund(session?.paymentIntentId ?? '');
    await decideClaim(deps, admin, aDecision(claimId, refund));
    const claim = await storedClaim(db, claimId);
    expect(claim).toMatchObject({ status: 'decided', needs_owner: true, refund_due_at: null });
    expect(claim.lines[0]?.decision).toMatchObject({ state: 'failed', refund_id: null });
    const after = await orderInShop(db, order.id);
    expect(after.payment_status).toBe('refunded');
    expect(await refundedCents(order.sessionId)).toBe(session?.totalCents);
    const told = await db.doc(`audit_log/claim-refund-failed-${claimId}-0-0`).get();
    expect(told.data()).toMatchObject({ actor_id: 'system', order_id: order.id });
  });

  it('is refused of more than was paid, of a disputed payment, and to who is no admin', async () => {
    const { order, claimId, admin } = await reported();
    const ask = (cents: number, by = admin) =>
      decideClaim(deps, by, aDecision(claimId, { ...refund, amount_cents: cents }));
    expect(await ask(UNIT_CENTS + 1)).toEqual({
      ok: false,
      refusal: { code: 'more-than-paid', line: 0, most_cents: UNIT_CENTS },
    });
    expect(await ask(1, order.buyer)).toEqual({ ok: false, refusal: { code: 'not-admin' } });
    await db.doc(`orders/${order.id}`).update({ dispute: 'open' });
    expect(await ask(1)).toEqual({ ok: false, refusal: { code: 'payment-disputed' } });
    expect(await storedClaim(db, claimId)).toMatchObject({ revision: 1, status: 'open' });
    expect(await refundedCents(order.sessionId)).toBe(0);
  });
});

describe('CLAIM-03 replacing', () => {
  it('takes the stock and makes a free order that names the claim, once', async () => {
    const { order, claimId, admin } = await reported({ left: 1 });
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
    expect(await refundedCents(order.sessionId)).toBe(0);
    // Its own mails begin with the packing.
    expect(await mailsAbout(db, free.id)).toEqual([]);
    await db.doc(`orders/${free.id}`).update({
      is_fulfilled: true,
      fulfillment_type: 'driving',
      tracking_number: 'LOCAL',
      delivery_datetime: clock.now,
    });
    await mailOrderNews(deps, free.id);
    expect(await mailsAbout(db, free.id)).toEqual([
      expect.stringMatching(`^order-filled-${free.id}-`),
    ]);
  });

  it('says that there is none, also where another claim takes the last one at the same time', async () => {
    const { order, claimId, admin } = await reported({ quantity: 2, left: 1 });
    const second = await reportClaim(deps, order.buyer, await aReport(deps, order));
    if (!second.ok) throw new Error(second.refusal.code);
    const answers = await Promise.all(
      [claimId, second.claimId].map((id) =>
        decideClaim(deps, admin, aDecision(id, { kind: 'replacement' })),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'out-of-stock' } });
    expect(await ledger(db, order.product)).toEqual({ free: 0, held: 0, sold: 3, orderCount: 2 });
  });

  it('CLAIM-01 what a replacement brought can be reported too, and has nothing to refund', async () => {
    const { order, claimId, admin } = await reported({ left: 1 });
    await decideClaim(deps, admin, aDecision(claimId, { kind: 'replacement' }));
    const { decision } = (await storedClaim(db, claimId)).lines[0] ?? {};
    if (decision?.kind !== 'replacement') throw new Error('not replaced');
    await db.doc(`orders/${decision.order_id}`).update({
      is_fulfilled: true,
      fulfillment_type: 'driving',
      delivery_datetime: clock.now,
    });
    const free = { ...order, id: decision.order_id };
    const again = await reportClaim(deps, order.buyer, await aReport(deps, free));
    if (!again.ok) throw new Error(again.refusal.code);
    expect(await decideClaim(deps, admin, aDecision(again.claimId, refund))).toEqual({
      ok: false,
      refusal: { code: 'no-payment' },
    });
  });
});

describe('CLAIM-03 a decision', () => {
  it('of a claim that is not there, or whose order was deleted, is refused', async () => {
    const { order, claimId, admin } = await reported();
    const refused = { ok: false, refusal: { code: 'claim-not-found' } };
    expect(await decideClaim(deps, admin, aDecision(randomUUID(), refund))).toEqual(refused);
    await db.doc(`orders/${order.id}`).delete();
    expect(await decideClaim(deps, admin, aDecision(claimId, refund))).toEqual(refused);
  });
});
