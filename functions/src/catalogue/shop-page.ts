import { createPromiseCache } from './promise-cache.ts';
import { emptyPage, pageRenderer } from './rendered-pages.ts';
import type { CatalogueCache } from './keep-catalogue.ts';
import { type EncodedBody, encodeBody } from './encoded-body.ts';

/** The shop's page; `isWhole` if it has its cards. */
export type ShopPage = { page: EncodedBody; isWhole: boolean };

/** A state of the catalogue has eight pages: each of the four tabs, with or without cards. */
const MAX_PAGES = 8;

const rendered = createPromiseCache<EncodedBody>({ most: MAX_PAGES });

/**
 * The part of an address from its question mark on; empty if it has none. Works on the text:
 * anybody may send the path `//`, which is no address to `URL`.
 */
export function searchIn(address: string): string {
  const at = address.indexOf('?');
  return at < 0 ? '' : address.slice(at);
}

/**
 * The shop's page for an address, with the first cards of its tab and every tab's count. Reads no
 * document. All queries reduce to a handful of pages, each rendered once per state of the
 * catalogue. Without a catalogue the page has no cards, and the app looks for them itself.
 * @param search the address from its question mark on; may be empty.
 */
export async function shopPage(cache: CatalogueCache, search: string): Promise<ShopPage> {
  const renderer = await pageRenderer();
  const shell = emptyPage('shop');
  const wanted = renderer.canonicalSearch(search);
  const kept = await cache.current().catch(() => null);
  if (kept === null) {
    const html = await renderer.renderShopPage(shell, wanted, null);
    return { page: await encodeBody(html), isWhole: false };
  }
  const { etag } = kept.file.identity;
  const page = await rendered(`${etag} ${wanted}`, () =>
    renderer.renderShopPage(shell, wanted, kept.catalogue).then(encodeBody),
  );
  return { page, isWhole: true };
}
