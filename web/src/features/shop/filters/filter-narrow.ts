import { narrowShop, type Narrowed } from '@reef/domain/catalogue/shop/narrow-shop';
import type { Product } from '@reef/domain/catalogue/product';
import { readFilters } from '@reef/domain/catalogue/shop/shop-filter';
import type { FitOrNone } from '#state/fit/fit.ts';
import { hasTankHint } from '#state/tanks/tank-hint.ts';
import { noteOf, tankText } from './filter-labels.ts';
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
 * @returns null while a tank is needed and not known yet: nothing is shown before it is. Without a
 * tank its filter is ignored, and the note says so.
 */
export function narrow(
  products: readonly Product[],
  { filters, category }: AskedShop,
  fit: FitOrNone,
): NarrowedShop | null {
  const asked = readFilters(new URLSearchParams(filters));
  if (asked.isMine && fit === null && hasTankHint()) return null;
  const fitsMine = fit ? (product: Product) => fit.levelOf(product) !== 'does-not-fit' : null;
  const narrowed = narrowShop(products, asked, category, fitsMine);
  return {
    ...narrowed,
    total: narrowed.products.length,
    note: noteOf(narrowed.unknown, asked.isMine ? tankText(fit) : ''),
    hasTank: fitsMine !== null,
  };
}
