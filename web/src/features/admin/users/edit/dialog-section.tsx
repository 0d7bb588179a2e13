import type { ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';

/** A part of a dialog with a heading of its own. */
export function DialogSection({
  title,
  text,
  className,
  children,
}: {
  title: string;
  text?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={classNames('surface-quiet p-4 sm:p-5', className)}>
      <h3 className="text-lg">{title}</h3>
      {text !== undefined && <p className="mt-1 text-sm text-haze">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
