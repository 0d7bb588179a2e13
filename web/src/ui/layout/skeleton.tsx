import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A place kept for what is coming; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }): ReactNode {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />;
}
