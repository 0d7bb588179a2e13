import { lazy, memo, Suspense, type ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { loadWithRetry } from '#platform/device/online.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';

/** What a server drew stays on the page until this is there, also without a network. */
const CarePanel = lazy(() => loadWithRetry(() => import('./care-panel.tsx')));

type Shown = Required<Pick<Product, 'id' | 'care'>>;

const isSame = (one: Shown, other: Shown): boolean =>
  one.id === other.id && JSON.stringify(one.care) === JSON.stringify(other.care);

/**
 * The panel of care; its code loads after the page. Renders again only with other care: React would
 * discard a drawn panel whose code is not there yet.
 */
export const LateCarePanel = memo(function LateCarePanel({ id, care }: Shown): ReactNode {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <CarePanel id={id} care={care} />
    </Suspense>
  );
}, isSame);
