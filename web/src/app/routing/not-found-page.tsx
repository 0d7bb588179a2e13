import type { ReactNode } from 'react';
import { NotFound } from '#ui/layout/not-found.tsx';

/** Any path that leads nowhere (ERR-01). */
export function NotFoundPage(): ReactNode {
  return (
    <NotFound
      text="Whatever swam here has moved on, or the address has a typo."
      way={{ to: '/shop', label: 'Browse the shop' }}
    />
  );
}
