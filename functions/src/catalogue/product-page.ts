import { Product } from '@reef/domain/catalogue/product';
import { ProductId } from '@reef/domain/shared/document-id';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { createMemoryLimit } from '#shared/limits/memory-limit.ts';
import { createPromiseCache } from './promise-cache.ts';
import { emptyPage, pageRenderer } from './rendered-pages.ts';
import { type EncodedBody, encodeBody } from './encoded-body.ts';
import { MINUTE_MS } from '@reef/domain/shared/time';

/** A page, and whether its product was found. */
export type ProductPage = { page: EncodedBody; outcome: 'found' | 'missing' | 'unknown' };

/** Products that one process looks up for pages in a minute; buyers' pages come from the CDN. */
export const MAX_LOOKUPS = 300;

const lookups = createMemoryLimit({ most: MAX_LOOKUPS, mostKeys: 1 });

/** How long a rendered page is reused: as long as the CDN keeps it (`s-maxage`). */
const RENDERED_TTL_MS = MINUTE_MS;

/** Rendered pages that one process keeps: some megabytes. */
const MAX_RENDERED = 100;

/** What is known of a product, and the state of the document it was read from. */
type Seen = { product: Product | null | undefined; state: string };

const UNKNOWN: Seen = { product: undefined, state: '' };
const MISSING: Seen = { product: null, state: '' };

/**
 * The product of an id; null if there is none. Ids that the shop does not make are not looked up.
 * Undefined if unknown: the database does not answer, or this process has reached its limit of
 * lookups. Random addresses and queries bypass the CDN and must not cost without bound.
 */
async function find(db: Firestore, id: string): Promise<Seen> {
  if (!ProductId.safeParse(id).success) return MISSING;
  if (!lookups.take('products', new Date())) return UNKNOWN;
  const snapshot = await collections(db).products.doc(id).get();
  const product = parseDocument(Product, snapshot);
  return { product, state: snapshot.updateTime?.valueOf() ?? '' };
}

const rendered = createPromiseCache<EncodedBody>({
  most: MAX_RENDERED,
  ttlMs: RENDERED_TTL_MS,
});

async function draw(id: string, product: Seen['product']): Promise<EncodedBody> {
  const renderer = await pageRenderer();
  return encodeBody(await renderer.renderProductPage(emptyPage('product'), id, product));
}

/** Renders a product's page, or takes the one that was rendered from the same state. */
function render(id: string, { product, state }: Seen): Promise<EncodedBody> {
  // Only pages with a product are worth keeping: there is no end of addresses without one.
  if (!product) return draw(id, product);
  return rendered(`${id} ${state}`, () => draw(id, product));
}

async function lookAndRender(db: Firestore, id: string): Promise<ProductPage> {
  const seen = await find(db, id).catch(() => UNKNOWN);
  const page = await render(id, seen);
  if (seen.product === undefined) return { page, outcome: 'unknown' };
  return { page, outcome: seen.product === null ? 'missing' : 'found' };
}

/** The pages that are being looked up now, by id. */
const underWay = new Map<string, Promise<ProductPage>>();

/**
 * The page of the product `id`, complete before any script of it runs. At most one read, shared by
 * all who ask meanwhile. If the product is not known, the page comes without it, and the app then
 * looks for it itself.
 */
export function productPage(db: Firestore, id: string): Promise<ProductPage> {
  const shared = underWay.get(id);
  if (shared !== undefined) return shared;
  const page = lookAndRender(db, id).finally(() => underWay.delete(id));
  underWay.set(id, page);
  return page;
}
