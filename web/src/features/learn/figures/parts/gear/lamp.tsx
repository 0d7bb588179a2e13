import type { ReactNode } from 'react';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';

type LampProps = { x: number; y: number; width: number; reach: number; spread: number };

/** A reef lamp with its bottom edge at `y`, throwing a cone of light `reach` deep. */
export function Lamp({ x, y, width, reach, spread }: LampProps): ReactNode {
  const id = useDrawingId();
  const half = width / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <defs>
        <linearGradient id={`${id}c`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#dffbff" stopOpacity="0.62" />
          <stop offset="0.3" stopColor="#6cc8ff" stopOpacity="0.2" />
          <stop offset="0.66" stopColor="#5a7aff" stopOpacity="0.08" />
          <stop offset="1" stopColor="#5a6aff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4a6478" />
          <stop offset="1" stopColor="#101d2b" />
        </linearGradient>
      </defs>
      <path
        d={`M${-half} 0H${half}L${half + spread} ${reach}H${-half - spread}Z`}
        fill={`url(#${id}c)`}
      />
      <path
        d={`M${-half * 0.6} 0H${half * 0.6}L${half * 0.7} ${reach * 0.85}H${-half * 0.7}Z`}
        fill={`url(#${id}c)`}
      />
      <path d={`M${-half * 0.5}-18V-44M${half * 0.5}-18V-44`} stroke="#8fb0c4" strokeWidth="1.6" />
      <rect
        x={-half}
        y="-20"
        width={width}
        height="20"
        rx="6"
        fill={`url(#${id}b)`}
        stroke="#7fa6ba"
      />
      {[-0.72, -0.36, 0, 0.36, 0.72].map((at, i) => (
        <g key={at}>
          <circle cx={half * at} cy="-3" r="7" fill={i % 2 ? '#a88aff' : '#8ae6ff'} opacity="0.5" />
          <circle cx={half * at} cy="-3" r="3.4" fill="#fff" />
        </g>
      ))}
    </g>
  );
}
