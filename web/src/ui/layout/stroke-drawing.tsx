import type { ReactNode } from 'react';

/** A drawing in strokes of the text's color, `size` units square, hidden from screen readers. */
export function StrokeDrawing({
  size,
  strokeWidth,
  className,
  children,
}: {
  size: number;
  strokeWidth: string;
  className?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
