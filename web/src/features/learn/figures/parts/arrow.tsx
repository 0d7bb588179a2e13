import type { ReactNode } from 'react';
import { useDrawingId } from './drawing-id.ts';
import { ink } from './ink.ts';

const WIDTH = 2.6;

type ArrowProps = { d: string; color?: string; isFlowing?: boolean };

/** A line with an arrowhead at its end; `isFlowing` lets light run along it. */
export function Arrow({ d, color = ink.lumen, isFlowing = false }: ArrowProps): ReactNode {
  const id = useDrawingId();
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <defs>
        <marker
          id={id}
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5.5"
          markerHeight="5.5"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10 2.5 5Z" fill={color} />
        </marker>
      </defs>
      <path d={d} stroke={color} strokeWidth={WIDTH} opacity={0.9} markerEnd={`url(#${id})`} />
      {isFlowing ? (
        <path className="figure-stream" d={d} stroke="#fff" strokeWidth={WIDTH} opacity={0.75} />
      ) : null}
    </g>
  );
}
