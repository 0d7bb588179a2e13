import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The head of a page: its one `h1`, which takes the focus when the visitor comes to the page. */
export function PageHeading({
  eyebrow,
  title,
  text,
  actions,
  className,
}: {
  eyebrow?: string;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  className?: string;
}): ReactNode {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-10 pb-7 sm:pt-14',
        className,
      )}
    >
      <div className="max-w-3xl">
        {eyebrow !== undefined && <p className="eyebrow mb-2">{eyebrow}</p>}
        <h1 tabIndex={-1} data-page-title className="text-3xl">
          {title}
        </h1>
        {text !== undefined && <div className="mt-3 text-lg text-mist">{text}</div>}
      </div>
      {actions}
    </div>
  );
}
