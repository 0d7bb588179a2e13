import type { Product } from '@reef/domain/catalogue/product';
import { pageHtml } from './page-html.ts';
import type { RouteEntry } from '#app/route-entry.ts';
import ProductPage from '#features/product/product-page.tsx';
import { FIRST_PRODUCT_ID, type FirstProduct } from '#state/catalogue/first-product.ts';
import { renderRoot } from './render-page.tsx';
import { scriptText } from '#ui/layout/structured-data.tsx';

/*
 * The product page as a server draws it, for the function that answers `/product/{id}`
 * (functions/src/catalogue/product-page.ts). Built to stand alone, beside the empty page of the
 * same build (build/product-page.ts).
 */

const ROUTES: readonly RouteEntry[] = [
  { path: '/product/:id', page: ProductPage, guard: 'everybody' },
];

/** The page's data, for the app that takes it over. */
function withData(html: string, first: FirstProduct): string {
  const data = `<script type="application/json" id="${FIRST_PRODUCT_ID}">${scriptText(first)}</script>`;
  return html.replace('</body>', () => `${data}</body>`);
}

/**
 * The whole page of a product.
 * @param shell the built page without content.
 * @param product null where there is none of this id, undefined where that could not be found out:
 *   the page then says that it is loading, and the app looks for itself.
 */
export async function renderProductPage(
  shell: string,
  id: string,
  product: Product | null | undefined,
): Promise<string> {
  const first = product === undefined ? null : { id, product };
  const html = pageHtml(shell, await renderRoot(`/product/${id}`, ROUTES, first));
  return first === null ? html : withData(html, first);
}
