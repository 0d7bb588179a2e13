import type { ReactNode } from 'react';
import type { ContentIcon as Drawing } from 'virtual:reef-content/types';
import { StrokeDrawing } from '#ui/layout/stroke-drawing.tsx';

/** A card's drawing in a lit tile; hidden from screen readers. */
export function IconTile({ icon }: { icon: Drawing }): ReactNode {
  return (
    <span className="icon-tile">
      <StrokeDrawing size={24} strokeWidth="1.6" className="size-6">
        <path d={icon.path} />
      </StrokeDrawing>
    </span>
  );
}
