import type { ReactNode } from 'react';
import type { ContentIcon as Drawing } from 'virtual:reef-content/types';
import { classNames } from '#ui/layout/class-names.ts';
import { StrokeDrawing } from '#ui/layout/stroke-drawing.tsx';

/** A card's drawing, in strokes of the text's color; hidden from screen readers. */
export function ContentIcon({
  icon,
  className = 'size-6',
}: {
  icon: Drawing;
  className?: string;
}): ReactNode {
  return (
    <StrokeDrawing size={24} strokeWidth="1.6" className={classNames('flex-none', className)}>
      <path d={icon.path} />
    </StrokeDrawing>
  );
}
