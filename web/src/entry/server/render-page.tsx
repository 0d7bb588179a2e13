import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import type { RouteEntry } from '#app/routing/route-entry.ts';
import { FirstProductContext, type FirstProduct } from '#state/catalogue/first-product.ts';
import { FirstShopContext, type FirstShop } from '#state/catalogue/first-shop.ts';

/** What a page is rendered with, besides its address. */
type First = { product?: FirstProduct | null; shop?: FirstShop | null };

/**
 * The content of `#root` for an address. The head's elements come first: React puts them there if
 * it does not render the whole document. Waits for everything the page needs, its own chunk and its
 * article included.
 */
export async function renderRoot(
  path: string,
  routes: readonly RouteEntry[],
  { product = null, shop = null }: First = {},
): Promise<string> {
  const page: ReactNode = (
    <StrictMode>
      <FirstProductContext value={product}>
        <FirstShopContext value={shop}>
          <StaticRouter location={path}>
            <App routes={routes} />
          </StaticRouter>
        </FirstShopContext>
      </FirstProductContext>
    </StrictMode>
  );
  // In one piece: a page sent in parts is assembled by an inline script, which the CSP refuses.
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}
