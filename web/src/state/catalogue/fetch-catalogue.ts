import { CATALOGUE_PATH } from '@reef/domain/catalogue/catalogue-path';
import type { Product } from '@reef/domain/catalogue/product';
import type * as SchemaModule from './catalogue-schemas.ts';

/** How long to wait for the file at the most; the database alone would have answered by then. */
const PATIENCE_MS = 4000;

/** Products read in one go: a few milliseconds on a slow phone, which then may answer a tap. */
const PRODUCTS_AT_ONCE = 100;

type Schemas = typeof SchemaModule;

/** How the catalogue is read. The first page is drawn, and answers, without it. */
export function loadCatalogueSchemas(): Promise<Schemas> {
  return import('./catalogue-schemas.ts');
}

/** The catalogue's file. Everything that changed before `asOf` is in it. */
export type LoadedCatalogue = { asOf: Date; products: Product[] };

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function productsIn(
  written: readonly unknown[],
  { WrittenProduct }: Schemas,
): Promise<Product[]> {
  const products: Product[] = [];
  for (let from = 0; from < written.length; from += PRODUCTS_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- a breath between the pieces is what it is about.
    if (from > 0) await breath();
    for (const one of written.slice(from, from + PRODUCTS_AT_ONCE)) {
      const read = WrittenProduct.safeParse(one);
      if (read.success) products.push(read.data);
    }
  }
  return products;
}

/** The catalogue's file (functions/src/catalogue/keep-catalogue.ts); null where none is to be had. */
export async function fetchCatalogue(): Promise<LoadedCatalogue | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const [response, schemas] = await Promise.all([
      fetch(CATALOGUE_PATH, { signal }),
      loadCatalogueSchemas(),
    ]);
    // A server without the function answers with a page.
    const file = response.ok ? schemas.CatalogueFile.safeParse(await response.json()) : null;
    if (!file?.success) return null;
    return { asOf: file.data.as_of, products: await productsIn(file.data.products, schemas) };
  } catch {
    return null;
  }
}
