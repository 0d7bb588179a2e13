import { narrowShop, type Narrowed } from '@reef/domain/catalogue/narrow-shop';
import type { Product } from '@reef/domain/catalogue/product';
import { readFilters } from '@reef/domain/catalogue/shop-filter';
import type { Fit } from '#state/fit/fit.ts';
import { hasTankHint } from '#state/tanks/tank-hint.ts';
import { unknownNote } from './filter-labels.ts';
import type { AskedShop } from './shop-query.ts';

/** The filtered listings of a tab, for the cards and for the filter panel. */
export type NarrowedShop = Narrowed & {
  /** The number of results. */
  total: number;
  /** Added after that number. */
  note: string;
  /** Whether there is a tank, and so a choice to fit it. */
  hasTank: boolean;
};

/**
 * Filters a tab by the filters of an address.
 * @returns null while a tank is needed and not known yet: nothing is shown before it is.
 */
export function narrow(
  products: readonly Product[],
  { filters, category }: AskedShop,
  fit: Fit | null,
): NarrowedShop | null {
  const asked = readFilters(new URLSearchParams(filters));
  if (asked.isMine && fit === null && hasTankHint()) return null;
  const fitsMine =
    fit === null ? null : (product: Product) => fit.levelOf(product) !== 'does-not-fit';
  const narrowed = narrowShop(products, asked, category, fitsMine);
  return {
    ...narrowed,
    total: narrowed.products.length,
    note: unknownNote(narrowed.unknown),
    hasTank: fit !== null,
  };
}
