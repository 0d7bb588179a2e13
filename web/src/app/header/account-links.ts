import { OWNER_CLAIMS_PATH } from '@reef/domain/claims/owner-claims-path';

const ACCOUNT_LINKS = [
  { to: '/profile', label: 'Profile' },
  { to: '/orders', label: 'Orders' },
  { to: '/my-tank', label: 'My tank' },
  { to: '/admin', label: 'Admin Panel' },
] as const;

/** A page in the menus of a signed-in user. */
export type AccountLink = (typeof ACCOUNT_LINKS)[number];

/** The pages of a signed-in user (NAV-03, NAV-05), in order; the last is for admins alone. */
export function accountLinks(isAdmin: boolean): AccountLink[] {
  return ACCOUNT_LINKS.filter(({ to }) => isAdmin || to !== '/admin');
}

/** The Admin dropdown (NAV-04). */
export const ADMIN_LINKS = [
  { to: '/user-management', label: 'User Management' },
  { to: '/content-product-management', label: 'Content & Product Management' },
  { to: '/packing', label: 'Packing' },
  { to: OWNER_CLAIMS_PATH, label: 'Claims' },
  { to: '/settings', label: 'Settings' },
] as const;
