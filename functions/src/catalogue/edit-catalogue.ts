import type {
  CreateProductRequest,
  UpdateProductRequest,
} from '@reef/domain/catalogue/product-calls';
import { refused } from '@reef/domain/shared/refused';
import type { Transaction } from 'firebase-admin/firestore';
import { asActiveAdmin } from '#shared/access/active-admin.ts';
import type { PictureDeps } from '#pictures/picture-record.ts';
import {
  prepareCreate,
  prepareDelete,
  type PreparedEdit,
  type PrepareRefusal,
  prepareUpdate,
} from './prepare-edit.ts';

export type EditRefusal = 'not-admin' | PrepareRefusal;
export type EditResult = { ok: true; productId: string } | { ok: false; refusal: EditRefusal };

/** Carries out one edit; the admin's role is checked in the transaction that writes. */
function carryOut(
  deps: PictureDeps,
  adminId: string,
  prepare: (tx: Transaction) => Promise<PreparedEdit>,
): Promise<EditResult> {
  const notAdmin = refused('not-admin');
  return asActiveAdmin(deps.db, adminId, notAdmin, async (tx) => {
    const edit = await prepare(tx);
    if (!edit.ok) return edit;
    edit.markReleased();
    edit.write();
    return { ok: true, productId: edit.productId };
  });
}

/**
 * Lists a new product. The same `request_id` sent again answers the existing product: a
 * one-of-a-kind piece must not be listed twice because an answer was lost in the fish room.
 */
export function createProduct(
  deps: PictureDeps,
  adminId: string,
  request: CreateProductRequest,
): Promise<EditResult> {
  return carryOut(deps, adminId, (tx) => prepareCreate(deps, tx, adminId, request));
}

/**
 * Changes a product. Stock changes by the admin's difference and is not set to what they typed, so
 * units reserved meanwhile stay reserved. A product that another admin edited meanwhile is refused.
 * The same edit sent again, because its answer was lost, changes nothing more, as long as no later
 * edit followed it.
 */
export function updateProduct(
  deps: PictureDeps,
  adminId: string,
  request: UpdateProductRequest,
): Promise<EditResult> {
  return carryOut(deps, adminId, (tx) => prepareUpdate(deps, tx, adminId, request));
}

/** Takes a product out of the catalogue; orders keep its name, price and picture. */
export function deleteProduct(
  deps: PictureDeps,
  adminId: string,
  productId: string,
): Promise<EditResult> {
  return carryOut(deps, adminId, (tx) => prepareDelete(deps, tx, adminId, productId));
}
