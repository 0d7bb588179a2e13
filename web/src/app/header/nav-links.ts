import { OWNER_CLAIMS_PATH } from '@reef/domain/claims/owner-claims-path';

/** The top navigation (NAV-01), in order. */
export const NAV_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/shop', label: 'Shop' },
  { to: '/learn', label: 'Learn' },
  { to: '/forum', label: 'Forum' },
  { to: '/contact', label: 'Contact' },
] as const;

/** The Admin dropdown (NAV-04). */
export const ADMIN_LINKS = [
  { to: '/user-management', label: 'User Management' },
  { to: '/content-product-management', label: 'Content & Product Management' },
  { to: '/packing', label: 'Packing' },
  { to: OWNER_CLAIMS_PATH, label: 'Claims' },
  { to: '/settings', label: 'Settings' },
] as const;
