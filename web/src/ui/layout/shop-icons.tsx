import type { ReactNode } from 'react';
import type { IconProps } from './icons.tsx';
import { StrokeDrawing } from './stroke-drawing.tsx';

/* The reef's own icons: larger ones for cards and promises, in two line weights. */

/** A larger icon with its strokes. */
export function Sign({
  className = 'size-8',
  children,
}: IconProps & { children: ReactNode }): ReactNode {
  return (
    <StrokeDrawing size={32} strokeWidth="1.6" className={className}>
      {children}
    </StrokeDrawing>
  );
}

export const FishIcon = (props: IconProps): ReactNode => (
  <Sign {...props}>
    <path d="M3.5 16.5C7 10.5 12.5 8.3 17 8.3c3.8 0 6.6 2 8.3 4.2L29 9.2c-.8 2.6-.9 4-.9 6.8s.1 4.2.9 6.8l-3.7-3.3c-1.7 2.2-4.5 4.2-8.3 4.2-4.5 0-10-2.2-13.5-7.2Z" />
    <path d="M12.5 10c1.6 4 1.6 8 0 12.4M18.5 8.5c1.8 4.6 1.8 10 0 15" opacity=".55" />
    <circle cx="8.6" cy="15" r=".7" fill="currentColor" />
  </Sign>
);

export const EyeIcon = (props: IconProps): ReactNode => (
  <Sign {...props}>
    <path d="M3 16C6.5 10.3 11 7.5 16 7.5S25.5 10.3 29 16c-3.5 5.7-8 8.5-13 8.5S6.5 21.7 3 16Z" />
    <circle cx="16" cy="16" r="4.5" />
    <circle cx="16" cy="16" r="1.3" fill="currentColor" />
  </Sign>
);

export const PromiseIcon = (props: IconProps): ReactNode => (
  <Sign {...props}>
    <path d="M16 4.5 26 8.5v7.2c0 5.9-3.9 10.2-10 12.6-6.1-2.4-10-6.7-10-12.6V8.5l10-4Z" />
    <path d="M10.5 16.3c1.8-2.8 4-3.9 6-3.9 1.7 0 2.9.9 3.7 1.9l2-1.5v6.4l-2-1.5c-.8 1-2 1.9-3.7 1.9-2 0-4.2-.8-6-3.3Z" />
  </Sign>
);

export const TruckIcon = (props: IconProps): ReactNode => (
  <Sign {...props}>
    <path d="M3 8.5h15.5v13H3zM18.5 13h5.3l4.2 4.5v4h-9.5" />
    <circle cx="9" cy="23" r="2.5" fill="var(--color-abyss-900)" />
    <circle cx="23" cy="23" r="2.5" fill="var(--color-abyss-900)" />
  </Sign>
);

export const BoxIcon = (props: IconProps): ReactNode => (
  <Sign {...props}>
    <path d="m16 4 11 5.5v13L16 28 5 22.5v-13L16 4ZM5 9.5l11 5.5 11-5.5M16 15v13" />
    <path d="m10.5 6.8 11 5.5v4" opacity=".55" />
  </Sign>
);

export const DropIcon = (props: IconProps): ReactNode => (
  <Sign {...props}>
    <path d="M16 4c5.3 6 8.5 10.3 8.5 14.8a8.5 8.5 0 0 1-17 0C7.5 14.3 10.7 10 16 4Z" />
    <path d="M11.5 19a4.7 4.7 0 0 0 3.5 4.6" opacity=".6" />
  </Sign>
);
