import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShopQuery } from '@reef/domain/shop-view';
import { readShopQuery, writeShopQuery } from './shop-query.ts';

/** Changes part of the query; `replace` for changes that going back should not undo one by one. */
export type ChangeShopQuery = (part: Partial<ShopQuery>, options?: { replace: boolean }) => void;

/** The shop's query, kept in the address, so that going back and links work. */
export function useShopQuery(): [ShopQuery, ChangeShopQuery] {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ChangeShopQuery>(
    (part, options) =>
      setParams((present) => writeShopQuery({ ...readShopQuery(present), ...part }), options),
    [setParams],
  );
  return [readShopQuery(params), change];
}
