import { useEffect, useState } from 'react';
import { CATEGORIES, type Category } from '@reef/domain/category';
import { countDocuments } from '../../platform/database.ts';
import { useIsOnline } from '../../platform/online.ts';

/** How many orders the chips stand for. */
export type SalesCounts = {
  filled: number;
  unfilled: number;
  categories: Record<Category, number>;
};

/** Changes within so long are counted together. */
const SETTLE_MS = 800;

const filledCount = (isFilled: boolean) =>
  countDocuments({ collection: 'orders', where: [['is_fulfilled', '==', isFilled]] });
const categoryCount = (category: Category) =>
  countDocuments({ collection: 'orders', where: [['categories', 'array-contains', category]] });

async function count(): Promise<SalesCounts> {
  const [filled, unfilled, fish, coral, invertebrates, wysiwyg] = await Promise.all([
    filledCount(true),
    filledCount(false),
    ...CATEGORIES.map(categoryCount),
  ]);
  const categories = {
    'Saltwater Fish': fish ?? 0,
    'Live Coral': coral ?? 0,
    Invertebrates: invertebrates ?? 0,
    WYSIWYG: wysiwyg ?? 0,
  };
  return { filled: filled ?? 0, unfilled: unfilled ?? 0, categories };
}

type Counted = { key: string | null; counts: SalesCounts | null };

let known: SalesCounts | null = null;

/**
 * The chips' counts over all orders, counted by the server's index (one read per 1,000 orders),
 * anew when `changeKey` changes. Without a network the last known ones; null before the first.
 */
export function useSalesCounts(changeKey: string): SalesCounts | null {
  const [counted, setCounted] = useState<Counted>(() => ({ key: null, counts: known }));
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline || counted.key === changeKey) return undefined;
    let isCurrent = true;
    const take = async () => {
      const counts = await count().catch(() => known);
      known = counts;
      if (isCurrent) setCounted({ key: changeKey, counts });
    };
    const timer = setTimeout(() => void take(), known === null ? 0 : SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [changeKey, counted.key, isOnline]);
  return counted.counts;
}
