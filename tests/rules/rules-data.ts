import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type WriteBatch } from 'firebase-admin/firestore';
import type { Order } from '@reef/domain/orders/order';
import { anOrder as fixtureOrder } from '@reef/domain/testing/order-fixture';
import { fromEnvironment } from '#support/local-services.ts';

/** The deployed rules, or those that `npm run mutate` has mutated. */
const RULES =
  process.env['REEF_RULES_FILE'] ?? path.resolve(import.meta.dirname, '../../firestore.rules');

/**
 * A separate project, so that no other test's documents or triggers interfere; one for each process
 * of vitest, two of which run at the same time.
 */
export const RULES_PROJECT = `demo-reef-rules-${process.env['VITEST_POOL_ID'] ?? 1}`;

/** The same database without the rules, as the functions use it. */
export const past = getFirestore(initializeApp({ projectId: RULES_PROJECT }, 'past-the-rules'));

/** The rules as they are deployed. */
export function rulesText(): string {
  return readFileSync(RULES, 'utf8');
}

/** The rules loaded into the emulator. */
export async function openRules(): Promise<RulesTestEnvironment> {
  setLogLevel('silent');
  const [host = '', port = ''] = fromEnvironment('FIRESTORE_EMULATOR_HOST').split(':');
  const firestore = { host, port: Number(port), rules: rulesText() };
  return initializeTestEnvironment({ projectId: RULES_PROJECT, firestore });
}

/**
 * When the tests' sessions began; later than every `sessions_valid_from` but those of ended
 * sessions.
 */
export const SIGNED_IN_S = 1_780_000_000;
const PAST = new Date((SIGNED_IN_S - 60) * 1000);
const LATER = new Date((SIGNED_IN_S + 60) * 1000);

/**
 * When the sessions of `other` were last ended, as their token knows. Older tokens do not say it.
 */
export const KNOWN_MS = SIGNED_IN_S * 1000 - 300;

/** A session that began with Firebase's own sign-in, not with a token of the shop's. */
const BY_PASSWORD = { firebase: { sign_in_provider: 'password', identities: {} } } as const;

/**
 * Everybody who may ask. `claims` are the token's, which are stale if the documents say otherwise.
 */
export const PEOPLE = {
  guest: null,
  user: { role: 'user', status: 'active', claims: {} },
  other: { role: 'user', status: 'active', claims: { sessions_valid_from: KNOWN_MS } },
  suspended: { role: 'user', status: 'suspended', claims: {} },
  ended: { role: 'user', status: 'active', claims: {}, hasEnded: true },
  removed: { role: null, status: null, claims: {} },
  admin: { role: 'admin', status: 'active', claims: {} },
  demoted: { role: 'user', status: 'active', claims: { admin: true } },
  suspendedAdmin: { role: 'admin', status: 'suspended', claims: { admin: true } },
  endedAdmin: { role: 'admin', status: 'active', claims: { admin: true }, hasEnded: true },
  byPassword: { role: 'user', status: 'active', claims: BY_PASSWORD },
  adminByPassword: { role: 'admin', status: 'active', claims: { admin: true, ...BY_PASSWORD } },
} as const;
export type Person = keyof typeof PEOPLE;

function open(env: RulesTestEnvironment, person: Person): Firestore {
  const who = PEOPLE[person];
  const session = { iat: SIGNED_IN_S, auth_time: SIGNED_IN_S };
  const context: RulesTestContext =
    who === null
      ? env.unauthenticatedContext()
      : env.authenticatedContext(person, { ...session, ...who.claims });
  // At run time the library's compat type is the modular one.
  return context.firestore() as unknown as Firestore;
}

const opened = new WeakMap<RulesTestEnvironment, Map<Person, Firestore>>();

/** The database as one of them sees it; each has a separate connection. */
export function as(env: RulesTestEnvironment, person: Person): Firestore {
  const known = opened.get(env) ?? new Map<Person, Firestore>();
  opened.set(env, known);
  const firestore = known.get(person) ?? open(env, person);
  known.set(person, firestore);
  return firestore;
}

/** A complete contact, as an owner may write it. */
export const CONTACT = {
  first_name: 'Ana',
  last_name: 'Reyes',
  phone: '305 555 0100',
  shipping_address_line1: '1 Reef Road',
  shipping_address_line2: '',
  shipping_city: 'Miami',
  shipping_state: 'FL',
  shipping_zip: '33101',
  shipping_country: 'US',
};

/** A tank, as its owner may write it. */
export const A_TANK = {
  name: 'Living room',
  volume_gal: 75,
  length_in: 48,
  started_on: '2026-05-20',
  kind: 'reef',
  residents: [{ species: 'royal-gramma', name: 'royal gramma', count: 1 }],
};

/** An unfilled order. */
export function anOrder(userId: string): Omit<Order, 'id'> {
  const { id: _, ...order } = fixtureOrder({
    user_id: userId,
    order_number: `R-${userId}`,
    created_at: PAST,
    buyer_email: `${userId}@reef.test`,
    updated_at: PAST,
  });
  return order;
}

function seedPerson(batch: WriteBatch, person: Person): void {
  const who = PEOPLE[person];
  if (who === null) return;
  batch.set(past.doc(`orders/order-${person}`), anOrder(person));
  batch.set(past.doc(`claims/claim-${person}`), { user_id: person, status: 'open' });
  batch.set(past.doc(`tanks/${person}`), { tanks: { t: A_TANK }, edited: 't', updated_at: PAST });
  if (who.role === null) return;
  batch.set(past.doc(`profiles/${person}`), {
    user_id: person,
    email: `${person}@reef.test`,
    email_verified: true,
    can_make_purchases: true,
    created_at: PAST,
    roles: ['user'],
  });
  batch.set(past.doc(`user_roles/${person}`), {
    user_id: person,
    role: who.role,
    sessions_valid_from: 'hasEnded' in who ? LATER : PAST,
  });
  batch.set(past.doc(`user_profiles_extended/${person}`), {
    ...CONTACT,
    user_id: person,
    account_status: who.status,
    updated_at: PAST,
  });
}

/** The collections that no client may read or write. */
export const HIDDEN = [
  'pin_credentials',
  'sign_in_attempts',
  'call_limits',
  'reservations',
  'latest_holds',
  'stripe_events',
  'order_tallies',
  'pictures',
  'user_directory',
  'account_removals',
  'account_guards',
  'email_changes',
  'late_directory_rows',
  'one_time_links',
  'anything_else',
] as const;

/** Replaces the database's content with every person's documents. */
export async function seedRulesData(env: RulesTestEnvironment): Promise<void> {
  await env.clearFirestore();
  const batch = past.batch();
  for (const person of Object.keys(PEOPLE) as Person[]) seedPerson(batch, person);
  batch.set(past.doc('products/p'), {
    name: 'Clownfish',
    description: '',
    price: 24.99,
    category: 'Saltwater Fish',
    image_url: null,
    stock: 3,
    sold_out_at: null,
    created_at: PAST,
  });
  batch.set(past.doc('removed_products/p'), { removed_at: PAST });
  batch.set(past.doc('settings/shop'), { revision: 1 });
  batch.set(past.doc('settings/public'), { revision: 1 });
  batch.set(past.doc('audit_log/a'), { action: 'suspend', target_id: 'user' });
  batch.set(past.doc('messages/a'), { subject: 'A question', is_answered: false });
  batch.set(past.doc('mail/a'), { is_open: true, is_private: false });
  batch.set(past.doc('mail/sent'), { is_open: false, is_private: false });
  batch.set(past.doc('mail/link'), { is_open: true, is_private: true });
  batch.set(past.doc('orders/order-user/notes/n'), { text: 'secret' });
  for (const name of HIDDEN) batch.set(past.doc(`${name}/user`), { user_id: 'user' });
  await batch.commit();
}
