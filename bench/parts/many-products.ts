import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@reef/domain/shared/time';
import { CATALOGUE, catalogueCare } from '@reef/emulators/seed/catalogue-products.ts';
import { changeProduct } from '@reef/tests/support/demo-shop.ts';
import type { Environment } from '#environment/environment.ts';
import { withTriggersOff } from '#environment/triggers.ts';
import { writeMany } from './write-many.ts';

const PREFIX = 'bench-product-';

/**
 * Long enough for a trigger's process to start and the file's mark to settle
 * (functions/src/catalogue/keep-catalogue.ts).
 */
const NOTED_MS = 12_000;

const CARE = catalogueCare();

/**
 * A product that has not changed since it was listed: what is written with the present time is sent
 * to every page as a change since its file, and the emulator sends all of those again with each.
 */
function productAt(index: number): Record<string, unknown> {
  const entry = CATALOGUE[index % CATALOGUE.length];
  if (entry === undefined) throw new Error('the catalogue is empty');
  const createdAt = new Date(Date.now() - 30 * DAY_MS - index * 60_000);
  return {
    name: `${entry.name} ${index}`,
    description: entry.description,
    price: entry.price,
    category: entry.category,
    image_url: `/catalogue/${entry.slug}-640.webp`,
    stock: 1 + (index % 9),
    sold_out_at: null,
    created_at: createdAt,
    updated_at: createdAt,
    created_by: 'bench',
    care: CARE.get(entry.slug) ?? {},
    revision: 0,
  };
}

/** Runs `work` while triggers are off. One change afterwards makes up for all of them. */
async function withoutTriggers(
  { stack, db }: Environment,
  work: () => Promise<void>,
): Promise<void> {
  await withTriggersOff(stack, work);
  const [last] = (await db.collection('products').limit(1).get()).docs;
  if (last !== undefined) await changeProduct(last.id, { revision: 0 });
  await sleep(NOTED_MS);
}

/** Makes the shop list `wanted` products in total, those of the catalogue first. */
export async function listProducts(environment: Environment, wanted: number): Promise<void> {
  const { db } = environment;
  const present = (await db.collection('products').count().get()).data().count;
  const indexes = Array.from({ length: Math.max(0, wanted - present) }, (_, at) => present + at);
  const writes = indexes.map((index) => {
    return { path: `products/${PREFIX}${index}`, data: productAt(index) };
  });
  await withoutTriggers(environment, () => writeMany(db, writes));
}

/** Removes the bench's products. */
export async function delistProducts(environment: Environment): Promise<void> {
  const { db } = environment;
  const added = await db.collection('products').where('created_by', '==', 'bench').select().get();
  const writes = added.docs.map(({ ref }) => ({ path: ref.path, data: null }));
  await withoutTriggers(environment, () => writeMany(db, writes));
}
