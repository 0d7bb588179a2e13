import type { ReactNode } from 'react';
import { StrokeDrawing } from '#ui/layout/stroke-drawing.tsx';

type IconProps = { className?: string };

function Icon({ className, path }: IconProps & { path: string }): ReactNode {
  return (
    <StrokeDrawing size={24} strokeWidth="1.6" className={className}>
      <path d={path} />
    </StrokeDrawing>
  );
}

export const HandsetIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M8.2 4.2 5.5 5a2 2 0 0 0-1.4 2.2C5 13.7 10.3 19 16.8 19.9A2 2 0 0 0 19 18.5l.8-2.7-4.2-2.3-1.9 1.7c-2.2-1-4-2.8-5-5l1.7-1.9-2.2-4.1Z"
  />
);

export const EnvelopeIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M4 6h16v12H4V6Zm.5.5L12 13l7.5-6.5" />
);

export const PinIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M12 21c4-4.5 6.5-7.7 6.5-11a6.5 6.5 0 0 0-13 0c0 3.3 2.5 6.5 6.5 11Zm0-8.7a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z"
  />
);
