import type { ReactNode } from 'react';
import type { ContentIcon as Drawing } from 'virtual:reef-content/types';
import { classNames } from '#ui/layout/class-names.ts';

/** A card's drawing in a lit tile; hidden from readers. */
export function IconTile({ icon, className }: { icon: Drawing; className?: string }): ReactNode {
  return (
    <span className={classNames('icon-tile', className)}>
      <svg
        className="size-6"
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
    </span>
  );
}
