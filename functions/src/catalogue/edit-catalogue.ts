import { randomUUID } from 'node:crypto';
import { Product, stockFields } from '@reef/domain/product';
import type { CreateProductRequest, UpdateProductRequest } from '@reef/domain/product-calls';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isActiveAdmin } from '../access/active-admin.ts';
import { collections, parseDocument } from '../adapters/documents.ts';

/** What editing the catalogue needs. */
export type CatalogueDeps = { db: Firestore; now: () => Date };

export type EditRefusal = 'not-admin' | 'unknown-product' | 'changed-meanwhile' | 'stock-reserved';
export type EditResult = { ok: true; productId: string } | { ok: false; refusal: EditRefusal };

type Edit = { action: string; adminId: string; productId: string; before: unknown; after: unknown };

function record(deps: CatalogueDeps, tx: Transaction, edit: Edit): void {
  tx.create(collections(deps.db).auditLog.doc(randomUUID()), {
    action: edit.action,
    actor_id: edit.adminId,
    target_id: edit.productId,
    before: edit.before,
    after: edit.after,
    created_at: deps.now(),
  });
}

/** Lists a new product; the admin's role is checked in the transaction that writes. */
export async function createProduct(
  deps: CatalogueDeps,
  adminId: string,
  request: CreateProductRequest,
): Promise<EditResult> {
  const now = deps.now();
  return deps.db.runTransaction(async (tx): Promise<EditResult> => {
    if (!(await isActiveAdmin(deps.db, tx, adminId))) return { ok: false, refusal: 'not-admin' };
    const document = collections(deps.db).products.doc();
    const { name, description, price, category, stock, image_url } = request;
    const fields = { name, description, price, category, image_url };
    const written = {
      ...fields,
      ...stockFields(null, stock, now),
      created_at: now,
      created_by: adminId,
      revision: 0,
    };
    tx.create(document, written);
    record(deps, tx, {
      action: 'create-product',
      adminId,
      productId: document.id,
      before: null,
      after: { ...fields, stock },
    });
    return { ok: true, productId: document.id };
  });
}

function editable({ name, description, price, category, image_url, stock }: Product) {
  return { name, description, price, category, image_url, stock };
}

/**
 * Changes a product. Stock is moved by what the admin changed, not set to what he typed, so that
 * units reserved while he was typing stay reserved; a product that another admin edited meanwhile
 * is refused.
 */
export async function updateProduct(
  deps: CatalogueDeps,
  adminId: string,
  request: UpdateProductRequest,
): Promise<EditResult> {
  const document = collections(deps.db).products.doc(request.product_id);
  return deps.db.runTransaction(async (tx): Promise<EditResult> => {
    if (!(await isActiveAdmin(deps.db, tx, adminId))) return { ok: false, refusal: 'not-admin' };
    const product = parseDocument(Product, await tx.get(document));
    if (!product) return { ok: false, refusal: 'unknown-product' };
    const seenRevision = request.seen_revision ?? product.revision;
    if (seenRevision !== product.revision) return { ok: false, refusal: 'changed-meanwhile' };
    const stock = product.stock + request.product_stock - (request.seen_stock ?? product.stock);
    if (stock < 0) return { ok: false, refusal: 'stock-reserved' };
    const fields = {
      name: request.product_name,
      description: request.product_description,
      price: request.product_price,
      category: request.product_category,
      image_url: request.product_image_url,
    };
    tx.update(document, {
      ...fields,
      ...stockFields(product, stock, deps.now()),
      revision: product.revision + 1,
    });
    record(deps, tx, {
      action: 'update-product',
      adminId,
      productId: product.id,
      before: editable(product),
      after: { ...fields, stock },
    });
    return { ok: true, productId: product.id };
  });
}

/** Takes a product out of the catalogue; orders keep their own copy of its name and price. */
export async function deleteProduct(
  deps: CatalogueDeps,
  adminId: string,
  productId: string,
): Promise<EditResult> {
  const document = collections(deps.db).products.doc(productId);
  return deps.db.runTransaction(async (tx): Promise<EditResult> => {
    if (!(await isActiveAdmin(deps.db, tx, adminId))) return { ok: false, refusal: 'not-admin' };
    const product = parseDocument(Product, await tx.get(document));
    if (!product) return { ok: false, refusal: 'unknown-product' };
    tx.delete(document);
    record(deps, tx, {
      action: 'delete-product',
      adminId,
      productId,
      before: editable(product),
      after: null,
    });
    return { ok: true, productId };
  });
}
