import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { fulfil, refusedUnchanged, stored } from './attempts.ts';
import { openFreshRules } from './fresh-rules.ts';
import { anOrder, past, type Person } from './rules-data.ts';

const { db } = openFreshRules('attacks-on-orders-and-products');
const order = (person: Person) => doc(db(person), 'orders', 'order-user');

describe('orders', () => {
  it('ATT-01 are not read signed out', async () => {
    await assertFails(getDoc(order('guest')));
    await assertFails(getDocs(collection(db('guest'), 'orders')));
    await assertSucceeds(getDoc(order('user')));
  });

  it('ATT-02 are not listed without the owner as filter', async () => {
    const all = collection(db('user'), 'orders');
    await assertFails(getDocs(all));
    await assertFails(getDocs(query(all, where('status', '==', 'processing'))));
    await assertSucceeds(getDocs(query(all, where('user_id', '==', 'user'))));
  });

  it('ATT-03 of another user are not read, by id or with their user id as filter', async () => {
    await assertFails(getDoc(order('other')));
    const all = collection(db('other'), 'orders');
    await assertFails(getDocs(query(all, where('user_id', '==', 'user'))));
    await assertSucceeds(getDocs(query(all, where('user_id', '==', 'other'))));
  });

  it.each(['user', 'admin'] as const)('ATT-04 are not created by %s', async (person) => {
    await assertFails(setDoc(doc(db(person), 'orders', 'forged'), anOrder(person)));
    expect(await stored('orders/forged')).toBeUndefined();
  });

  it.each(['user', 'admin'] as const)('ATT-05 are not marked paid by %s', async (person) => {
    await past.doc('orders/order-user').update({ payment_status: 'pending' });
    const signed = {
      revision: 2,
      edit_id: 'second',
      stands_on: null,
      updated_by: person,
      updated_at: serverTimestamp(),
    };
    await refusedUnchanged('orders/order-user', () =>
      updateDoc(order(person), { payment_status: 'paid', ...signed }),
    );
  });

  it('ATT-13 do not change their owner', async () => {
    await refusedUnchanged('orders/order-user', () =>
      updateDoc(order('admin'), fulfil({ user_id: 'other' })),
    );
    await assertSucceeds(updateDoc(order('admin'), fulfil()));
  });

  it.each([
    ['total_amount', 0.01],
    ['items', []],
    ['payment_status', 'refunded'],
    ['status', 'delivered'],
    ['status', 'cancelled'],
    ['buyer_email', 'x@reef.test'],
    ['order_number', 'R-1'],
  ])('ATT-23 keep %s whatever an admin sends along', async (field, value) => {
    await refusedUnchanged('orders/order-user', () =>
      updateDoc(order('admin'), fulfil({ [field]: value })),
    );
  });

  it('ATT-12 are signed with the true time and author', async () => {
    const forged = [
      { updated_at: Timestamp.fromMillis(0) },
      { updated_by: 'user' },
      { filled_synced_at: Timestamp.fromMillis(0) },
      { created_at: serverTimestamp() },
      { revision: 7 },
      { stands_on: 'another' },
    ];
    for (const change of forged) {
      await refusedUnchanged('orders/order-user', () => updateDoc(order('admin'), fulfil(change)));
    }
    await assertSucceeds(updateDoc(order('admin'), fulfil()));
  });
});

const product = (person: Person) => doc(db(person), 'products', 'p');

describe('products', () => {
  it.each(['guest', 'user', 'admin'] as const)(
    'ATT-06 ATT-07 ATT-08 are not written by %s',
    async (person) => {
      for (const change of [{ price: 0.01 }, { stock: 99 }, { stock: -1 }]) {
        await refusedUnchanged('products/p', () => updateDoc(product(person), change));
      }
      await assertSucceeds(getDoc(product(person)));
    },
  );
});
