import { lazy, type ReactNode } from 'react';
import { ContentPage } from '#features/admin/catalogue/content-page.tsx';

const SoldView = lazy(() => import('#features/admin/sales/sold-view.tsx'));

/** `/content-product-management`: the catalogue with the sold orders beside it. */
export default function ContentManagementPage(): ReactNode {
  return <ContentPage SoldView={SoldView} />;
}
