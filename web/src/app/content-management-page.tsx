import { lazy, type ReactNode } from 'react';
import { ContentPage } from '#features/admin/catalogue/content-page.tsx';

const SoldView = lazy(() => import('#features/admin/sales/sold-view.tsx'));

/** `/content-product-management`: the catalogue and the sold orders. */
export default function ContentManagementPage(): ReactNode {
  return <ContentPage SoldView={SoldView} />;
}
