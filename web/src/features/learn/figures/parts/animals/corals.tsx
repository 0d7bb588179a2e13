import { closedCurve, openCurve, type Point, steps } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { dots, scatter, segments } from '#features/learn/figures/parts/curve.ts';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';

/** A coral's position: `x`, `y` is the middle of its foot, `size` roughly its width. */
export type CoralPlace = { x: number; y: number; size: number };

const seat = ({ x, y, size }: CoralPlace): string => `translate(${x} ${y}) scale(${size / 100})`;

type Branch = { from: Point; to: Point; width: number; isTip: boolean };

function branches(
  from: Point,
  angle: number,
  length: number,
  width: number,
  depth: number,
  seed: number,
): Branch[] {
  const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  const own: Branch = { from, to, width, isTip: depth === 0 };
  if (depth === 0) return [own];
  const spread = 0.42 + scatter(depth, seed) * 0.3;
  const lean = (side: number): Branch[] =>
    branches(to, angle + side * spread, length * 0.74, width * 0.76, depth - 1, seed * 2 + side);
  return [own, ...lean(-1), ...lean(1)];
}

const UP = -Math.PI / 2;

/** The branches as one path for each thickness, thick first. */
function byWidth(all: readonly Branch[]): [width: number, d: string][] {
  const widths = [...new Set(all.map((b) => b.width))].toSorted((one, two) => two - one);
  return widths.map((width) => {
    const same = all.filter((b) => b.width === width);
    return [width, segments(same.map(({ from, to }) => [from, to]))];
  });
}

/** Staghorn Acropora: forked branches with bright growing tips. */
export function Acropora(place: CoralPlace & { color?: string; tip?: string }): ReactNode {
  const { color = '#5a62e8', tip = '#b9f4ff' } = place;
  const all = [-0.75, -0.25, 0.25, 0.75].flatMap((lean, i) =>
    branches([lean * 14, 0], UP + lean * 0.8, 30, 11, 2, i + 3),
  );
  const tips = dots(all.filter((b) => b.isTip).map((b) => b.to));
  return (
    <g transform={seat(place)} strokeLinecap="round" fill="none">
      {byWidth(all).map(([width, d]) => (
        <g key={width}>
          <path d={d} stroke={color} strokeWidth={width} />
          <path
            d={d}
            stroke="#fff"
            strokeWidth={width * 0.24}
            opacity={0.35}
            transform={`translate(${-width * 0.2})`}
          />
        </g>
      ))}
      <path d={tips} stroke={tip} strokeWidth="9" />
    </g>
  );
}

function tentacle(i: number, count: number, reach: number): readonly Point[] {
  const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
  const tall = reach * (0.72 + scatter(i, 8) * 0.3) * (1 - 0.34 * t * t);
  const sway = (scatter(i, 3) - 0.5) * 14;
  return [
    [t * 18, 0],
    [t * 32 + sway * 0.4, -tall * 0.55],
    [t * 46 + sway, -tall],
  ];
}

/** A torch or hammer coral: long tentacles with glowing tips over a ridged skeleton. */
export function Torch(
  place: CoralPlace & { color?: string; tip?: string; reach?: number },
): ReactNode {
  const { color = '#2a9a6a', tip = '#d8ff8a', reach = 66 } = place;
  const count = 15;
  const all = Array.from({ length: count }, (_, i) => tentacle((i * 7) % count, count, reach));
  const stems = all.map(openCurve).join('');
  return (
    <g transform={seat(place)} fill="none" strokeLinecap="round">
      <path d="M-15 4 -22-14H22L15 4Z" fill="#b8a890" />
      <path d="M-12 2-16-12M-4 3-6-12M4 3 6-12M12 2 16-12" stroke="#6a5a50" strokeWidth="2" />
      <path d={stems} stroke="#0c2a3a" strokeWidth="10" opacity="0.35" />
      <path d={stems} stroke={color} strokeWidth="6.5" />
      <path d={dots(all.map((points) => points[2] ?? [0, 0]))} stroke={tip} strokeWidth="10" />
    </g>
  );
}

/** An anemone: a crowd of soft tentacles on a broad foot. */
export function Anemone(place: CoralPlace): ReactNode {
  return (
    <g>
      <path transform={seat(place)} d="M-30 6Q-34-22-44-26H44Q34-22 30 6Z" fill="#7a3f6a" />
      <Torch {...place} y={place.y - place.size * 0.12} color="#8aa860" tip="#f08ac0" reach={58} />
      <Torch {...place} y={place.y - place.size * 0.04} color="#a4c078" tip="#ff9ad0" reach={38} />
    </g>
  );
}

/** Mushroom corals: flat, wavy discs close to the rock. */
export function Mushrooms(place: CoralPlace): ReactNode {
  const discs = [
    [-30, -8, 26, '#7a3ad0', '#58e0c8'],
    [24, -10, 30, '#c83a5a', '#ffb070'],
    [-2, -24, 24, '#2a6ad8', '#8af0ff'],
  ] as const;
  return (
    <g transform={seat(place)}>
      {discs.map(([x, y, r, skin, spot]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M-5 2Q0 10-4 16H6Q2 8 6 2Z`} fill="#4a3a5a" />
          <path
            d={closedCurve(
              steps(13)
                .slice(1)
                .map((t, i): Point => [
                  Math.cos(t * 6.283) * r,
                  Math.sin(t * 6.283) * r * 0.42 + (i % 2) * 3,
                ]),
            )}
            fill={skin}
          />
          <ellipse cy="-1" rx={r * 0.62} ry={r * 0.22} fill={spot} opacity="0.6" />
          <ellipse cy="-1" rx={r * 0.2} ry={r * 0.08} fill="#fff" opacity="0.8" />
        </g>
      ))}
    </g>
  );
}

const POLYPS = [
  [-36, -6],
  [-20, -14],
  [-4, -8],
  [12, -16],
  [28, -9],
  [40, -3],
  [-28, 3],
  [-10, 4],
  [6, 3],
  [22, 4],
] as const;
const SKIRTS = ['#ff8a3a', '#5ae06a', '#ff5aa0'];

/** Zoanthids: a mat of small polyps with bright skirts. */
export function Zoanthids(place: CoralPlace): ReactNode {
  return (
    <g transform={seat(place)} strokeLinecap="round" fill="none">
      <path d="M-50 10Q-46-6-20-8T24-8T50 10Z" fill="#5a4a5e" />
      {SKIRTS.map((skirt, n) => {
        const own = dots(POLYPS.filter((_, i) => i % 3 === n));
        return (
          <g key={skirt}>
            <path d={own} stroke="#fff" strokeOpacity="0.6" strokeWidth="21.5" />
            <path d={own} stroke={skirt} strokeWidth="19" />
            <path d={own} stroke="#16324a" strokeWidth="10.4" />
            <path d={own} stroke="#b8ffd8" strokeWidth="4" />
          </g>
        );
      })}
    </g>
  );
}

/** A toadstool leather: a thick stalk under a cap of small polyps. */
export function Leather(place: CoralPlace): ReactNode {
  const id = useDrawingId();
  const polyps = steps(19)
    .map((t, i) => {
      const x = Math.round((t * 2 - 1) * 44);
      const y = -42 - Math.round(16 * (1 - (t * 2 - 1) ** 2));
      return `M${x} ${y}q${i % 2 ? 2 : -2}-8 0-${14 + (i % 3) * 3}`;
    })
    .join('');
  return (
    <g transform={seat(place)}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f0d8a8" />
          <stop offset="1" stopColor="#8a6a58" />
        </linearGradient>
      </defs>
      <path d="M-16 4Q-8-20-18-40H18Q8-20 18 4Z" fill={`url(#${id})`} />
      <path d={polyps} stroke="#d8f0c0" strokeWidth="2.6" fill="none" strokeLinecap="round" />
      <path d="M-50-40Q-52-58-24-62T26-62T50-40Q26-30 0-34T-50-40Z" fill={`url(#${id})`} />
    </g>
  );
}

/** A sea fan: a net of branches in one plane. */
export function SeaFan(place: CoralPlace): ReactNode {
  const all = [-0.62, -0.2, 0.22, 0.6].flatMap((lean, i) =>
    branches([lean * 4, 0], UP + lean, 34, 6, 4, i + 5),
  );
  return (
    <g transform={seat(place)} stroke="#b060e0" fill="none" strokeLinecap="round">
      {byWidth(all).map(([width, d]) => (
        <path key={width} d={d} strokeWidth={width} />
      ))}
    </g>
  );
}
