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
    path="M8.200 4.200 5.500 5a2 2 0 0 0-1.400 2.200C5 13.700 10.300 19 16.800 19.900A2 2 0 0 0 19 18.500l.8-2.700-4.200-2.300-1.900 1.700c-2.200-1-4-2.800-5-5l1.700-1.900-2.200-4.100Z"
  />
);

export const EnvelopeIcon = (props: IconProps): ReactNode => (
  <Icon {...props} path="M4 6h16v12H4V6Zm.5.500L12 13l7.500-6.500" />
);

export const PinIcon = (props: IconProps): ReactNode => (
  <Icon
    {...props}
    path="M12 21c4-4.500 6.500-7.700 6.500-11a6.500 6.500 0 0 0-13 0c0 3.300 2.500 6.500 6.500 11Zm0-8.700a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600Z"
  />
);
