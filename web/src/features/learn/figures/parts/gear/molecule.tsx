import type { ReactNode } from 'react';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';
import { ink } from '#features/learn/figures/parts/ink.ts';
import { Words } from '#features/learn/figures/parts/words.tsx';

type MoleculeProps = { x: number; y: number; r: number; kind: 'NH3' | 'NO2' | 'NO3' };

const LOOKS = {
  NH3: { glow: ink.coral, core: '#ff8f73', other: 'H', angles: [90, 210, 330] },
  NO2: { glow: ink.sun, core: '#ffd58c', other: 'O', angles: [28, 152] },
  NO3: { glow: ink.violet, core: '#b6a0ff', other: 'O', angles: [90, 210, 330] },
} as const;

/** One of the three nitrogen compounds as a glowing drop with its atoms. */
export function Molecule({ x, y, r, kind }: MoleculeProps): ReactNode {
  const id = useDrawingId();
  const { glow, core, other, angles } = LOOKS[kind];
  const small = other === 'H' ? r * 0.2 : r * 0.27;
  return (
    <g transform={`translate(${x} ${y})`}>
      <defs>
        <radialGradient id={`${id}g`}>
          <stop offset="0.45" stopColor={glow} stopOpacity="0.5" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}d`} cx="0.35" cy="0.28" r="0.85">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.4" stopColor={glow} stopOpacity="0.24" />
          <stop offset="1" stopColor={glow} stopOpacity="0.5" />
        </radialGradient>
      </defs>
      <circle r={r * 1.65} fill={`url(#${id}g)`} />
      <circle r={r} fill="#06182a" opacity="0.7" />
      <circle r={r} fill={`url(#${id}d)`} stroke={glow} strokeWidth="1.4" />
      {angles.map((angle) => {
        const turn = (angle * Math.PI) / 180;
        const [cx, cy] = [
          Math.round(Math.cos(turn) * r * 60) / 100,
          Math.round(Math.sin(turn) * r * 60) / 100,
        ];
        return (
          <g key={angle}>
            <path d={`M0 0L${cx} ${cy}`} stroke="#fff" strokeWidth={r * 0.09} opacity={0.6} />
            <circle cx={cx} cy={cy} r={small} fill={other === 'H' ? '#eafaff' : '#ff6a6a'} />
            <circle
              cx={cx - small * 0.3}
              cy={cy - small * 0.35}
              r={small * 0.28}
              fill="#fff"
              opacity={0.85}
            />
          </g>
        );
      })}
      <circle r={r * 0.34} fill={core} />
      <Words
        x={0}
        y={r * 0.13}
        size={r * 0.38}
        weight={750}
        anchor="middle"
        fill="#06182a"
        lines="N"
      />
      <ellipse
        cx={-r * 0.42}
        cy={-r * 0.56}
        rx={r * 0.2}
        ry={r * 0.1}
        fill="#fff"
        opacity="0.75"
        transform={`rotate(-38 ${-r * 0.42} ${-r * 0.56})`}
      />
    </g>
  );
}

const RODS = [
  [-26, 4, 20],
  [-12, -5, -30],
  [2, 6, 60],
  [14, -6, 10],
  [27, 5, -45],
  [-3, -14, 35],
  [-20, -13, 75],
  [20, 14, 20],
  [-12, 14, -10],
] as const;

/** A film of rod-shaped bacteria. */
export function Bacteria(props: {
  x: number;
  y: number;
  scale?: number;
  color: string;
}): ReactNode {
  const { x, y, scale = 1, color } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {RODS.map(([dx, dy, turn]) => (
        <g key={`${dx}${dy}`} transform={`translate(${dx} ${dy}) rotate(${turn})`}>
          <rect
            x="-8"
            y="-3.8"
            width="16"
            height="7.6"
            rx="3.8"
            fill={color}
            opacity="0.3"
            transform="scale(1.35)"
          />
          <rect x="-8" y="-3.8" width="16" height="7.6" rx="3.8" fill={color} />
          <rect x="-5.5" y="-2.2" width="8" height="1.8" rx="0.9" fill="#fff" opacity="0.65" />
        </g>
      ))}
    </g>
  );
}
