import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { catalogueProducts } from './catalogue-products.ts';
import { CUSTOMERS } from './customers.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import type { Person } from './person.ts';
import { orderSums } from './order-sums.ts';
import { pastOrders } from './past-orders.ts';
import { addPeople, createUsers } from './write-accounts.ts';

/** Where to seed (hosts as `host:port`), and the moment that everything is dated back from. */
export type SeedTarget = {
  readonly projectId: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  readonly now: Date;
};

/** Fills empty emulators with the catalogue, the accounts and past orders. */
export async function seedDemo(target: SeedTarget): Promise<void> {
  const { projectId, firestoreHost, authHost, now } = target;
  // firebase-admin reads both when a service is first used, and talks to Google without them.
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId }, `seed-${firestoreHost}`);
  try {
    await fill(app, now);
  } finally {
    await deleteApp(app);
  }
}

const PEOPLE: readonly Person[] = [...Object.values(DEMO_ACCOUNTS), ...CUSTOMERS];

async function fill(app: App, now: Date): Promise<void> {
  await Promise.all([createUsers(getAuth(app), PEOPLE), writeDocuments(getFirestore(app), now)]);
}

/** Writes everything in one batch, so that no page shows half of it; a batch takes 500 documents. */
async function writeDocuments(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  await addPeople(db, batch, PEOPLE, now);
  const products = catalogueProducts(now);
  for (const { id, ...product } of products) {
    // Not the time of the write: all of them would be sent to every page as changes since its file.
    const updated_at = product.sold_out_at ?? product.created_at;
    batch.set(db.doc(`products/${id}`), { ...product, updated_at });
  }
  const { buyer } = DEMO_ACCOUNTS;
  const buyers = [buyer, buyer, ...CUSTOMERS];
  const orders = pastOrders({ products, buyers, now });
  for (const { id, ...order } of orders) batch.set(db.doc(`orders/${id}`), order);
  const { tallies, counts, days } = orderSums(orders, now);
  for (const [id, tally] of tallies) batch.set(db.doc(`order_tallies/${id}`), tally);
  for (const [id, part] of counts) batch.set(db.doc(`order_counts/${id}`), part);
  for (const [id, day] of days) batch.set(db.doc(`sales_days/${id}`), day);
  await batch.commit();
}
