import { CATALOGUE_PATH } from '@reef/domain/catalogue/catalogue-path';
import type { Product } from '@reef/domain/catalogue/product';
import { yieldToMain } from '#platform/timing.ts';
import type * as SchemaModule from './catalogue-schemas.ts';

/** How long the file may keep silent; the database alone would have answered by then. */
const PATIENCE_MS = 4000;

/** How the file begins, by the order in which the server writes it (functions/src/catalogue). */
const BEGINNING = /^\{"as_of":"([\d:.TZ-]+)"/;

/** Longer than any such beginning. */
const BEGINNING_LENGTH = 64;

/** Products read in one go: a few milliseconds on a slow phone, which then may answer a tap. */
const PRODUCTS_AT_ONCE = 100;

type Schemas = typeof SchemaModule;

/** How the catalogue is read. The first page is drawn, and answers, without it. */
export function loadCatalogueSchemas(): Promise<Schemas> {
  return import('./catalogue-schemas.ts');
}

/** The catalogue's file on its way. At 10,000 products it takes seconds on a phone's line. */
export type ArrivingCatalogue = {
  /** Everything that changed before this moment is in the file. */
  asOf: Date;
  /** Null where the rest of the file did not come. */
  products: Promise<Product[] | null>;
};

async function productsIn(
  written: readonly unknown[],
  { WrittenProduct }: Schemas,
): Promise<Product[]> {
  const products: Product[] = [];
  for (let from = 0; from < written.length; from += PRODUCTS_AT_ONCE) {
    for (const one of written.slice(from, from + PRODUCTS_AT_ONCE)) {
      const read = WrittenProduct.safeParse(one);
      if (read.success) products.push(read.data);
    }
    // oxlint-disable-next-line no-await-in-loop -- also after the last: what comes of them is drawn at once.
    await yieldToMain();
  }
  return products;
}

/** Text as it arrives; ends where nothing has come for a while. */
async function textOf(path: string): Promise<{ text: () => string; more: () => Promise<boolean> }> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), PATIENCE_MS);
  };
  wait();
  const { ok, body } = await fetch(path, { signal: silence.signal });
  const pieces = ok ? body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  let text = '';
  const more = async () => {
    const piece = await pieces?.read();
    wait();
    text += piece?.value ?? '';
    if (piece?.done === false) return true;
    clearTimeout(timer);
    return false;
  };
  return { text: () => text, more };
}

/**
 * The catalogue's file (functions/src/catalogue/keep-catalogue.ts), as soon as it begins; null where
 * none is to be had.
 */
export async function fetchCatalogue(): Promise<ArrivingCatalogue | null> {
  try {
    const schemas = loadCatalogueSchemas();
    // Where there is no file, nothing awaits the schemas: their failure must not go unhandled.
    schemas.catch(() => undefined);
    const { text, more } = await textOf(CATALOGUE_PATH);
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other.
    while (text().length < BEGINNING_LENGTH && (await more()));
    const [, asOf] = BEGINNING.exec(text()) ?? [];
    // A server without the function answers with a page.
    if (asOf === undefined) return null;
    const rest = async () => {
      // oxlint-disable-next-line no-await-in-loop
      while (await more());
      const read = await schemas;
      await yieldToMain();
      const file = read.CatalogueFile.parse(JSON.parse(text()));
      return productsIn(file.products, read);
    };
    return { asOf: new Date(asOf), products: rest().catch(() => null) };
  } catch {
    return null;
  }
}
