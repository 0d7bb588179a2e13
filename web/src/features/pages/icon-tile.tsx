import type { ReactNode } from 'react';
import type { ContentIcon as Drawing } from 'virtual:reef-content/types';
import { classNames } from '#ui/layout/class-names.ts';
import { StrokeDrawing } from '#ui/layout/stroke-drawing.tsx';

/** A card's drawing in a lit tile; hidden from readers. */
export function IconTile({ icon, className }: { icon: Drawing; className?: string }): ReactNode {
  return (
    <span className={classNames('icon-tile', className)}>
      <StrokeDrawing size={24} strokeWidth="1.6" className="size-6">
        <path d={icon.path} />
      </StrokeDrawing>
    </span>
  );
}
