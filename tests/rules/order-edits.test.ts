import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  disableNetwork,
  doc,
  enableNetwork,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { UNFILLED } from '@reef/domain/orders/unfilled';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { openFreshRules } from './fresh-rules.ts';
import { past } from './rules-data.ts';

const { db } = openFreshRules('order-edits');

const PATH = 'orders/order-user';
type Fields = Record<string, unknown>;

const filled = (changes: Fields = {}): Fields => ({
  is_fulfilled: true,
  fulfillment_type: 'shipped',
  delivery_datetime: Timestamp.fromMillis(1_780_000_000_000),
  shipping_carrier: 'UPS',
  tracking_number: '1Z',
  delivered_at: null,
  status: 'shipped',
  ...changes,
});
const driven = (changes: Fields = {}): Fields =>
  filled({
    fulfillment_type: 'driving',
    shipping_carrier: null,
    tracking_number: 'LOCAL',
    status: 'processing',
    ...changes,
  });
const ARRIVED = { delivered_at: Timestamp.fromMillis(1_780_000_100_000), status: 'delivered' };
const unfilled = (changes: Fields = {}): Fields => ({
  is_fulfilled: false,
  fulfillment_type: null,
  delivery_datetime: null,
  shipping_carrier: null,
  tracking_number: null,
  delivered_at: null,
  status: 'processing',
  ...changes,
});

/** An admin's next revision of the order, signed as required. */
function edit(fields: Fields): Promise<void> {
  const named = { revision: 2, edit_id: 'second', stands_on: null };
  const signed = { updated_by: 'admin', updated_at: serverTimestamp() };
  return updateDoc(doc(db('admin'), PATH), { ...named, ...signed, ...fields });
}

it.each<[string, Fields]>([
  ['filled by carrier', filled()],
  ['filled by our own van', driven()],
  ['brought by our own van', driven({ status: 'delivered' })],
  ['brought by our own van, by word', driven(ARRIVED)],
  ['arrived by carrier', filled(ARRIVED)],
  ['filled without carrier or number', filled({ shipping_carrier: null, tracking_number: null })],
  ['the longest carrier', filled({ shipping_carrier: 'x'.repeat(40) })],
  ['the longest number', filled({ tracking_number: 'x'.repeat(80) })],
  ['unfilled again', unfilled()],
  ['a guarantee begun', { guarantee_start_at: Timestamp.now() }],
  ['a guarantee taken back', { guarantee_start_at: null }],
  ['pending', { guarantee_status: 'pending' }],
  ['satisfied', { guarantee_status: 'satisfied' }],
  ['unsatisfied', { guarantee_status: 'unsatisfied' }],
  ['filled, by the server’s time', filled({ filled_synced_at: serverTimestamp() })],
  ['filled, without the server’s time', filled({ filled_synced_at: null })],
  ['filled for a packing day', filled({ packing_day_ends_at: Timestamp.now() })],
  ['filled without a packing day', filled({ packing_day_ends_at: null })],
  ['the longest id of an edit', { edit_id: 'x'.repeat(40) }],
])('RULE-03 RULE-06 ORD-02 an admin may set an order: %s', async (_what, fields) => {
  await assertSucceeds(edit(fields));
  expect((await past.doc(PATH).get()).get('revision')).toBe(2);
});

it.each<[string, Fields]>([
  ['neither filled nor not', filled({ is_fulfilled: 'yes' })],
  ['filled in no known way', filled({ fulfillment_type: 'pigeon' })],
  ['filled in a way of two letters', filled({ fulfillment_type: 'XX' })],
  ['filled in no way', filled({ fulfillment_type: null })],
  ['delivered at no time', filled({ delivery_datetime: null })],
  ['delivered in words', filled({ delivery_datetime: 'tomorrow' })],
  ['a carrier that is no text', filled({ shipping_carrier: 7 })],
  ['a carrier too long', filled({ shipping_carrier: 'x'.repeat(41) })],
  ['a number that is no text', filled({ tracking_number: ['1Z'] })],
  ['a number too long', filled({ tracking_number: 'x'.repeat(81) })],
  ['filled by carrier, but processing', filled({ status: 'processing' })],
  ['filled by carrier and delivered, but nobody said so', filled({ status: 'delivered' })],
  ['arrived by carrier, but shipped', filled({ ...ARRIVED, status: 'shipped' })],
  ['arrived by carrier in words', filled({ ...ARRIVED, delivered_at: 'today' })],
  ['our own van, but shipped', driven({ status: 'shipped' })],
  ['arrived by our own van, but processing', driven({ ...ARRIVED, status: 'processing' })],
  ['arrived by our own van in words', driven({ ...ARRIVED, delivered_at: 'today' })],
  ['filled and cancelled', filled({ status: 'cancelled' })],
  ['filled, by another time', filled({ filled_synced_at: Timestamp.fromMillis(0) })],
  ['filled, by a time in words', filled({ filled_synced_at: 'now' })],
  ['guaranteed, by another time', { filled_synced_at: Timestamp.fromMillis(0) }],
  ['filled for a packing day in words', filled({ packing_day_ends_at: 'Monday' })],
  ['unfilled, for a packing day in words', unfilled({ packing_day_ends_at: 'Monday' })],
  ['unfilled, for a packing day that is a number', unfilled({ packing_day_ends_at: 7 })],
  ['unfilled, but shipped', unfilled({ status: 'shipped' })],
  ['unfilled, but arrived', unfilled({ delivered_at: ARRIVED.delivered_at })],
  ['unfilled and cancelled', unfilled({ status: 'cancelled' })],
  ['unfilled, but by carrier', unfilled({ fulfillment_type: 'shipped' })],
  ['unfilled, but delivered', unfilled({ delivery_datetime: Timestamp.now() })],
  ['unfilled, but a carrier', unfilled({ shipping_carrier: 'UPS' })],
  ['unfilled, but a number', unfilled({ tracking_number: '1Z' })],
  ['another day of arrival', { arrival_day: '2026-12-01' }],
  ['moved, but nobody was told', { day_moves: [] }],
  ['an unknown guarantee', { guarantee_status: 'lost' }],
  ['a guarantee of two letters', { guarantee_status: 'XX' }],
  ['a guarantee since some words', { guarantee_start_at: 'today' }],
  ['a guarantee since a number', { guarantee_start_at: 7 }],
  ['an edit without an id', { edit_id: null }],
  ['an edit whose id is not a text', { edit_id: 7 }],
  ['an edit whose id is too long', { edit_id: 'x'.repeat(41) }],
  ['an edit based on one that never existed', { stands_on: 'first' }],
])('RULE-06 ORD-02 ATT-11 an admin may not set an order: %s', async (_what, fields) => {
  const before = (await past.doc(PATH).get()).data();
  await assertFails(edit(fields));
  expect((await past.doc(PATH).get()).data()).toEqual(before);
});

it('ORD-02 an order from before the word of arrival is filled, guaranteed and undone', async () => {
  await past.doc(PATH).update({ delivered_at: FieldValue.delete() });
  const { delivered_at: _, ...fill } = filled();
  const { delivered_at: __, ...bare } = unfilled();
  await assertSucceeds(edit(fill));
  const third = { revision: 3, edit_id: 'third', stands_on: 'second' };
  await assertSucceeds(edit({ guarantee_status: 'satisfied', ...third }));
  await assertSucceeds(edit({ ...bare, revision: 4, edit_id: 'fourth', stands_on: 'third' }));
});

/** The names of a later edit in this row. */
const next = (revision: number) => ({
  revision,
  edit_id: `edit-${revision}`,
  stands_on: revision === 3 ? 'second' : `edit-${revision - 1}`,
});

it('GUAR-03 the time of a filling’s sync stays until it is filled again or undone', async () => {
  await assertSucceeds(edit(filled({ filled_synced_at: serverTimestamp() })));
  const syncedAt = (await past.doc(PATH).get()).get('filled_synced_at');
  expect(syncedAt).toEqual((await past.doc(PATH).get()).get('updated_at'));
  await assertSucceeds(edit({ guarantee_status: 'satisfied', ...next(3) }));
  await assertFails(edit({ filled_synced_at: Timestamp.fromMillis(0), ...next(4) }));
  expect((await past.doc(PATH).get()).get('filled_synced_at')).toEqual(syncedAt);
  // An older page knows nothing of it.
  await assertSucceeds(edit({ ...unfilled(), ...next(4) }));
  await assertSucceeds(edit({ guarantee_status: 'pending', ...next(5) }));
  // Its next filling would keep the time of the earlier one.
  await assertFails(edit({ ...filled(), ...next(6) }));
  await assertSucceeds(edit({ ...filled({ filled_synced_at: serverTimestamp() }), ...next(6) }));
  await assertSucceeds(edit({ ...UNFILLED, status: 'processing', ...next(7) }));
  expect((await past.doc(PATH).get()).data()).toMatchObject(UNFILLED);
});

it('INV-13 a waiting edit of a page from before edits had ids is refused', async () => {
  const signed = { revision: 2, updated_by: 'admin', updated_at: serverTimestamp() };
  await assertFails(updateDoc(doc(db('admin'), PATH), { ...filled(), ...signed }));
  await past.doc(PATH).update({ edit_id: 'first', stands_on: null });
  await assertFails(updateDoc(doc(db('admin'), PATH), { ...filled(), ...signed }));
  await assertSucceeds(edit({ ...filled(), stands_on: 'first' }));
});

/**
 * Two edits made without signal, the second on top of the first. @returns the server's answer to
 * each.
 */
async function twoWithoutSignal(meanwhile: () => Promise<unknown>): Promise<string[]> {
  const phone = db('admin');
  await disableNetwork(phone);
  const answers = Promise.allSettled([
    edit(filled()),
    edit({ ...unfilled(), revision: 3, edit_id: 'third', stands_on: 'second' }),
  ]);
  await meanwhile();
  await enableNetwork(phone);
  return (await answers).map(({ status }) => status);
}

it('INV-13 of two waiting edits, the second does not undo what replaced the first', async () => {
  const { delivery_datetime: _, ...driving } = driven();
  const theirs = { ...driving, revision: 2, edit_id: 'theirs', stands_on: null };
  const theirsFirst = () => past.doc(PATH).update(theirs);
  expect(await twoWithoutSignal(theirsFirst)).toEqual(['rejected', 'rejected']);
  expect((await past.doc(PATH).get()).data()).toMatchObject(theirs);
});

it('INV-13 of two waiting edits, the second is accepted if the first had arrived without an answer', async () => {
  const first = { ...filled(), revision: 2, edit_id: 'second', stands_on: null };
  const arrived = () => past.doc(PATH).update({ ...first, delivery_datetime: new Date() });
  expect(await twoWithoutSignal(arrived)).toEqual(['rejected', 'fulfilled']);
  expect((await past.doc(PATH).get()).data()).toMatchObject({ is_fulfilled: false, revision: 3 });
});

it('INV-13 two waiting edits are both accepted if nothing has come between', async () => {
  const answers = await twoWithoutSignal(() => Promise.resolve());
  expect(answers).toEqual(['fulfilled', 'fulfilled']);
  const last = { is_fulfilled: false, revision: 3, edit_id: 'third', stands_on: 'second' };
  expect((await past.doc(PATH).get()).data()).toMatchObject(last);
});

it('SEEN-10 a canceled order whose refund is under way is neither filled nor guaranteed', async () => {
  await past.doc(PATH).update({ status: 'cancelled' });
  await assertFails(edit(filled()));
  await assertFails(edit({ guarantee_status: 'satisfied' }));
  await past.doc(PATH).update({ status: 'processing' });
  await assertSucceeds(edit(filled()));
});

it('ATT-92 what is refunded, canceled, disputed or still owed a refund is not packed', async () => {
  const states: Fields[] = [
    { payment_status: 'refunded' },
    { status: 'cancelled' },
    { is_packing_blocked: true },
    { is_packing_blocked: true, dispute: 'open' },
    { is_packing_blocked: true, is_refund_failed: true },
  ];
  for (const state of states) {
    await past.doc(PATH).update(state);
    await assertFails(edit(filled()));
    await assertFails(edit({ is_packing_blocked: false }));
    await past.doc(PATH).update({
      payment_status: 'paid',
      status: 'processing',
      is_packing_blocked: false,
    });
  }
  // A box that was filled ahead may still be in the shop: its tick may be taken away, no more.
  await past.doc(PATH).update({ ...filled(), delivery_datetime: new Date() });
  await past.doc(PATH).update({ is_packing_blocked: true, dispute: 'open' });
  await assertFails(edit(filled({ tracking_number: '2Z' })));
  await assertFails(edit({ guarantee_status: 'satisfied' }));
  await assertFails(edit(unfilled({ is_packing_blocked: false })));
  await past.doc(PATH).update({ status: 'delivered' });
  await assertFails(edit(unfilled()));
  await past.doc(PATH).update({ status: 'shipped' });
  await assertSucceeds(edit(unfilled()));
  await assertFails(edit({ ...filled(), ...next(3) }));
  await assertFails(edit({ guarantee_status: 'satisfied', ...next(3) }));
  await past.doc(PATH).update({ is_packing_blocked: false, revision: 1, edit_id: null });
  // Part of it refunded, a dispute won: this may be packed.
  await past.doc(PATH).update({ amount_refunded: 5, dispute: 'won' });
  await assertSucceeds(edit(filled()));
});

it('CLAIM-01 a filled order stays filled once a loss was reported, and can be filled and guaranteed', async () => {
  const claim = { id: 'c1', reported_at: new Date(), lines: [] };
  await past.doc(PATH).update({ ...filled(), delivery_datetime: new Date(), claims: [claim] });
  await assertFails(edit(unfilled()));
  // A box that was filled ahead.
  await past.doc(PATH).update({ is_packing_blocked: true });
  await assertFails(edit(unfilled()));
  await past.doc(PATH).update({ is_packing_blocked: false });
  await assertSucceeds(edit(filled(ARRIVED)));
  await assertSucceeds(edit({ guarantee_status: 'satisfied', ...next(3) }));
  await past.doc(PATH).update({ claims: [] });
  await assertSucceeds(edit({ ...unfilled(), ...next(4) }));
});

it.each(['pending', 'refunded', 'cancelled'])(
  'INV-07 an order whose payment is %s is not filled',
  async (status) => {
    await past.doc(PATH).update({ payment_status: status });
    await assertFails(edit(filled()));
    await past.doc(PATH).update({ payment_status: 'paid' });
    await assertSucceeds(edit(filled()));
  },
);
