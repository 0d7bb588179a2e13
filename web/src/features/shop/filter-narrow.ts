import type { Category } from '@reef/domain/catalogue/category';
import { narrowShop, type Narrowed } from '@reef/domain/catalogue/narrow-shop';
import type { Product } from '@reef/domain/catalogue/product';
import { countChosen, readFilters } from '@reef/domain/catalogue/shop-filter';
import type { Fit } from '#state/fit/fit.ts';
import { hasTankHint } from '#state/tanks/tank-hint.ts';

/** What is left of a tab, and how the tank has a say in it. */
export type NarrowedShop = Narrowed & {
  /** Whether there is a tank to ask, and so a choice to fit it. */
  hasTank: boolean;
  /** True while the tank is asked for and not known yet: nothing is shown before it is. */
  isEarly: boolean;
};

/** Narrows a tab down by the filters of an address. */
export function narrow(
  products: readonly Product[],
  filters: string,
  category: Category,
  fit: Fit | null,
): NarrowedShop {
  const asked = readFilters(new URLSearchParams(filters));
  const fitsMine =
    fit === null ? null : (product: Product) => fit.levelOf(product) !== 'does-not-fit';
  return {
    ...narrowShop(products, asked, category, fitsMine),
    hasTank: fit !== null,
    isEarly: asked.isMine && fit === null && hasTankHint(),
  };
}

/** How many filters of an address count on a tab. */
export function chosenIn(filters: string, category: Category): number {
  return countChosen(readFilters(new URLSearchParams(filters)), category);
}
