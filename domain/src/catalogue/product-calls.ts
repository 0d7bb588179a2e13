import * as z from 'zod/mini';
import { ProductId } from '@reef/domain/shared/document-id';
import { RequestId } from '@reef/domain/shared/call-parts';
import { SentCare } from '@reef/domain/fit/care';
import { Category } from './category.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, MAX_PRICE, MAX_STOCK } from './product.ts';

/** Dollars with at most 2 decimals (price step 0.01, CPM-04). */
export const Price = z.number().check(
  z.gte(0),
  z.lte(MAX_PRICE),
  z.refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    error: 'at most 2 decimals',
  }),
);

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH));
const Description = z.string().check(z.trim(), z.maxLength(MAX_DESCRIPTION_LENGTH));
const Stock = z.int().check(z.gte(0), z.lte(MAX_STOCK));

/** A picture's address: a path of the shop itself, or https; nothing that runs as script. */
export const PictureUrl = z.string().check(
  z.maxLength(1000),
  z.refine(
    (url) =>
      /^\/[A-Za-z0-9]/.test(url) || /^https:\/\/[^\s"'<>]+$/.test(url) || isLocalPicture(url),
    {
      error: 'must begin with https:// or /',
    },
  ),
);

/**
 * True if buyers see a picture of this address: one of the shop's own, or in Firebase Storage. The
 * Content-Security-Policy of `firebase.json` blocks every other host.
 */
export function isPictureShown(url: string): boolean {
  const isStored =
    /^https:\/\/(firebasestorage\.googleapis\.com|[a-z0-9.-]+\.firebasestorage\.app)\//.test(url);
  return /^\/[A-Za-z0-9]/.test(url) || isStored || isLocalPicture(url);
}

/** Shown to an admin who gives a picture's address on another host. */
export const PICTURE_ELSEWHERE =
  'Buyers would see no picture: addresses of other sites are not shown. Upload the picture instead.';

/** The storage emulator's address, over plain http on this machine; buyers never see it. */
export function isLocalPicture(url: string): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/[^\s"'<>]*$/.test(url);
}

/**
 * Body of `create-product` (CALL-04). `request_id` is the form's own: the same listing sent again
 * under it, because an answer was lost, is listed once.
 */
export const CreateProductRequest = z.object({
  name: Name,
  description: z._default(Description, ''),
  price: Price,
  category: Category,
  stock: z._default(Stock, 0),
  image_url: z._default(z.nullable(PictureUrl), null),
  created_by: z.optional(z.string()),
  /** Null, absent or empty if nothing is known. */
  care: z.optional(z.nullable(SentCare)),
  request_id: z.optional(RequestId),
});
export type CreateProductRequest = z.infer<typeof CreateProductRequest>;

/** Answer of `create-product`. */
export const CreateProductResponse = z.object({
  success: z.boolean(),
  product_id: z.optional(z.string()),
  error: z.optional(z.string()),
});
export type CreateProductResponse = z.infer<typeof CreateProductResponse>;

/**
 * Input of `update_product_with_admin_check` (CALL-04). `product_stock` is the stock wanted;
 * `seen_stock` and `seen_revision` are what the admin had on screen, so that units reserved since
 * then are not put back and another admin's edit is not overwritten. `request_id` is the form's
 * own: the same edit sent again under it, because an answer was lost, is made once.
 */
export const UpdateProductRequest = z.object({
  admin_user_id: z.optional(z.string()),
  product_id: ProductId,
  product_name: Name,
  product_description: z._default(Description, ''),
  product_price: Price,
  /** Absent keeps the one there is, if any: an old product may have none. */
  product_category: z.optional(Category),
  product_stock: Stock,
  product_image_url: z._default(z.nullable(PictureUrl), null),
  /** Replaces all care facts; null removes them, absent keeps them. */
  product_care: z.optional(z.nullable(SentCare)),
  /** Released units may have taken it past `MAX_STOCK`. */
  seen_stock: z.optional(z.int().check(z.gte(0))),
  seen_revision: z.optional(z.int()),
  request_id: z.optional(RequestId),
});
export type UpdateProductRequest = z.infer<typeof UpdateProductRequest>;

/** Input of `delete_product`. */
export const DeleteProductRequest = z.object({ product_id: ProductId });
