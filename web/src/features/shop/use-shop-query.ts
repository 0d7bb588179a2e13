import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShopQuery } from '@reef/domain/catalogue/shop-view';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { readShopQuery, writeShopQuery } from './shop-query.ts';

/** Changes part of the query; `replace` for changes that going back should not undo one by one. */
export type ChangeShopQuery = (part: Partial<ShopQuery>, options?: { replace: boolean }) => void;

const NO_PARAMS = new URLSearchParams();

/** The shop's query, kept in the address, so that going back and links work. */
export function useShopQuery(): [ShopQuery, ChangeShopQuery] {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no query; it is taken over as it is before the query shows.
  const isHydrated = useIsHydrated();
  const change = useCallback<ChangeShopQuery>(
    (part, options) =>
      setParams((present) => writeShopQuery({ ...readShopQuery(present), ...part }), options),
    [setParams],
  );
  return [readShopQuery(isHydrated ? params : NO_PARAMS), change];
}
