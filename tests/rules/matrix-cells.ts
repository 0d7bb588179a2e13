import {
  type Firestore,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { A_TANK, anOrder, CONTACT, HIDDEN, type Person } from './rules-data.ts';

/** The verbs of a collection; `listOwn` has the owner's filter, `list` none. */
export const VERBS = ['get', 'list', 'listOwn', 'create', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/** Whose documents are requested: one's own, or another user's if the row is about that. */
const SUBJECT: Record<Person, Person> = {
  guest: 'user',
  user: 'user',
  other: 'user',
  suspended: 'suspended',
  ended: 'ended',
  removed: 'removed',
  admin: 'user',
  demoted: 'user',
  suspendedAdmin: 'user',
  endedAdmin: 'user',
  byPassword: 'byPassword',
  adminByPassword: 'user',
};

/** Everything that is granted; everything else must be refused (docs/spec/rights.md). */
const EVERYBODY = Object.keys(SUBJECT) as Person[];
export const GRANTED: Record<string, Partial<Record<Verb, readonly Person[]>>> = {
  products: { get: EVERYBODY, list: EVERYBODY, listOwn: EVERYBODY },
  removed_products: { get: EVERYBODY, list: EVERYBODY, listOwn: EVERYBODY },
  // Owners may request documents that do not exist: an account has none at first.
  profiles: { get: ['user', 'suspended', 'removed', 'admin'], list: ['admin'], listOwn: ['admin'] },
  user_roles: {
    get: ['user', 'suspended', 'removed', 'admin'],
    list: ['admin'],
    listOwn: ['admin'],
  },
  user_profiles_extended: {
    get: ['user', 'suspended', 'removed', 'admin'],
    list: ['admin'],
    listOwn: ['admin'],
    update: ['user', 'suspended'],
  },
  orders: {
    get: ['user', 'suspended', 'admin'],
    list: ['admin'],
    listOwn: ['user', 'suspended', 'admin'],
    update: ['admin'],
  },
  claims: {
    get: ['user', 'suspended', 'admin'],
    list: ['admin'],
    listOwn: ['user', 'suspended', 'admin'],
  },
  // Nobody else may touch one's tanks, not even an admin. The documents exist here; adding one has
  // a separate test.
  tanks: { get: ['user', 'suspended', 'removed'], update: ['user', 'suspended'] },
  audit_log: { get: ['admin'], list: ['admin'], listOwn: ['admin'] },
  // Lists need a filter: see mail.test.ts.
  mail: { get: ['admin'] },
  messages: { get: ['admin'], list: ['admin'], listOwn: ['admin'] },
  order_counts: { get: ['admin'], list: ['admin'], listOwn: ['admin'] },
  sales_days: { get: ['admin'], list: ['admin'], listOwn: ['admin'] },
  // The whole settings; the part for everybody is a separate document (settings.test.ts).
  settings: { get: ['admin'] },
  ...Object.fromEntries(HIDDEN.map((name) => [name, {}])),
};

/** Collections with one document in the seeded data. */
const ONE_DOCUMENT = ['audit_log', 'order_counts', 'sales_days', 'mail', 'messages'];

function idOf(name: string, subject: Person): string {
  if (name === 'products' || name === 'removed_products') return 'p';
  if (ONE_DOCUMENT.includes(name)) return 'a';
  if (name === 'settings') return 'shop';
  if (name === 'orders') return `order-${subject}`;
  if (name === 'claims') return `claim-${subject}`;
  return (HIDDEN as readonly string[]).includes(name) ? 'user' : subject;
}

/** A change that the rules grant to everyone who may change such a document at all. */
function changeOf(name: string, asker: Person): Record<string, unknown> {
  if (name === 'user_profiles_extended') {
    return { ...CONTACT, first_name: 'Anna', updated_at: serverTimestamp() };
  }
  if (name === 'tanks') return { 'tanks.t': A_TANK, edited: 't', updated_at: serverTimestamp() };
  if (name === 'orders') {
    const signed = { updated_by: asker, updated_at: serverTimestamp() };
    const edit = { revision: 2, edit_id: 'second', stands_on: null };
    return { guarantee_status: 'satisfied', ...edit, ...signed };
  }
  return { note: 'changed' };
}

/** Sends the database the request of one cell of the matrix. */
export function ask(db: Firestore, name: string, verb: Verb, asker: Person): Promise<unknown> {
  const subject = SUBJECT[asker];
  const all = collection(db, name);
  const document = doc(db, name, idOf(name, subject));
  const acts: Record<Verb, () => Promise<unknown>> = {
    get: () => getDoc(document),
    list: () => getDocs(all),
    listOwn: () => getDocs(query(all, where('user_id', '==', subject))),
    create: () => setDoc(doc(all, `new-${asker}`), { ...anOrder(asker) }),
    update: () => updateDoc(document, changeOf(name, asker)),
    delete: () => deleteDoc(document),
  };
  return acts[verb]();
}
