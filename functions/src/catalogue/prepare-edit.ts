import { isMoreThanOne } from '@reef/domain/catalogue/one-of-a-kind';
import { Product, stockFields } from '@reef/domain/catalogue/product';
import {
  type CreateProductRequest,
  isLocalPicture,
  isPictureShown,
  type UpdateProductRequest,
} from '@reef/domain/catalogue/product-calls';
import { refused } from '@reef/domain/shared/refused';
import type { Transaction } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { removeProduct, stamped } from '#shared/db/product-writes.ts';
import type { PictureDeps } from '#pictures/picture-record.ts';
import { choosePicture, ownPicture, releasePicture } from '#pictures/product-picture.ts';
import { swapPicture } from '#pictures/swap-picture.ts';
import { careChange, careOfNew } from './care-fields.ts';
import { recordEdit, revisionAfter } from './edit-record.ts';
import { type HeldRefusal, heldRefusal } from './held-piece.ts';
import { type ChangeRefusal, changeOf } from './product-change.ts';
import { repeatId } from './repeat-id.ts';

/** Why a product cannot be created or changed as asked. */
export type PrepareRefusal =
  | ChangeRefusal
  | HeldRefusal
  | 'unknown-product'
  | 'picture-refused'
  | 'picture-elsewhere';

/**
 * An edit that was read and decided, but not yet written: call `markReleased`, then `write`. Both
 * do nothing if it was carried out before.
 */
export type PreparedEdit =
  | { ok: true; productId: string; markReleased: () => void; write: () => void }
  | { ok: false; refusal: PrepareRefusal };

function doneBefore(productId: string): PreparedEdit {
  return { ok: true, productId, markReleased: () => {}, write: () => {} };
}

/** True if buyers' browsers do not show a new picture's address. */
function isElsewhere({ isOnEmulators }: PictureDeps, image_url: string | null): boolean {
  if (image_url === null) return false;
  return !isPictureShown(image_url) || (isLocalPicture(image_url) && isOnEmulators !== true);
}

function listingId(adminId: string, request: CreateProductRequest): string | null {
  const { request_id, name, description, price, category, stock, image_url, care } = request;
  const content = [name, description, price, category, stock, image_url, care];
  return repeatId(adminId, request_id, content);
}

/** Prepares a new listing, in the transaction that writes it. Reads only. */
export async function prepareCreate(
  deps: PictureDeps,
  tx: Transaction,
  adminId: string,
  request: CreateProductRequest,
): Promise<PreparedEdit> {
  const now = deps.now();
  const { products, removedProducts } = collections(deps.db);
  const id = listingId(adminId, request);
  const document = id === null ? products.doc() : products.doc(id);
  const productId = document.id;
  // A late repeat of its request must not bring back a product that was taken off the list.
  const earlier = await tx.getAll(document, removedProducts.doc(productId));
  if (earlier.some(({ exists }) => exists)) return doneBefore(productId);
  if (isMoreThanOne(null, request)) return refused('one-of-a-kind');
  if (isElsewhere(deps, request.image_url)) return refused('picture-elsewhere');
  const picture = await choosePicture(deps, tx, request.image_url);
  if (picture === null) return refused('picture-refused');
  const { name, description, price, category, stock } = request;
  const care = careOfNew(request.care);
  const fields = { name, description, price, category, ...care, ...picture.fields };
  const write = () => {
    picture.markUsed();
    const listing = { created_at: now, revision: 0 };
    tx.create(document, stamped({ ...fields, ...stockFields(null, stock, now), ...listing }));
    recordEdit(deps, tx, {
      id: null,
      action: 'create-product',
      adminId,
      productId,
      before: null,
      after: { ...fields, stock },
      revision: 0,
    });
  };
  return { ok: true, productId, markReleased: () => {}, write };
}

function editId(adminId: string, { request_id, ...content }: UpdateProductRequest) {
  return repeatId(adminId, request_id, [content]);
}

/** A product's fields as the log of edits has them. */
function editable(product: Product) {
  const { name, description, price, category, image_url, stock, care } = product;
  return { name, description, price, category, image_url, stock, care: care ?? null };
}

/**
 * Prepares a product's change, in the transaction that writes it. Reads only.
 * @param isOfFile whether it is a line of a file: one that was carried out before is done, whatever
 * followed. A form is about what is stored now.
 */
export async function prepareUpdate(
  deps: PictureDeps,
  tx: Transaction,
  adminId: string,
  request: UpdateProductRequest,
  isOfFile = false,
): Promise<PreparedEdit> {
  const id = editId(adminId, request);
  const earlier = await revisionAfter(deps, tx, id);
  if (isOfFile && earlier !== null) return doneBefore(request.product_id);
  const document = collections(deps.db).products.doc(request.product_id);
  const product = parseDocument(Product, await tx.get(document));
  if (!product) return refused('unknown-product');
  if (earlier === product.revision) return doneBefore(product.id);
  if (earlier !== null) return refused('changed-meanwhile');
  const change = changeOf(product, request, deps.now());
  if (!change.ok) return change;
  const image_url = request.product_image_url;
  const held = await heldRefusal(deps.db, product, { ...product, ...change.fields, image_url });
  if (held !== null) return refused(held);
  // A picture that the product already has may stay.
  const isNew = image_url !== product.image_url;
  if (isNew && isElsewhere(deps, image_url)) return refused('picture-elsewhere');
  const swap = await swapPicture(deps, tx, product, image_url);
  if (swap === null) return refused('picture-refused');
  const care = careChange(product, request.product_care);
  const write = () => {
    swap.markUsed();
    tx.update(document, stamped({ ...change.fields, ...swap.fields, ...care.fields }));
    recordEdit(deps, tx, {
      id,
      action: 'update-product',
      adminId,
      productId: product.id,
      before: editable(product),
      after: editable({ ...product, ...change.fields, ...swap.fields, care: care.after }),
      revision: change.fields.revision,
    });
  };
  return { ok: true, productId: product.id, markReleased: swap.markReleased, write };
}

/** Prepares taking a product out of the catalogue, in the transaction that writes it. Reads only. */
export async function prepareDelete(
  deps: PictureDeps,
  tx: Transaction,
  adminId: string,
  productId: string,
): Promise<PreparedEdit> {
  const document = collections(deps.db).products.doc(productId);
  const product = parseDocument(Product, await tx.get(document));
  if (!product) return refused('unknown-product');
  const markReleased = await releasePicture(deps, tx, ownPicture(deps, product));
  const write = () => {
    removeProduct(deps.db, tx, productId);
    recordEdit(deps, tx, {
      id: null,
      action: 'delete-product',
      adminId,
      productId,
      before: editable(product),
      after: null,
      revision: null,
    });
  };
  return { ok: true, productId, markReleased, write };
}
