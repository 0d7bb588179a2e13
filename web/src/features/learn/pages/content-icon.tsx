import type { ReactNode } from 'react';
import type { ContentIcon as Drawing } from 'virtual:reef-content/types';
import { classNames } from '#ui/layout/class-names.ts';

/** A card's drawing, in strokes of the text's colour; hidden from readers. */
export function ContentIcon({
  icon,
  className = 'size-6',
}: {
  icon: Drawing;
  className?: string;
}): ReactNode {
  return (
    <svg
      className={classNames('flex-none', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icon.path} />
    </svg>
  );
}
