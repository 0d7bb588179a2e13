import type { ReactNode } from 'react';
import { NavLink } from '#ui/routing/nav-link.tsx';
import type { Place } from './nav-links.ts';

/** A list of pages in the mobile menu; `after` follows a page's name. */
export function MobileLinks({
  label,
  links,
}: {
  label: string;
  links: readonly (Place & { after?: ReactNode })[];
}): ReactNode {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} className="mobile-link">
              {link.label}
              {link.after}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
