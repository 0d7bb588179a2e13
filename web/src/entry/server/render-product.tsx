import type { Product } from '@reef/domain/catalogue/product';
import type { RouteEntry } from '#app/routing/route-entry.ts';
import ProductPage from '#features/product/product-page.tsx';
import { FIRST_PRODUCT_ID } from '#state/catalogue/first-product.ts';
import { withData } from './page-data.ts';
import { pageHtml } from './page-html.ts';
import { renderRoot } from './render-page.tsx';

const ROUTES: readonly RouteEntry[] = [
  { path: '/product/:id', page: ProductPage, guard: 'everybody' },
];

/**
 * The whole page of a product, for the function that answers `/product/{id}`
 * (functions/src/catalogue/product-page.ts).
 * @param shell the built page without content.
 * @param product null if there is none of this id, undefined if that is unknown: the page then says
 * that it is loading, and the app looks for itself.
 */
export async function renderProductPage(
  shell: string,
  id: string,
  product: Product | null | undefined,
): Promise<string> {
  const first = product === undefined ? null : { id, product };
  const html = pageHtml(shell, await renderRoot(`/product/${id}`, ROUTES, { product: first }));
  return first === null ? html : withData(html, FIRST_PRODUCT_ID, first);
}
