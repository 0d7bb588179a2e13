import type { ReactNode } from 'react';
import { Link, type LinkProps } from '#ui/routing/link.tsx';
import { preloadLearnPage } from './load-content.ts';
import './learn.css';

/** A link to a page of this section, which is loaded as soon as the pointer is over it. */
export function LearnLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }): ReactNode {
  const preload = () => preloadLearnPage(to);
  return <Link {...rest} to={to} onPointerEnter={preload} onFocus={preload} />;
}
