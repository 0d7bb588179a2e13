import { randomUUID } from 'node:crypto';
import type { Product } from '@reef/domain/catalogue/product';
import { aProduct } from '@reef/domain/testing/fixtures';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { removeProduct, stamped } from '../../functions/src/shared/db/product-writes.ts';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { fromEnvironment } from './local-services.ts';

/** The running stack's database, without the rules, as the server uses it. */
export function shopDatabase(): Firestore {
  fromEnvironment('FIRESTORE_EMULATOR_HOST');
  if (getApps().length === 0) initializeApp({ projectId: PROJECT_ID });
  return getFirestore();
}

function ago(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}

/** Lists a product for one browser test. @returns id, and a unique name. */
export async function listProduct(
  stock: number,
  more: { price?: number; category?: Product['category']; soldOutDaysAgo?: number } = {},
): Promise<{ id: string; name: string }> {
  const mark = randomUUID().slice(0, 8);
  const { id, ...product } = aProduct({
    id: `e2e-${mark}`,
    name: `Testfish ${mark}`,
    description: `Swims through one browser test, e2e-${mark}.`,
    price: more.price ?? 24.99,
    category: more.category ?? 'Saltwater Fish',
    image_url: '/catalogue/ocellaris-clownfish-640.webp',
    stock,
    sold_out_at: stock > 0 ? null : ago(more.soldOutDaysAgo ?? 0),
    created_at: ago(30),
  });
  await shopDatabase().doc(`products/${id}`).set(stamped(product));
  return { id, name: product.name };
}

/** Changes a product as the functions do, so that listeners receive it. */
export async function changeProduct(id: string, fields: Record<string, unknown>): Promise<void> {
  await shopDatabase().doc(`products/${id}`).update(stamped(fields));
}

/** Removes a product as the functions do. */
export async function delistProduct(id: string): Promise<void> {
  const batch = shopDatabase().batch();
  removeProduct(shopDatabase(), batch, id);
  await batch.commit();
}

/** Sets a product's stock as another sale would. */
export async function setStock(id: string, stock: number): Promise<void> {
  const sold_out_at = stock > 0 ? null : new Date();
  await changeProduct(id, { stock, sold_out_at });
}

/** A product's fields in the database; undefined if there is none. */
export async function storedProduct(id: string): Promise<Record<string, unknown> | undefined> {
  return (await shopDatabase().doc(`products/${id}`).get()).data();
}

/** A product's stock in the database. */
export async function stockOf(id: string): Promise<number> {
  return (await shopDatabase().doc(`products/${id}`).get()).get('stock') as number;
}
