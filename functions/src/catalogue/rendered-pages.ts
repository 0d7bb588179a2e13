import { readFileSync } from 'node:fs';
import type { Catalogue } from '@reef/domain/catalogue/file/catalogue-file';
import type { Product } from '@reef/domain/catalogue/product';

/** What draws pages: `web/src/entry/server/rendered-pages.tsx`, built by the same deployment. */
export type PageRenderer = {
  renderProductPage: (
    shell: string,
    id: string,
    product: Product | null | undefined,
  ) => Promise<string>;
  renderShopPage: (shell: string, search: string, catalogue: Catalogue | null) => Promise<string>;
  /** Reduces a query to what the shop's pages differ by: few values, whatever is asked for. */
  canonicalSearch: (search: string) => string;
};

/** A folder next to the functions' bundle (functions/build.mjs puts it there). */
export const RENDERED_PAGES = new URL('./rendered-pages/', import.meta.url);

let renderer: Promise<PageRenderer> | null = null;

/** The renderer; loaded once. */
export function pageRenderer(): Promise<PageRenderer> {
  renderer ??= import(new URL('rendered-pages.js', RENDERED_PAGES).href);
  return renderer;
}

const shells = new Map<string, string>();

/** The empty page to render into, with the scripts of that kind of page; read once. */
export function emptyPage(kind: 'shop' | 'product'): string {
  const shell = shells.get(kind) ?? readFileSync(new URL(`${kind}.html`, RENDERED_PAGES), 'utf8');
  shells.set(kind, shell);
  return shell;
}
