import { steps } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';
import { dots, scatter } from '#features/learn/figures/parts/curve.ts';

type TankProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Depth of the sand; none for a bare tank. */
  sand?: number;
  /** Space between the rim and the water. */
  freeboard?: number;
  children?: ReactNode;
};

const WAVE = 26;

/** The line of a rippled surface from `x0` to `x1`. */
function ripple(x0: number, x1: number, y: number): string {
  const count = Math.max(1, Math.round((x1 - x0) / WAVE));
  const step = Math.round(((x1 - x0) / count) * 100) / 100;
  const waves = Array.from(
    { length: count },
    (_, i) => `q${step / 2} ${i % 2 ? 2.4 : -2.4} ${step} 0`,
  );
  return `M${x0} ${y}${waves.join('')}`;
}

function Sand({ x, y, width, height }: Omit<TankProps, 'sand'>): ReactNode {
  const grains = (tone: number): string =>
    dots(
      steps(Math.round(width / 7)).flatMap((t, i) =>
        i % 2 === tone ? [[x + 3 + t * (width - 6), y + 4 + scatter(i, 2) * (height - 6)]] : [],
      ),
    );
  const round = { strokeWidth: 1.8, strokeLinecap: 'round', opacity: 0.7 } as const;
  return (
    <g>
      <path
        d={`M${x} ${y + 3}q${width * 0.2}-7 ${width * 0.42}-2t${width * 0.58} 0V${y + height}H${x}Z`}
        fill="#cfc3a2"
      />
      <path
        d={`M${x} ${y + height * 0.45}h${width}V${y + height}H${x}Z`}
        fill="#6d6a66"
        opacity={0.5}
      />
      <path d={grains(0)} stroke="#fff6d8" {...round} />
      <path d={grains(1)} stroke="#8f8468" {...round} />
    </g>
  );
}

/** A glass tank from the front with lit water; children are drawn inside, behind the front glass. */
export function Tank(props: TankProps): ReactNode {
  const { x, y, width, height, sand = 0, freeboard = 10, children } = props;
  const id = useDrawingId();
  const level = y + freeboard;
  return (
    <g>
      <defs>
        <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#35c0dc" stopOpacity="0.85" />
          <stop offset="0.3" stopColor="#1580a8" stopOpacity="0.85" />
          <stop offset="1" stopColor="#0a2f58" stopOpacity="0.95" />
        </linearGradient>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0.02" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <rect x={x} y={y} width={width} height={height} />
        </clipPath>
      </defs>
      <rect x={x} y={y} width={width} height={height} fill="#8fdcf0" opacity={0.07} />
      <path d={`${ripple(x, x + width, level)}V${y + height}H${x}Z`} fill={`url(#${id}w)`} />
      <path
        d={ripple(x, x + width, level)}
        fill="none"
        stroke="#d6fbff"
        strokeWidth="1.6"
        opacity={0.9}
      />
      <g clipPath={`url(#${id}c)`}>
        {sand > 0 ? <Sand x={x} y={y + height - sand} width={width} height={sand} /> : null}
        {children}
      </g>
      <path
        d={`M${x} ${y}h${width * 0.3}l${-width * 0.22} ${height}H${x}Z`}
        fill={`url(#${id}g)`}
      />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={2}
        fill="none"
        stroke="#bfeaf6"
        strokeOpacity={0.75}
        strokeWidth={2.2}
      />
      <path
        d={`M${x + 4} ${y + 5}v${height - 10}`}
        stroke="#fff"
        strokeOpacity={0.35}
        strokeWidth={1.4}
      />
    </g>
  );
}
