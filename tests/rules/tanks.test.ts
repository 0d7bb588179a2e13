import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { MAX_ANSWERED_ORDERS } from '@reef/domain/fit/answered-orders';
import { MIN_TANK_RANGE_GAL, TANK_LENGTH_RANGE_IN } from '@reef/domain/fit/care';
import { MAX_TANK_NAME, MAX_TANKS } from '@reef/domain/fit/saved-tank';
import { MAX_RESIDENTS } from '@reef/domain/fit/tank';
import { openFreshRules } from './fresh-rules.ts';
import { A_TANK, past, type Person } from './rules-data.ts';

const { db } = openFreshRules('tanks');
const VOLUME = MIN_TANK_RANGE_GAL;
const LENGTH = TANK_LENGTH_RANGE_IN;

const residents = (count: number) => Array.from({ length: count }, () => ({}));
const own = (person: Person) => doc(db(person), 'tanks', person);
/** A change of the tank `t`. */
const edit = (tank: unknown, changes: Record<string, unknown> = {}) => ({
  'tanks.t': tank,
  edited: 't',
  updated_at: serverTimestamp(),
  ...changes,
});
const change = (tank: unknown, changes?: Record<string, unknown>) =>
  updateDoc(own('user'), edit(tank, changes));
const answer = (answered_orders: unknown) =>
  updateDoc(own('user'), { answered_orders, updated_at: serverTimestamp() });

describe('FIT-06 my own tanks', () => {
  it.each([
    ['whose facts are not known', { volume_gal: null, length_in: null, started_on: null }],
    ['of the smallest volume and length', { volume_gal: VOLUME.min, length_in: LENGTH.min }],
    ['of the largest volume and length', { volume_gal: VOLUME.max, length_in: LENGTH.max }],
    ['for fish only', { kind: 'fish-only' }],
    ['of the longest name', { name: 'x'.repeat(MAX_TANK_NAME) }],
    ['without residents', { residents: [] }],
    ['with as many kinds as there may be', { residents: residents(MAX_RESIDENTS) }],
  ])('take a tank %s', async (_what, changes) => {
    await assertSucceeds(change({ ...A_TANK, ...changes }));
  });

  it.each([
    ['a field there is not', { note: 'x' }],
    ['a name that is too long', { name: 'x'.repeat(MAX_TANK_NAME + 1) }],
    ['a name that is none', { name: 7 }],
    ['a volume below the smallest', { volume_gal: VOLUME.min - 0.5 }],
    ['a volume beyond the largest', { volume_gal: VOLUME.max + 1 }],
    ['a volume in words', { volume_gal: 'large' }],
    ['a length below the shortest', { length_in: LENGTH.min - 1 }],
    ['a length beyond the longest', { length_in: LENGTH.max + 1 }],
    ['a day of 11 letters', { started_on: '2026-05-20T' }],
    ['a day that is a number', { started_on: 20_260_520 }],
    ['a kind there is not', { kind: 'pond' }],
    ['residents that are not a list', { residents: 'many' }],
    ['a resident too many', { residents: residents(MAX_RESIDENTS + 1) }],
  ])('refuse a tank with %s', async (_what, changes) => {
    await assertFails(change({ ...A_TANK, ...changes }));
  });

  it('refuse a tank that lacks a field, and one that is none', async () => {
    const { residents: _residents, ...tank } = A_TANK;
    await assertFails(change(tank));
    await assertFails(change('text'));
  });

  it('refuse an invalid id, an additional field, and a time chosen by the sender', async () => {
    await assertFails(change(A_TANK, { edited: 5 }));
    await assertFails(change(A_TANK, { 'tanks.t': A_TANK, edited: 'x'.repeat(41) }));
    await assertFails(change(A_TANK, { role: 'admin' }));
    await assertFails(change(A_TANK, { updated_at: Timestamp.fromMillis(0) }));
  });

  it('refuse a change of a tank other than the named one', async () => {
    await assertFails(change(A_TANK, { 'tanks.other': { anything: 'at all' } }));
    await assertFails(change(A_TANK, { edited: 'other', 'tanks.t': { anything: 'at all' } }));
  });

  it('give a tank up, and take it back', async () => {
    await assertSucceeds(change(deleteField()));
    expect((await past.doc('tanks/user').get()).get('tanks')).toEqual({});
    await assertSucceeds(change(A_TANK));
  });

  it(`refuse a tank beyond ${MAX_TANKS}`, async () => {
    const tanks = Object.fromEntries(
      Array.from({ length: MAX_TANKS }, (_, i) => [`t${i}`, A_TANK]),
    );
    await past.doc('tanks/user').set({ tanks, edited: 't0', updated_at: new Date() });
    await assertSucceeds(
      change(A_TANK, { 'tanks.t': deleteField(), 'tanks.t0': A_TANK, edited: 't0' }),
    );
    await assertFails(change(A_TANK));
  });

  it('remember which orders were asked about, as many as there may be', async () => {
    const ids = Array.from({ length: MAX_ANSWERED_ORDERS }, (_, i) => `order-${i}`);
    await assertSucceeds(answer(ids));
    await assertSucceeds(change(A_TANK));
    await assertSucceeds(answer([]));
    await assertFails(answer([...ids, 'one-more']));
    await assertFails(answer('order-1'));
  });

  it('begin with the first tank, for an account with a live session', async () => {
    const first = { tanks: { t: A_TANK }, edited: 't', updated_at: serverTimestamp() };
    await Promise.all(['user', 'ended'].map((id) => past.doc(`tanks/${id}`).delete()));
    await assertFails(setDoc(own('ended'), first));
    await assertFails(setDoc(doc(db('other'), 'tanks', 'user'), first));
    await assertFails(setDoc(own('user'), { ...first, tanks: { t: A_TANK, u: A_TANK } }));
    await assertSucceeds(setDoc(own('user'), first));
  });
});
