import { Product, stockFields } from '@reef/domain/catalogue/product';
import {
  type CreateProductRequest,
  isPictureShown,
  type UpdateProductRequest,
} from '@reef/domain/catalogue/product-calls';
import { isAdminNow } from '#shared/access/active-admin.ts';
import { inTransaction } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { removeProduct, stamped } from '#shared/db/product-stamp.ts';
import type { PictureDeps } from '#pictures/picture-record.ts';
import { choosePicture, leavePicture, ownPicture } from '#pictures/product-picture.ts';
import { swapPicture } from '#pictures/swap-picture.ts';
import { recordEdit, revisionAfter } from './edit-record.ts';
import { careChange, careOfNew } from './care-fields.ts';
import { changeOf } from './product-change.ts';
import { repeatId } from './repeat-id.ts';

export type EditRefusal =
  | 'not-admin'
  | 'unknown-product'
  | 'changed-meanwhile'
  | 'stock-reserved'
  | 'picture-refused'
  | 'picture-elsewhere';
export type EditResult = { ok: true; productId: string } | { ok: false; refusal: EditRefusal };

/** True where a new picture's address is none that buyers' browsers show. */
function isElsewhere(image_url: string | null): boolean {
  return image_url !== null && !isPictureShown(image_url);
}

function listingId(adminId: string, request: CreateProductRequest): string | null {
  const { request_id, name, description, price, category, stock, image_url, care } = request;
  const content = [name, description, price, category, stock, image_url, care];
  return repeatId(adminId, request_id, content);
}

/**
 * Lists a new product; the admin's role is checked in the transaction that writes. Sent again with
 * the same `request_id` it answers with the product that is there: a one-of-a-kind piece must not
 * stand in the shop twice because an answer was lost in the fish room.
 */
export async function createProduct(
  deps: PictureDeps,
  adminId: string,
  request: CreateProductRequest,
): Promise<EditResult> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx): Promise<EditResult> => {
    if (!(await isAdminNow(deps.db, tx, adminId))) return { ok: false, refusal: 'not-admin' };
    const { products } = collections(deps.db);
    const id = listingId(adminId, request);
    const document = id === null ? products.doc() : products.doc(id);
    if ((await tx.get(document)).exists) return { ok: true, productId: document.id };
    if (isElsewhere(request.image_url)) return { ok: false, refusal: 'picture-elsewhere' };
    const picture = await choosePicture(deps, tx, request.image_url);
    if (picture === null) return { ok: false, refusal: 'picture-refused' };
    const { name, description, price, category, stock } = request;
    const care = careOfNew(request.care);
    const fields = { name, description, price, category, ...care, ...picture.fields };
    picture.keep();
    const listing = { created_at: now, created_by: adminId, revision: 0 };
    tx.create(document, stamped({ ...fields, ...stockFields(null, stock, now), ...listing }));
    const productId = document.id;
    const after = { ...fields, stock };
    recordEdit(deps, tx, {
      id: null,
      action: 'create-product',
      adminId,
      productId,
      before: null,
      after,
      revision: 0,
    });
    return { ok: true, productId };
  });
}

function editId(adminId: string, { request_id, ...content }: UpdateProductRequest) {
  return repeatId(adminId, request_id, [content]);
}

function editable({ name, description, price, category, image_url, stock, care }: Product) {
  return { name, description, price, category, image_url, stock, care: care ?? null };
}

/**
 * Changes a product. Stock is moved by what the admin changed, not set to what they typed, so
 * that units reserved meanwhile stay reserved; a product that another admin edited meanwhile
 * is refused. The same edit sent again, because its answer was lost, finds itself carried out and
 * changes nothing more, as long as no later edit lies on top of it.
 */
export async function updateProduct(
  deps: PictureDeps,
  adminId: string,
  request: UpdateProductRequest,
): Promise<EditResult> {
  return inTransaction(deps.db, async (tx): Promise<EditResult> => {
    if (!(await isAdminNow(deps.db, tx, adminId))) return { ok: false, refusal: 'not-admin' };
    const document = collections(deps.db).products.doc(request.product_id);
    const product = parseDocument(Product, await tx.get(document));
    if (!product) return { ok: false, refusal: 'unknown-product' };
    const id = editId(adminId, request);
    const earlier = await revisionAfter(deps, tx, id);
    if (earlier === product.revision) return { ok: true, productId: product.id };
    if (earlier !== null) return { ok: false, refusal: 'changed-meanwhile' };
    const change = changeOf(product, request, deps.now());
    if (!change.ok) return change;
    // One that the product has already may stay.
    const isNew = request.product_image_url !== product.image_url;
    if (isNew && isElsewhere(request.product_image_url)) {
      return { ok: false, refusal: 'picture-elsewhere' };
    }
    const swap = await swapPicture(deps, tx, product, request.product_image_url);
    if (swap === null) return { ok: false, refusal: 'picture-refused' };
    const care = careChange(product, request.product_care);
    swap.write();
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
    return { ok: true, productId: product.id };
  });
}

/** Takes a product out of the catalogue; orders keep its name and price, and its picture. */
export async function deleteProduct(
  deps: PictureDeps,
  adminId: string,
  productId: string,
): Promise<EditResult> {
  const document = collections(deps.db).products.doc(productId);
  return inTransaction(deps.db, async (tx): Promise<EditResult> => {
    if (!(await isAdminNow(deps.db, tx, adminId))) return { ok: false, refusal: 'not-admin' };
    const product = parseDocument(Product, await tx.get(document));
    if (!product) return { ok: false, refusal: 'unknown-product' };
    const leave = await leavePicture(deps, tx, ownPicture(deps, product));
    leave();
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
    return { ok: true, productId };
  });
}
