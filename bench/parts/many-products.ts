import type { Firestore } from 'firebase-admin/firestore';
import { CATALOGUE } from '@reef/emulators/seed/catalogue-products.ts';
import { writeMany } from './write-many.ts';

const PREFIX = 'bench-product-';
const DAY_MS = 86_400_000;

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
    revision: 0,
  };
}

/** Has the shop list `wanted` products in all, those of the catalogue first. */
export async function listProducts(db: Firestore, wanted: number): Promise<void> {
  const present = (await db.collection('products').count().get()).data().count;
  const indexes = Array.from({ length: Math.max(0, wanted - present) }, (_, at) => present + at);
  const writes = indexes.map((index) => {
    return { path: `products/${PREFIX}${index}`, data: productAt(index) };
  });
  await writeMany(db, writes);
}

/** Takes the bench's products away again. */
export async function delistProducts(db: Firestore): Promise<void> {
  const added = await db.collection('products').where('created_by', '==', 'bench').select().get();
  await writeMany(
    db,
    added.docs.map(({ ref }) => ({ path: ref.path, data: null })),
  );
}
