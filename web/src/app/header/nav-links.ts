/** A page that a menu or the footer leads to. */
export type Place = { to: string; label: string };

/** The top navigation (NAV-01), in order. */
export const NAV_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/shop', label: 'Shop' },
  { to: '/learn', label: 'Learn' },
  { to: '/forum', label: 'Forum' },
  { to: '/contact', label: 'Contact' },
] as const;
