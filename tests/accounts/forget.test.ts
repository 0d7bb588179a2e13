import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LineDecision } from '@reef/domain/claims/claim-calls';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { daysToMoveTo, offersFor } from '@reef/domain/shipping/arrival';
import type { DeliveryChoice } from '@reef/domain/shipping/choice';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { changeEmail } from '../../functions/src/accounts/admin/change-email.ts';
import { deleteAccount } from '../../functions/src/accounts/admin/delete-account.ts';
import { forgetCustomer } from '../../functions/src/accounts/admin/forget-customer.ts';
import { noteOnce } from '../../functions/src/accounts/audit.ts';
import { settle } from '../../functions/src/checkout/settle/settle.ts';
import { decideClaim } from '../../functions/src/claims/decide-claim.ts';
import { reportClaim } from '../../functions/src/claims/report-claim.ts';
import { mailAlarm } from '../../functions/src/mail/alarm-mail.ts';
import { moveArrivalDays } from '../../functions/src/orders/move-arrival-days.ts';
import { settingsDocument, settingsIn } from '../../functions/src/settings/shop-settings.ts';
import { fromAddress } from '#support/auth-endpoints.ts';
import { aDecision, aReport, mailsAbout, orderInShop, storedClaim } from '#support/claims.ts';
import { call } from '#support/callables.ts';
import { beginCheckout } from '#support/checkouts.ts';
import { localDeps, presentClock } from '#support/local-services.ts';
import { mailsTo } from '#support/mailbox.ts';
import { okOf } from '#support/ok-of.ts';
import { cartOf, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { logOf, type Made, makeAccount, openTestDeps, type TestDeps } from './account-deps.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const accountDeps: TestDeps = openTestDeps();
const deps = localDeps(presentClock);
let admin: Made;

beforeAll(async () => {
  admin = await makeAccount(accountDeps, { role: 'admin' });
});
afterAll(async () => {
  await deps.close();
  await accountDeps.close();
});

/** A day of arrival, for a ZIP code in Miami. */
function aDay(): DeliveryChoice {
  const [offer] = offersFor(DEFAULT_SETTINGS, '33101', 0, deps.now());
  return { method: offer?.method ?? 'overnight', day: offer?.days[0] ?? '', zip: '33101' };
}

/**
 * Mails the owner an alarm that somebody guesses the customer's PIN, and waits until it is sent.
 */
async function alarmAbout(customer: Made): Promise<void> {
  const id = `slow-guessing-${customer.id}-2026-11`;
  const recorded = { action: 'slow-guessing', before: null, after: null } as const;
  await noteOnce(accountDeps, id, customer, recorded);
  await mailAlarm(deps, id);
  const state = async (): Promise<unknown> =>
    (await accountDeps.db.doc(`mail/alarm-${id}`).get()).get('delivery.state');
  await expect.poll(state, { timeout: 90_000 }).toBe('SUCCESS');
}

async function customerWithOrder(delivery?: DeliveryChoice) {
  const customer = await makeAccount(accountDeps);
  const product = await stockProduct(deps.db, 1);
  const cart = { ...cartOf([product, 1]), ...(delivery && { delivery }) };
  const { sessionId } = await beginCheckout(deps, customer.id, cart);
  await stripeControl.pay(sessionId);
  await settle(deps, sessionId);
  const orders = deps.db.collection('orders').where('user_id', '==', customer.id);
  const order = async () => (await orders.get()).docs[0];
  return { customer, order };
}

/** The paths of all documents that contain one of these words. */
async function saying(...words: string[]): Promise<string[]> {
  const collections = await accountDeps.db.listCollections();
  const all = await Promise.all(collections.map((collection) => collection.get()));
  const documents = all.flatMap(({ docs }) => docs);
  return documents
    .filter((document) => words.some((word) => JSON.stringify(document.data()).includes(word)))
    .map(({ ref }) => ref.path);
}

/** What the accounts keep of a customer, as text. */
async function keptOf(userId: string): Promise<string> {
  const { db } = accountDeps;
  const [orders, reservations] = await Promise.all([
    db.collection('orders').where('user_id', '==', userId).get(),
    db.collection('reservations').where('user_id', '==', userId).get(),
  ]);
  const documents = [...orders.docs, ...reservations.docs].map((each) => each.data());
  return JSON.stringify([documents, await logOf(accountDeps, userId)]);
}

/** Sends a message through the contact form, with the address in capitals as people may type it. */
async function writes(email: string): Promise<void> {
  const typed = email.toUpperCase();
  const message = {
    request_id: randomUUID(),
    name: 'Ana Reyes',
    email: typed,
    phone: '',
    subject: 'Where is it',
    message: 'Where is my fish?',
  };
  const answer = await call('send_message', message, undefined, fromAddress());
  expect(answer.http).toBe(200);
}

const forget = (userId: string) =>
  forgetCustomer({ db: accountDeps.db, now: accountDeps.now }, userId);

describe('a customer who asks to be forgotten', () => {
  it('ATT-113 is forgotten in everything that is kept; sums, dates and numbers stay', async () => {
    const { customer, order } = await customerWithOrder(aDay());
    await writes(customer.email);
    await alarmAbout(customer);
    const forgotten = { email: customer.email, occasion: 'forgotten' };
    await call('request_link', forgotten, undefined, fromAddress());
    // Its mail is written and sent first: nothing of it may come after the erasure.
    await expect.poll(() => mailsTo(customer.email), { timeout: 90_000 }).toHaveLength(2);
    const said = await saying(customer.email, customer.email.toUpperCase());
    for (const name of [
      'orders/',
      'reservations/',
      'mail/order',
      'mail/alarm',
      'messages/',
      'profiles/',
    ]) {
      expect(
        said.filter((place) => place.startsWith(name)),
        name,
      ).not.toEqual([]);
    }
    expect(await forget(customer.id)).toEqual({ ok: false, refusal: 'account-exists' });
    await deleteAccount(accountDeps, admin.caller, customer.id);
    expect(await forget(customer.id)).toEqual({ ok: false, refusal: 'order-open' });
    const known = await keptOf(customer.id);
    expect(known).toContain(customer.email);
    expect(known.match(/"(arrival_)?zip":"33101"/g)).toHaveLength(2);
    await (await order())?.ref.update({ is_fulfilled: true });
    const before = (await order())?.data();
    const result = await forget(customer.id);
    expect(result).toMatchObject({ ok: true, orders: 1, reservations: 1, messages: 1 });
    expect(await saying(customer.email, customer.email.toUpperCase())).toEqual([]);
    const kept = await keptOf(customer.id);
    expect(kept).not.toContain(customer.email);
    expect(kept).not.toContain('"33101"');
    // As a whole word: three letters may be part of one of Stripe's random ids.
    expect(kept).not.toMatch(/\bAna\b|Reyes/);
    const after = (await order())?.data();
    expect(after).toMatchObject({
      order_number: before?.['order_number'] as string,
      total_amount: before?.['total_amount'] as number,
      items: before?.['items'] as unknown[],
    });
    expect(JSON.stringify(after?.['search_terms'])).not.toContain(customer.email.slice(0, 6));
    expect(await forget(customer.id)).toMatchObject({ ok: true });
  });

  it('ATT-131 is not forgotten while a payment page of theirs can be paid: its order would name nobody', async () => {
    const customer = await makeAccount(accountDeps);
    const product = await stockProduct(deps.db, 1);
    const { sessionId } = await beginCheckout(deps, customer.id, cartOf([product, 1]));
    await deleteAccount(accountDeps, admin.caller, customer.id);
    expect(await forget(customer.id)).toEqual({ ok: false, refusal: 'order-open' });
    expect(await keptOf(customer.id)).toContain(customer.email);
    await stripeControl.expire(sessionId);
    await settle(deps, sessionId);
    expect(await forget(customer.id)).toMatchObject({ ok: true, orders: 0, reservations: 1 });
    expect(await keptOf(customer.id)).not.toContain(customer.email);
  });

  it('is forgotten on claims too: sentences and reasons go at once, the photos in the next night', async () => {
    const { customer, order } = await customerWithOrder();
    const bought = await order();
    const delivery_datetime = new Date(deps.now().getTime() - 1000);
    await bought?.ref.update({ is_fulfilled: true, delivery_datetime });
    const request = await aReport(deps, {
      id: bought?.id ?? '',
      buyer: customer.id,
      product: '',
      sessionId: '',
    });
    const { claimId } = okOf(await reportClaim(deps, customer.id, request));
    const claim = deps.db.doc(`claims/${claimId}`);
    await deleteAccount(accountDeps, admin.caller, customer.id);
    expect(await forget(customer.id)).toEqual({ ok: false, refusal: 'order-open' });
    const declined = aDecision(claimId, { kind: 'declined', reason: 'Paid to Ana in cash.' });
    okOf(await decideClaim(deps, admin.id, declined));
    expect((await saying('Paid to Ana')).map((place) => place.split('/')[0])).toEqual(
      expect.arrayContaining(['claims', 'orders', 'audit_log', 'mail']),
    );
    const refund_due_at = new Date(deps.now().getTime() + 60_000);
    await claim.update({ refund_due_at });
    expect(await forget(customer.id)).toEqual({ ok: false, refusal: 'order-open' });
    await claim.update({ refund_due_at: null });
    for (let time = 0; time < 2; time += 1) {
      expect(await forget(customer.id)).toMatchObject({ ok: true });
    }
    expect((await claim.get()).data()).toMatchObject({
      buyer_email: '',
      buyer_name: '',
      sentence: '',
      photos: [],
    });
    expect(await saying('Paid to Ana')).toEqual([]);
    // Screens and schemas still read what was decided.
    const { lines } = await storedClaim(deps.db, claimId);
    expect(lines).toMatchObject([{ decision: { kind: 'declined', reason: '(text removed)' } }]);
    const { claims } = await orderInShop(deps.db, bought?.id ?? '');
    expect(claims).toMatchObject([{ lines: [{ decision: lines[0]?.decision }] }]);
    const entry = await deps.db.doc(`audit_log/decide-claim-${claimId}-2`).get();
    expect(z.array(LineDecision).parse(entry.get('decisions'))).toEqual([
      { line: 0, kind: 'declined', reason: '(text removed)' },
    ]);
    const record = await deps.db.doc(`pictures/${request.photos[0]?.replaceAll('/', '_')}`).get();
    expect(record.data()).toMatchObject({ is_used: false, is_sold: false });
  });

  it('is forgotten in notes of moves, except one that another customer got too', async () => {
    const [one, other] = [await customerWithOrder(aDay()), await customerWithOrder(aDay())];
    const own = `Ana is away, ${randomUUID()}`;
    const shared = `A storm, ${randomUUID()}`;
    const ids = [(await one.order())?.id ?? '', (await other.order())?.id ?? ''];
    const move = async (note: string, moved: readonly string[], day: string) => {
      const orders = await Promise.all(
        moved.map(async (id) => ({ id, revision: (await orderInShop(deps.db, id)).revision })),
      );
      const request = { request_id: randomUUID(), day, note, orders };
      const result = okOf(await moveArrivalDays(deps, admin.id, request));
      expect(result.orders.map(({ outcome }) => outcome)).toEqual(moved.map(() => 'moved'));
    };
    const { settings } = settingsIn(await settingsDocument(deps.db).get());
    const rules = settings.delivery.filter(({ method }) => method === aDay().method);
    const [later = '', last = ''] = daysToMoveTo(settings, rules, deps.now()).slice(-2);
    await move(own, ids.slice(0, 1), later);
    await move(shared, ids, last);
    await deleteAccount(accountDeps, admin.caller, one.customer.id);
    await (await one.order())?.ref.update({ is_fulfilled: true });
    expect(await forget(one.customer.id)).toMatchObject({ ok: true, orders: 1 });
    expect(await saying(own)).toEqual([]);
    const { day_moves } = await orderInShop(deps.db, ids[0] ?? '');
    expect(day_moves?.map(({ to, note }) => [to, note])).toEqual([
      [later, '(text removed)'],
      [last, shared],
    ]);
    expect(await forget(one.customer.id)).toMatchObject({ ok: true });
  });

  it('is forgotten in what is kept of an order that was deleted as specified', async () => {
    const { customer, order } = await customerWithOrder();
    await expect.poll(() => mailsTo(customer.email), { timeout: 90_000 }).toHaveLength(1);
    const bought = await order();
    const id = bought?.id ?? '';
    const former = unusedEmail();
    await writes(former);
    // As `deleteSpecifiedOrders` logs it and an earlier run emptied it. Other tests share the
    // settings that name such orders.
    const entry = await accountDeps.db.collection('audit_log').add({
      action: 'delete-order',
      actor_id: admin.id,
      target_id: id,
      before: null,
      after: null,
      created_at: deps.now(),
    });
    await bought?.ref.delete();
    expect(await mailsAbout(deps.db, id)).toContain(`order-new-${id}`);
    await deleteAccount(accountDeps, admin.caller, customer.id);
    expect(await forget(customer.id)).toMatchObject({ ok: true, orders: 0, messages: 0 });
    expect(await mailsAbout(deps.db, id)).toEqual([]);
    // An address that only this order names.
    await entry.update({ before: { ...bought?.data(), buyer_email: former } });
    expect(await forget(customer.id)).toMatchObject({ ok: true, orders: 0, messages: 1 });
    expect(await saying(customer.email, former, former.toUpperCase())).toEqual([]);
  });

  it('is forgotten, while mail to or from their former address belongs to its present owner', async () => {
    const { customer, order } = await customerWithOrder();
    const mistyped = customer.email;
    const email = unusedEmail();
    expect(await changeEmail(accountDeps, admin.caller, customer.id, email)).toMatchObject({
      ok: true,
    });
    const other = await makeAccount(accountDeps, { email: mistyped });
    await writes(mistyped);
    const forgotten = { email: mistyped, occasion: 'forgotten' };
    await call('request_link', forgotten, undefined, fromAddress());
    await deleteAccount(accountDeps, admin.caller, customer.id);
    await (await order())?.ref.update({ is_fulfilled: true });
    const leftAlone = [mistyped];
    expect(await forget(customer.id)).toMatchObject({ ok: true, messages: 0, leftAlone });
    const mails = await accountDeps.db
      .collection('mail')
      .where('to', 'array-contains', mistyped)
      .get();
    expect(mails.docs.map((mail): unknown => mail.get('about'))).toEqual([other.id]);
    const written = (await saying(mistyped.toUpperCase())).map((place) => place.split('/')[0]);
    expect(written).toContain('messages');
    // The customer's own data is gone all the same.
    expect(await saying(email)).toEqual([]);
    expect(await keptOf(customer.id)).not.toContain(mistyped);
  });

  it('is not forgotten while an order’s refund has failed or its payment is disputed', async () => {
    const { customer, order } = await customerWithOrder();
    await deleteAccount(accountDeps, admin.caller, customer.id);
    const sold = (await order())?.ref;
    await sold?.update({ is_fulfilled: true, is_refund_failed: true });
    expect(await forget(customer.id)).toEqual({ ok: false, refusal: 'order-open' });
    await sold?.update({ is_refund_failed: false, dispute: 'open' });
    expect(await forget(customer.id)).toEqual({ ok: false, refusal: 'order-open' });
    expect(await keptOf(customer.id)).toContain(customer.email);
    await sold?.update({ dispute: 'won' });
    expect(await forget(customer.id)).toMatchObject({ ok: true, orders: 1 });
  });

  it('is not forgotten while the money of a cancelled order has not gone back', async () => {
    const { customer, order } = await customerWithOrder();
    await deleteAccount(accountDeps, admin.caller, customer.id);
    const sold = (await order())?.ref;
    await sold?.update({ status: 'cancelled' });
    expect(await forget(customer.id)).toEqual({ ok: false, refusal: 'order-open' });
    expect(await keptOf(customer.id)).toContain(customer.email);
    await sold?.update({ settled_refunds: ['re_failed'] });
    expect(await forget(customer.id)).toMatchObject({ ok: true, orders: 1 });

    const other = await customerWithOrder();
    await deleteAccount(accountDeps, admin.caller, other.customer.id);
    await (await other.order())?.ref.update({ status: 'cancelled', payment_status: 'refunded' });
    expect(await forget(other.customer.id)).toMatchObject({ ok: true, orders: 1 });
  });

  it('is forgotten although a replacement is held for good, because its payment went back', async () => {
    const { customer, order } = await customerWithOrder();
    await deleteAccount(accountDeps, admin.caller, customer.id);
    const sold = (await order())?.ref;
    const replaces = { claim_id: 'c', line: 0, order_id: 'o', order_number: 'R1' };
    await sold?.update({ replaces });
    expect(await forget(customer.id)).toEqual({ ok: false, refusal: 'order-open' });
    await sold?.update({ is_packing_blocked: true });
    expect(await forget(customer.id)).toMatchObject({ ok: true, orders: 1 });
  });

  it('by the operator’s command', async () => {
    const { customer, order } = await customerWithOrder();
    await deleteAccount(accountDeps, admin.caller, customer.id);
    await (await order())?.ref.update({ is_fulfilled: true });
    const script = path.join(ROOT, 'scripts/operator/forget-customer.ts');
    const mistyped = spawnSync(process.execPath, [script, PROJECT_ID, `${customer.id}x`], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(mistyped.stderr).toContain(`Nothing is kept about ${customer.id}x`);
    expect(mistyped.status).toBe(1);
    const args = [script, PROJECT_ID, customer.id];
    const said = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(said).toMatch(
      /^Forgotten on 1 orders, 1 reservations, \d log entries; erased \d mails, 0 messages\.$/m,
    );
    expect(await keptOf(customer.id)).not.toContain(customer.email);
  });
});
