import type { ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';

/** The spinning ring alone, for buttons whose label says what is happening. */
export function SpinnerRing({ className = 'size-6' }: { className?: string }): ReactNode {
  return (
    <svg
      className={classNames('spinner-ring', className)}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity=".25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Something is in progress; `label` says what, and is visible. */
export function Spinner({ label, className }: { label: string; className?: string }): ReactNode {
  return (
    <output className={classNames('flex items-center justify-center gap-3 text-mist', className)}>
      <SpinnerRing className="size-6 text-lumen" />
      <span>{label}</span>
    </output>
  );
}
