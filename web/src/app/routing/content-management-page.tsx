import { lazy, type ReactNode } from 'react';
import { ContentPage } from '#features/admin/catalogue/content-page.tsx';

const ClaimsView = lazy(() => import('#features/admin/claims/claims-view.tsx'));
const SoldView = lazy(() => import('#features/admin/sales/sold-view.tsx'));

/** `/content-product-management`: the catalogue, the sold orders and their claims. */
export default function ContentManagementPage(): ReactNode {
  return <ContentPage SoldView={SoldView} ClaimsView={ClaimsView} />;
}
