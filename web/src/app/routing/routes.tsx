import { lazy, type ComponentType } from 'react';
import { PROFILE_LOADING } from '@reef/domain/shared/messages';
import { loadOnceOnline } from '#platform/device/online.ts';
import type { Guard } from './access.ts';
import type { RouteEntry } from './route-entry.ts';

type PageModule = { default: ComponentType };

/**
 * An entry; `load` imports the page's module, whose default export is the page. A prerendered page
 * stays as it is while its module waits for a network.
 */
function route(
  path: string,
  load: () => Promise<PageModule>,
  guard: Guard = 'everybody',
): RouteEntry {
  return { path, page: lazy(() => loadOnceOnline(load)), guard };
}

/**
 * The visitor's own profile: it waits for the session, so it says so in its own words (PROF-02).
 */
const PROFILE: RouteEntry = {
  ...route('/profile', () => import('#features/account/profile/profile-page.tsx'), 'user'),
  waiting: PROFILE_LOADING,
};

/** Pages for developers; a production build has neither the route nor the code. */
const DEVELOPMENT: readonly RouteEntry[] = import.meta.env.DEV
  ? [route('/design', () => import('#features/design/design-page.tsx'))]
  : [];

/** All pages; any other path is the 404 page. */
export const ROUTES: readonly RouteEntry[] = [
  route('/', () => import('#features/home/home-page.tsx')),
  route('/shop', () => import('#features/shop/shop-page.tsx')),
  route('/product/:id', () => import('#features/product/product-page.tsx')),
  route('/auth', () => import('#features/account/sign-in/auth-page.tsx')),
  PROFILE,
  route('/orders', () => import('#features/orders/orders-page.tsx'), 'user'),
  route('/orders/:orderNumber', () => import('#features/orders/order-page.tsx'), 'user'),
  route('/admin', () => import('#features/admin/setup/admin-panel-page.tsx'), 'admin'),
  route('/admin-setup', () => import('#features/admin/setup/admin-setup-page.tsx')),
  route(
    '/user-management',
    () => import('#features/admin/users/list/user-management-page.tsx'),
    'admin',
  ),
  route('/payment-success', () => import('#features/checkout/payment-success-page.tsx')),
  route('/payment-canceled', () => import('#features/checkout/payment-canceled-page.tsx')),
  route('/my-tank', () => import('#features/tank/my-tank-page.tsx')),
  route('/learn', () => import('#features/learn/pages/hubs/learn-hub-page.tsx')),
  route('/learn/glossary', () => import('#features/learn/pages/glossary/glossary-page.tsx')),
  route('/learn/stocking-planner', () => import('#features/tank/planner-page.tsx')),
  route('/learn/:slug', () => import('#features/learn/pages/learn-page.tsx')),
  route('/featured-fish', () => import('#features/marketing/featured-fish-page.tsx')),
  route('/live-coral', () => import('#features/marketing/live-coral-page.tsx')),
  route('/forum', () => import('#features/marketing/forum-page.tsx')),
  route('/contact', () => import('#features/marketing/contact-page.tsx')),
  route('/delivery', () => import('#features/marketing/delivery-page.tsx')),
  route('/privacy', () => import('#features/marketing/privacy-page.tsx')),
  route(
    '/content-product-management',
    () => import('#features/admin/catalogue/content-management-page.tsx'),
    'admin',
  ),
  route('/packing', () => import('#features/admin/packing/packing-page.tsx'), 'admin'),
  route('/settings', () => import('#features/admin/settings/settings-page.tsx'), 'admin'),
  ...DEVELOPMENT,
];
