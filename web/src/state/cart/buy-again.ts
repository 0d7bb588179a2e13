import type { AddRefusal } from '@reef/domain/cart/cart';
import type { LineItem } from '@reef/domain/cart/line-item';
import { isOtherPicture } from '@reef/domain/catalogue/other-picture';
import { readProducts } from '#state/catalogue/catalogue.ts';
import { withTimeout } from '#platform/timing.ts';
import { cart } from './cart-store.ts';

/** The result for one line of an order that is bought again; `refusal` if none of it was added. */
export type BoughtAgain = {
  name: string;
  wanted: number;
  added: number;
  refusal: AddRefusal | 'not-listed' | null;
};

export type BuyAgainResult =
  | { ok: true; lines: readonly BoughtAgain[] }
  | { ok: false; refusal: 'unavailable' };

/**
 * Puts the contents of an order into the cart at today's prices, as far as they are listed, under
 * the name and, if one of a kind, with the picture they were bought by, and in stock. `unavailable` if the server could not be asked; the cart then stays unchanged.
 */
export async function buyAgain(items: readonly LineItem[]): Promise<BuyAgainResult> {
  try {
    const products = await withTimeout(readProducts(items.map(({ product_id }) => product_id)));
    const lines = items.map(({ name, quantity: wanted, image_url }, at): BoughtAgain => {
      const product = products[at] ?? null;
      // A listing of another name or picture may be another animal by now.
      if (product?.name !== name || isOtherPicture(image_url, product)) {
        return { name, wanted, added: 0, refusal: 'not-listed' };
      }
      const result = cart.add(product, wanted);
      return result.ok
        ? { name: product.name, wanted, added: result.added, refusal: null }
        : { name: product.name, wanted, added: 0, refusal: result.refusal };
    });
    return { ok: true, lines };
  } catch {
    return { ok: false, refusal: 'unavailable' };
  }
}
