import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import {
  createPath,
  useHref,
  useLocation,
  useNavigate,
  type NavigateOptions,
} from 'react-router-dom';
import { isPlainClick } from './plain-click.ts';

/**
 * The props of a link besides an anchor's attributes. `to` is a path of the shop, a query or a
 * hash.
 */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state'> & { to: string };

/**
 * Whether the app handles a click; anything else (a new tab, a download of the link) is the
 * browser's.
 */
function isOurs(event: MouseEvent): boolean {
  const target = event.currentTarget.getAttribute('target') ?? '_self';
  return isPlainClick(event) && target === '_self';
}

/**
 * A link to a page of the shop, which the app opens without loading a document. The router's own
 * link brings the code of data routers and of a server's framework (decision 40).
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps): ReactNode {
  const href = useHref(to);
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isOurs(event)) return;
    event.preventDefault();
    // As browsers do: a link to the present page makes no second history entry.
    void navigate(to, { replace: replace ?? href === here, state });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
