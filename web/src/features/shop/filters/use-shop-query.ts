import { use, useCallback } from 'react';
import { FirstShopContext } from '#state/catalogue/first-shop.ts';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { useSearchParams } from '#ui/routing/use-search-params.ts';
import {
  FIRST_TAB,
  plainQuery,
  readShopQuery,
  writeShopQuery,
  type AskedShop,
} from './shop-query.ts';

/** Changes part of the query; `replace` for changes that going back should not undo one by one. */
export type ChangeShopQuery = (part: Partial<AskedShop>, options?: { replace: boolean }) => void;

/** The shop's query, stored in the address, so that going back and links work. */
export function useShopQuery(): [AskedShop, ChangeShopQuery] {
  const [params, setParams] = useSearchParams();
  const first = use(FirstShopContext);
  // The page was rendered for a tab alone; it is hydrated as it is before more of a query shows.
  const isHydrated = useIsHydrated();
  const change = useCallback<ChangeShopQuery>(
    (part, options) =>
      setParams((present) => writeShopQuery({ ...readShopQuery(present), ...part }), options),
    [setParams],
  );
  const rendered = plainQuery(first?.category ?? FIRST_TAB);
  return [isHydrated ? readShopQuery(params) : rendered, change];
}
