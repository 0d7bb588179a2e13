import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

/** Whether `pathname` is the page `to` or one below it; the home page has none below it. */
function isWithin(pathname: string, to: string): boolean {
  const here = pathname.toLowerCase();
  return here === to || (to !== '/' && here.startsWith(`${to}/`));
}

/** A link of a navigation, which says whether its page, or one below it, is open. `to` is a path. */
export function NavLink(props: LinkProps): ReactNode {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={isWithin(pathname, props.to) ? 'page' : undefined} />;
}
