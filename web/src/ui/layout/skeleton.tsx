import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A placeholder for content that is loading; give it the content's size. */
export function Skeleton({ className }: { className?: string }): ReactNode {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />;
}
