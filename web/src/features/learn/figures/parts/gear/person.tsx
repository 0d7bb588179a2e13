import type { ReactNode } from 'react';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';

/** Inches from the floor to the crown: 5 feet 8 inches, 173 cm. */
const TALL = 68;

/** The right half of the figure: neck, shoulder, arm, waist, leg, shoe. */
const HALF =
  'M-.2-121H2.8V-116Q10-114 12.2-109L15.2-86 16.2-67Q17.4-60 15-58.5 12.7-59 12.6-66L11.7-85 10-99 8.6-80Q10.6-71 10.8-60L9.2-32 7.8-4Q12-2.5 12.4 0H2.8L2.2-32 .6-57H-.2Z';

/** A person for scale, standing at `x` on the floor, drawn 136 units tall and scaled. */
export function Person(props: { x: number; floor: number; perInch: number }): ReactNode {
  const { x, floor, perInch } = props;
  const id = useDrawingId();
  const k = (TALL * perInch) / 136;
  return (
    <g transform={`translate(${x} ${floor}) scale(${k})`}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#7fb0c8" />
          <stop offset="1" stopColor="#2b5a7a" />
        </linearGradient>
      </defs>
      <ellipse rx="20" ry="3" fill="#000814" opacity="0.5" />
      <g fill={`url(#${id})`}>
        <ellipse cy="-127" rx="6.4" ry="8.6" />
        <path d={HALF} />
        <path d={HALF} transform="scale(-1 1)" />
      </g>
      <path
        d="M-12-108-15.5-82"
        stroke="#d6f2fb"
        strokeWidth="1"
        fill="none"
        opacity="0.6"
        strokeLinecap="round"
      />
    </g>
  );
}
