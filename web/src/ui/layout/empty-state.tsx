import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** There is nothing here: says so, why, and what to do next. */
export function EmptyState({
  icon,
  title,
  heading: Heading = 'p',
  text,
  action,
  className,
  children,
}: {
  icon?: ReactNode;
  title: string;
  /** `h1` if this is the whole page. */
  heading?: 'p' | 'h1' | 'h2';
  text?: string;
  action?: ReactNode;
  className?: string;
  /** Between the text and the action. */
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={classNames('flex flex-col items-center px-4 py-14 text-center', className)}>
      {icon !== undefined && (
        <div className="mb-5 grid size-20 place-items-center rounded-full border border-[var(--line-strong)] bg-abyss-800/70 text-lumen shadow-glow">
          {icon}
        </div>
      )}
      <Heading className="font-display text-2xl font-semibold text-foam">{title}</Heading>
      {text !== undefined && <p className="mt-2 max-w-md text-mist">{text}</p>}
      {children}
      {action !== undefined && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>
      )}
    </div>
  );
}
