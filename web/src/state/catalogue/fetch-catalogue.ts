import type { Catalogue } from '@reef/domain/catalogue/file/catalogue-file';
import type { Product } from '@reef/domain/catalogue/product';
import { yieldToMain } from '#platform/timing.ts';
import type * as SchemaModule from './catalogue-schemas.ts';

/** How long the file may send nothing; in that time the database alone would have answered. */
const PATIENCE_MS = 4000;

/** How the file begins, in the order in which the server writes it (functions/src/catalogue). */
const BEGINNING = /^\{"as_of":"([\d:.TZ-]+)"/;

/** Longer than any such beginning. */
const BEGINNING_LENGTH = 64;

/** Products read in one task: a few milliseconds on a slow phone, which can then answer a tap. */
const PRODUCTS_AT_ONCE = 100;

type Schemas = typeof SchemaModule;

/** The schemas of the catalogue. The first page renders, and answers, without them. */
export function loadCatalogueSchemas(): Promise<Schemas> {
  return import('./catalogue-schemas.ts');
}

/** The catalogue's file while it loads. At 10,000 products this takes seconds on a phone. */
export type ArrivingCatalogue = {
  /** Everything that changed before this moment is in the file. */
  asOf: Date;
  /** Null if the rest of the file did not arrive. */
  content: Promise<Catalogue | null>;
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
    // Also after the last: they are rendered at once.
    await yieldToMain();
  }
  return products;
}

/** Text as it arrives; ends if nothing has arrived for a while. */
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
 * The catalogue's file at `path` (functions/src/catalogue/keep-catalogue.ts), as soon as it begins;
 * null if it is not available.
 */
export async function fetchCatalogue(path: string): Promise<ArrivingCatalogue | null> {
  try {
    const schemas = loadCatalogueSchemas();
    // Without a file, nothing awaits the schemas: their failure must not be an unhandled rejection.
    schemas.catch(() => undefined);
    const { text, more } = await textOf(path);
    while (text().length < BEGINNING_LENGTH && (await more()));
    const [, asOf] = BEGINNING.exec(text()) ?? [];
    // A server without the function answers with an HTML page.
    if (asOf === undefined) return null;
    const rest = async () => {
      while (await more());
      const read = await schemas;
      await yieldToMain();
      const file = read.CatalogueFile.parse(JSON.parse(text()));
      return { ...file, products: await productsIn(file.products, read) };
    };
    return { asOf: new Date(asOf), content: rest().catch(() => null) };
  } catch {
    return null;
  }
}
