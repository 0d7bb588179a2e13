import { setTimeout as sleep } from 'node:timers/promises';
import { AS_OF_MARGIN_MS } from '@reef/domain/catalogue/catalogue-file';
import { DAY_MS } from '@reef/domain/shared/time';
import { CATALOGUE, catalogueCare } from '@reef/emulators/seed/catalogue-products.ts';
import { changeProduct } from '@reef/tests/support/demo-shop.ts';
import type { Environment } from '#environment/environment.ts';
import { withTriggersOff } from '#environment/triggers.ts';
import { stamped } from '../../functions/src/shared/db/product-stamp.ts';
import { writeMany } from './write-many.ts';

const PREFIX = 'bench-product-';

/** A trigger's process starts, and the file's mark has settled (functions/src/catalogue/keep-catalogue.ts). */
const NOTED_MS = 12_000;

const CARE = catalogueCare();

function productAt(index: number): Record<string, unknown> {
  const entry = CATALOGUE[index % CATALOGUE.length];
  if (entry === undefined) throw new Error('the catalogue is empty');
  return {
    name: `${entry.name} ${index}`,
    description: entry.description,
    price: entry.price,
    category: entry.category,
    image_url: `/catalogue/${entry.slug}-640.webp`,
    stock: 1 + (index % 9),
    sold_out_at: null,
    created_at: new Date(Date.now() - 30 * DAY_MS - index * 60_000),
    created_by: 'bench',
    care: CARE.get(entry.slug) ?? {},
    revision: 0,
  };
}

/** Does something while no trigger listens. One change afterwards stands for all of them. */
async function withoutTriggers(
  { stack, db }: Environment,
  work: () => Promise<void>,
): Promise<void> {
  await withTriggersOff(stack, work);
  const [last] = (await db.collection('products').limit(1).get()).docs;
  if (last !== undefined) await changeProduct(last.id, { revision: 0 });
  await sleep(NOTED_MS);
}

/** Has the shop list `wanted` products in all, those of the catalogue first. */
export async function listProducts(environment: Environment, wanted: number): Promise<void> {
  const { db } = environment;
  const present = (await db.collection('products').count().get()).data().count;
  const indexes = Array.from({ length: Math.max(0, wanted - present) }, (_, at) => present + at);
  const writes = indexes.map((index) => {
    return { path: `products/${PREFIX}${index}`, data: stamped(productAt(index)) };
  });
  await withoutTriggers(environment, () => writeMany(db, writes));
}

/**
 * Has the catalogue's file made anew when all that was written so far is older than its margin, as it
 * is in a shop where nothing changed for a minute. Until then each page is sent every product that
 * was written, as changes since the file. One product changes, which has the file made.
 */
export async function settleCatalogue({ db, edge }: Environment): Promise<void> {
  await sleep(AS_OF_MARGIN_MS);
  const [one] = (await db.collection('products').limit(1).get()).docs;
  if (one !== undefined) await changeProduct(one.id, { revision: 0 });
  await sleep(NOTED_MS);
  edge.dropCatalogue();
  await edge.catalogue();
}

/** Takes the bench's products away again. */
export async function delistProducts(environment: Environment): Promise<void> {
  const { db } = environment;
  const added = await db.collection('products').where('created_by', '==', 'bench').select().get();
  const writes = added.docs.map(({ ref }) => ({ path: ref.path, data: null }));
  await withoutTriggers(environment, () => writeMany(db, writes));
}
