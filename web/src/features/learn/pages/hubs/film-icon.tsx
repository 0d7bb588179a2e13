import type { ReactNode } from 'react';

/** A film that will be shown here. */
export function PlayIcon({ className }: { className?: string }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="m10 8.500 5.500 3.500-5.500 3.500v-7Z" fill="currentColor" />
    </svg>
  );
}
