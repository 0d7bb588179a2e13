import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * A lit pane of glass with content on it. `isLive` lifts it under the pointer (for whole-card
 * links).
 */
export function Card({
  as: Tag = 'div',
  isLive = false,
  className,
  children,
}: {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  isLive?: boolean;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Tag className={classNames('surface', isLive && 'surface-live', className)}>{children}</Tag>
  );
}

/** A card with a heading, padded: for forms and panels. */
export function Panel({
  title,
  text,
  actions,
  className,
  children,
}: {
  title: string;
  text?: string;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Card as="section" className={classNames('p-5 sm:p-7', className)}>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-xl">{title}</h2>
          {text !== undefined && <p className="mt-1 text-sm text-haze">{text}</p>}
        </div>
        {actions}
      </div>
      {children}
    </Card>
  );
}
