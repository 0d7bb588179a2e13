import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepReport } from './kept-report.ts';
import {
  anOrder,
  as,
  CONTACT,
  openRules,
  past,
  type Person,
  seedWorld,
  SIGNED_IN_S,
} from './rules-world.ts';

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await openRules();
});
beforeEach(() => seedWorld(env));
afterAll(async () => {
  await keepReport('attacks');
  await env.cleanup();
});

const db = (person: Person) => as(env, person);
const order = (person: Person) => doc(db(person), 'orders', 'order-user');
const own = () => doc(db('user'), 'user_profiles_extended', 'user');
const contact = (changes: Record<string, unknown> = {}) => ({
  ...CONTACT,
  updated_at: serverTimestamp(),
  ...changes,
});
const fulfil = (changes: Record<string, unknown> = {}) => ({
  is_fulfilled: true,
  fulfillment_type: 'shipped',
  delivery_datetime: Timestamp.now(),
  shipping_carrier: 'UPS',
  tracking_number: '1Z',
  status: 'shipped',
  revision: 2,
  updated_at: serverTimestamp(),
  updated_by: 'admin',
  ...changes,
});

/** A document as it stands, past the rules. */
async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await past.doc(path).get()).data();
}

/** Refused, and the document is to the letter what it was. */
async function refusedUnchanged(path: string, attempt: () => Promise<unknown>): Promise<void> {
  const before = await stored(path);
  await assertFails(attempt());
  expect(await stored(path)).toEqual(before);
}

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
    const signed = { revision: 2, updated_by: person, updated_at: serverTimestamp() };
    await refusedUnchanged('orders/order-user', () =>
      updateDoc(order(person), { payment_status: 'paid', ...signed }),
    );
  });

  it('ATT-13 do not change hands', async () => {
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

  it('ATT-12 are signed with the true time and the true hand', async () => {
    const forged = [
      { updated_at: Timestamp.fromMillis(0) },
      { updated_by: 'user' },
      { created_at: serverTimestamp() },
      { revision: 7 },
    ];
    for (const change of forged) {
      // oxlint-disable-next-line no-await-in-loop
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
        // oxlint-disable-next-line no-await-in-loop
        await refusedUnchanged('products/p', () => updateDoc(product(person), change));
      }
      await assertSucceeds(getDoc(product(person)));
    },
  );
});

describe("an owner's contact and shipping", () => {
  const path = 'user_profiles_extended/user';

  it('RULE-02 RULE-06 is theirs to edit', async () => {
    await assertSucceeds(updateDoc(own(), contact({ first_name: 'Anna', phone: '' })));
    expect(await stored(path)).toMatchObject({ first_name: 'Anna', account_status: 'active' });
  });

  it.each(['US', 'CA', 'MX'])('RULE-06 may be in %s', async (shipping_country) => {
    await past.doc(path).update({ shipping_country: 'XX' });
    await assertSucceeds(updateDoc(own(), contact({ shipping_country })));
    expect(await stored(path)).toMatchObject({ shipping_country });
  });

  it('ATT-09 takes no field of the sender’s invention', async () => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ nickname: 'A' })));
    await refusedUnchanged(path, () => setDoc(own(), { ...contact(), user_id: 'user', x: 1 }));
  });

  it('ATT-14 leaves the standing of the account to the functions, beside a lawful edit', async () => {
    const standing = { account_status: 'suspended' };
    await refusedUnchanged(path, () => updateDoc(own(), contact(standing)));
  });

  it('ATT-10 misses no field', async () => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ shipping_zip: deleteField() })));
    await refusedUnchanged(path, () => setDoc(own(), contact()));
  });

  it.each([
    ['first_name', 7],
    ['first_name', Number.NaN],
    ['phone', 1e308],
    ['phone', null],
    ['shipping_city', ['Miami']],
    ['shipping_city', { name: 'Miami' }],
    ['shipping_zip', true],
    ['shipping_country', 'XX'],
    ['shipping_country', 1],
  ])('ATT-11 refuses %s as %j', async (field, value) => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ [field]: value })));
  });

  it('ATT-12 refuses a time of the sender’s own', async () => {
    const forged = Timestamp.fromMillis(0);
    await refusedUnchanged(path, () => updateDoc(own(), contact({ updated_at: forged })));
  });

  it('ATT-13 does not change hands', async () => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ user_id: 'other' })));
  });

  it.each([
    ['first_name', 100],
    ['last_name', 100],
    ['phone', 40],
    ['shipping_address_line1', 200],
    ['shipping_address_line2', 200],
    ['shipping_city', 100],
    ['shipping_state', 100],
    ['shipping_zip', 20],
  ])('ATT-24 RULE-06 takes %s up to %i characters and not one more', async (field, most) => {
    await assertSucceeds(updateDoc(own(), contact({ [field]: 'x'.repeat(most) })));
    await refusedUnchanged(path, () =>
      updateDoc(own(), contact({ [field]: 'x'.repeat(most + 1) })),
    );
  });

  it('ATT-24 refuses 10,000 characters', async () => {
    await refusedUnchanged(path, () =>
      updateDoc(own(), contact({ first_name: 'x'.repeat(10_000) })),
    );
  });

  it('ATT-17 refuses a string of nearly 1 MiB and a list of 50,000', async () => {
    const huge = 'x'.repeat(1_000_000);
    await refusedUnchanged(path, () => updateDoc(own(), contact({ last_name: huge })));
    const list = Array.from({ length: 50_000 }, (_, index) => index);
    await refusedUnchanged(path, () => updateDoc(own(), contact({ last_name: list })));
  });

  it('ATT-21 refuses dotted paths and names of the prototype', async () => {
    await refusedUnchanged(path, () => updateDoc(own(), contact({ 'first_name.evil': 'x' })));
    // `__proto__` itself is ATT-117: the SDK takes it for a mistake of its own caller.
    for (const name of ['prototype', 'toString', 'hasOwnProperty', 'valueOf']) {
      // oxlint-disable-next-line no-await-in-loop -- one field after the other.
      await refusedUnchanged(path, () =>
        updateDoc(own(), new FieldPath(name), { account_status: 'active' }),
      );
    }
    // The lawful twin, by the same way.
    await assertSucceeds(
      updateDoc(own(), new FieldPath('first_name'), 'Anna', 'updated_at', serverTimestamp()),
    );
    await seedWorld(env);
    await refusedUnchanged(path, () => updateDoc(own(), new FieldPath('a.b'), 1));
    await refusedUnchanged(path, () => updateDoc(own(), contact({ constructor: 'x' })));
  });
});

describe('what an account may not give itself', () => {
  it.each([
    ['user_roles/user', { role: 'admin' }],
    ['profiles/user', { roles: ['user', 'admin'] }],
    ['profiles/user', { email_verified: true }],
    ['profiles/user', { can_make_purchases: true }],
    ['user_profiles_extended/user', { account_status: 'active' }],
    ['user_roles/user', { sessions_valid_from: Timestamp.fromMillis(0) }],
  ])('ATT-14 %s %j', async (path, change) => {
    await refusedUnchanged(path, () => updateDoc(doc(db('user'), path), change));
    await refusedUnchanged(path, () => setDoc(doc(db('user'), path), change, { merge: true }));
    await assertSucceeds(getDoc(doc(db('user'), path)));
  });

  it('ATT-14 a role document where there is none', async () => {
    const path = 'user_roles/removed';
    await refusedUnchanged(path, () =>
      setDoc(doc(db('removed'), path), { user_id: 'removed', role: 'admin' }),
    );
  });

  it('ATT-14 not even an admin writes roles past the functions', async () => {
    const path = 'user_roles/other';
    await refusedUnchanged(path, () => updateDoc(doc(db('admin'), path), { role: 'admin' }));
    await assertSucceeds(getDoc(doc(db('admin'), path)));
  });
});

describe('ways around', () => {
  it.each(['orders', 'notes', 'pin_credentials', 'profiles'])(
    'ATT-15 no collection-group query on %s',
    async (name) => {
      const group = collectionGroup(db('user'), name);
      await assertFails(getDocs(group));
      await assertFails(getDocs(query(group, where('user_id', '==', 'user'))));
    },
  );

  it('ATT-16 no subcollection that no rule names', async () => {
    const note = doc(db('user'), 'orders/order-user/notes/n');
    await assertFails(getDoc(note));
    await assertFails(setDoc(note, { text: 'x' }));
    await assertFails(getDoc(doc(db('admin'), 'orders/order-user/notes/n')));
  });

  it('ATT-18 a batch that mixes allowed and forbidden does nothing', async () => {
    const firestore = db('user');
    const batch = writeBatch(firestore);
    batch.update(doc(firestore, 'user_profiles_extended/user'), contact({ first_name: 'Anna' }));
    batch.update(doc(firestore, 'user_roles/user'), { role: 'admin' });
    await refusedUnchanged('user_profiles_extended/user', () => batch.commit());
    const allowed = writeBatch(firestore);
    allowed.update(doc(firestore, 'user_profiles_extended/user'), contact({ first_name: 'Anna' }));
    await assertSucceeds(allowed.commit());
  });

  it.each(['user', 'admin'] as const)('ATT-19 %s does not touch the audit log', async (person) => {
    const entry = doc(db(person), 'audit_log/a');
    await refusedUnchanged('audit_log/a', () => deleteDoc(entry));
    await refusedUnchanged('audit_log/a', () => updateDoc(entry, { action: 'none' }));
    await assertFails(setDoc(doc(db(person), 'audit_log/forged'), { action: 'x' }));
    await assertSucceeds(getDoc(doc(db('admin'), 'audit_log/a')));
  });

  it.each(['guest', 'user', 'other', 'admin'] as const)(
    'ATT-20 %s does not read PIN credentials',
    async (person) => {
      await assertFails(getDoc(doc(db(person), 'pin_credentials/user')));
      await assertFails(getDocs(collection(db(person), 'pin_credentials')));
    },
  );
});

/** Follows all orders; what it heard last, and whether it was ended. */
function follow(firestore: Firestore) {
  const heard: { sizes: number[]; error: string | null } = { sizes: [], error: null };
  const stop = onSnapshot(
    collection(firestore, 'orders'),
    (snapshot) => heard.sizes.push(snapshot.size),
    (error) => {
      heard.error = error.code;
    },
  );
  return { heard, stop };
}

describe('rights taken away', () => {
  it('RULE-03 an admin who has never saved a profile is one all the same', async () => {
    await past.doc('user_profiles_extended/admin').delete();
    await assertSucceeds(getDoc(order('admin')));
    await past.doc('user_roles/admin').update({ role: 'user' });
    await assertFails(getDoc(order('admin')));
  });

  it('INV-10 ATT-22 RULE-04 a listener is ended when the role is gone', async () => {
    const { heard, stop } = follow(db('admin'));
    await expect.poll(() => heard.sizes.length, { timeout: 5000 }).toBeGreaterThan(0);
    await past.doc('user_roles/admin').update({ role: 'user' });
    await past.doc('orders/order-later').set(anOrder('other'));
    await expect.poll(() => heard.error, { timeout: 5000 }).toBe('permission-denied');
    stop();
  });

  it('RULE-04 a session lasts that began in the second its forerunners ended in', async () => {
    const sessions_valid_from = new Date(SIGNED_IN_S * 1000);
    await past.doc('user_roles/user').update({ sessions_valid_from });
    await assertSucceeds(getDoc(order('user')));
    const second_later = new Date((SIGNED_IN_S + 1) * 1000);
    await past.doc('user_roles/user').update({ sessions_valid_from: second_later });
    await assertFails(getDoc(order('user')));
  });

  it.each([
    ['demoted', 'user_roles/admin', { role: 'user' }],
    ['suspended', 'user_profiles_extended/admin', { account_status: 'suspended' }],
    ['session ended', 'user_roles/admin', { sessions_valid_from: new Date(2e12) }],
  ])('INV-10 RULE-04 the very next write of an admin is refused: %s', async (_, path, data) => {
    await assertSucceeds(updateDoc(order('admin'), fulfil()));
    await past.doc(path).update(data);
    await assertFails(updateDoc(order('admin'), fulfil({ revision: 3 })));
    await assertFails(getDocs(collection(db('admin'), 'profiles')));
  });
});
