import '#ui/styles/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { ROUTES } from '#app/routing/routes.tsx';
import {
  FIRST_PRODUCT_ID,
  FirstProductContext,
  readFirstProduct,
} from '#state/catalogue/first-product.ts';
import { FIRST_SHOP_ID, FirstShopContext, readFirstShop } from '#state/catalogue/first-shop.ts';
import { whenIdle } from '#browser/idle.ts';
import { loadWithRetry } from '#platform/device/online.ts';
import { markSessionHint } from '#state/session/mark-session-hint.ts';
import { allowTranslation } from './allow-translation.ts';
import { leaveNumbersOnWheel } from './leave-numbers.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root to draw into.');

/** The JSON text of an element that the server wrote. */
function written(id: string): string | null {
  return document.getElementById(id)?.textContent ?? null;
}

const page = (
  <StrictMode>
    <FirstProductContext value={readFirstProduct(written(FIRST_PRODUCT_ID))}>
      <FirstShopContext value={readFirstShop(written(FIRST_SHOP_ID))}>
        <BrowserRouter>
          <App routes={ROUTES} />
        </BrowserRouter>
      </FirstShopContext>
    </FirstProductContext>
  </StrictMode>
);

// An empty page has no start script that would have done this.
markSessionHint();

allowTranslation();
leaveNumbersOnWheel();
// A prerendered page is hydrated, with pauses in which the browser answers; an empty one is
// rendered.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page));
else createRoot(root).render(page);

/** Whether animals fit the visitor's tank loads last. The shop works without it until then. */
async function startFitLate(): Promise<void> {
  await whenIdle();
  const { startFit } = await loadWithRetry(() => import('#state/fit/start-fit.ts'));
  startFit();
}
void startFitLate();
