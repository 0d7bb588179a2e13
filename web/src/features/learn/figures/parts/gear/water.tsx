import type { ReactNode } from 'react';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';
import { ink } from '#features/learn/figures/parts/ink.ts';

type Size = { width: number; height: number };

const RAYS = [
  [0.06, 0.12, -0.1],
  [0.27, 0.09, -0.03],
  [0.48, 0.14, 0.02],
  [0.72, 0.1, 0.09],
  [0.9, 0.07, 0.13],
] as const;

/** Deep water behind a whole drawing: light from above, violet from the right, dark below. */
export function DeepWater({ width, height }: Size): ReactNode {
  const id = useDrawingId();
  return (
    <g>
      <defs>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b4363" />
          <stop offset="0.34" stopColor={ink.deep} />
          <stop offset="1" stopColor={ink.abyss} />
        </linearGradient>
        <radialGradient id={`${id}l`} cx="0.28" cy="-0.06" r="0.8">
          <stop offset="0" stopColor="#28b4d2" stopOpacity="0.5" />
          <stop offset="1" stopColor="#28b4d2" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}v`} cx="1" cy="0" r="0.75">
          <stop offset="0" stopColor="#6a4be0" stopOpacity="0.34" />
          <stop offset="1" stopColor="#6a4be0" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}r`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#bff6ff" stopOpacity="0.13" />
          <stop offset="0.7" stopColor="#bff6ff" stopOpacity="0" />
        </linearGradient>
      </defs>
      {['w', 'l', 'v'].map((layer) => (
        <rect key={layer} width={width} height={height} fill={`url(#${id}${layer})`} />
      ))}
      {RAYS.map(([at, wide, lean]) => (
        <path
          key={at}
          d={`M${width * at} 0h${width * wide * 0.45}l${width * (lean + wide * 0.5)} ${height}h${-width * wide * 1.4}Z`}
          fill={`url(#${id}r)`}
        />
      ))}
    </g>
  );
}

/** A dark room behind tanks and buckets. */
export function Room({ width, height }: Size): ReactNode {
  const id = useDrawingId();
  return (
    <g>
      <defs>
        <radialGradient id={`${id}g`} cx="0.35" cy="0.22" r="0.9">
          <stop offset="0" stopColor="#14496a" />
          <stop offset="0.55" stopColor={ink.deep} />
          <stop offset="1" stopColor={ink.abyss} />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}g)`} />
    </g>
  );
}

type PaneProps = Size & { x: number; y: number; r?: number; tint?: string };

/** A pane of dark glass as a background for text. */
export function Pane({ x, y, width, height, r = 12, tint = ink.line }: PaneProps): ReactNode {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={r} fill={ink.abyss} opacity={0.72} />
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx={r}
        fill="none"
        stroke={tint}
        strokeOpacity={0.75}
      />
    </g>
  );
}
