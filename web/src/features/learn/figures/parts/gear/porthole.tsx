import type { ReactNode } from 'react';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';
import { ink } from '#features/learn/figures/parts/ink.ts';

type PortholeProps = { x: number; y: number; r: number; rim: string; children: ReactNode };

/** A round window into the water; children are drawn in a space of −50 to 50 around its middle. */
export function Porthole({ x, y, r, rim, children }: PortholeProps): ReactNode {
  const id = useDrawingId();
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.round((r / 50) * 1000) / 1000})`}>
      <defs>
        <radialGradient id={`${id}w`} cx="0.35" cy="0.15" r="0.95">
          <stop offset="0" stopColor="#3cc4dc" />
          <stop offset="0.45" stopColor="#12719c" />
          <stop offset="1" stopColor="#08244a" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <circle r="49" />
        </clipPath>
      </defs>
      <circle r="57" fill={ink.abyss} />
      <circle r="49" fill={`url(#${id}w)`} />
      <g clipPath={`url(#${id}c)`}>
        <path d="M-50 34Q-20 26 6 32T50 30V50H-50Z" fill="#b9ac8c" />
        <path d="M-50 42H50V50H-50Z" fill="#6d6a66" opacity="0.6" />
        {children}
      </g>
      <circle r="50" fill="none" stroke={rim} strokeWidth="3" />
      <path
        d="M-36-26A44 44 0 0 1-10-42"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.5"
      />
    </g>
  );
}
