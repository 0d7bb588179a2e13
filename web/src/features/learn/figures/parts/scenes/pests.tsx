import { closedCurve, type Point, steps } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { Acropora } from '#features/learn/figures/parts/animals/corals.tsx';
import { dots } from '#features/learn/figures/parts/curve.ts';

/*
 * Pests of a reef, each about 80 wide around 0 0. Anemones after Calfo and Fenner, "Reef
 * Invertebrates"; the Acropora flatworm after Barton and others (2019).
 */

function Ground(): ReactNode {
  return <path d="M-44 30Q-30 20-12 23T22 21 44 28V34H-44Z" fill="#4a4058" />;
}

const ROUND = Math.PI;

/** Tentacles that fan out above a disk, as path data. */
function fan(count: number, inner: number, outer: number, lift: number): string {
  return steps(count)
    .map((t, i) => {
      const angle = ROUND * (0.06 + t * 0.88);
      const reach = outer * (i % 2 === 0 ? 1 : 0.82);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((n) => Math.round(n * 100) / 100);
      const x = (r: number) => Math.round(-(cos ?? 0) * r * 10) / 10;
      const y = (r: number) => Math.round((lift - (sin ?? 0) * r * 0.75) * 10) / 10;
      return `M${x(inner)} ${y(inner)}L${x(reach)} ${y(reach)}`;
    })
    .join('');
}

/** Slender stalk, small disk, many pointed tentacles. */
export function Aptasia(): ReactNode {
  return (
    <g>
      <Ground />
      <path d="M-5 25Q-7 8-10-4H10Q7 8 5 25Z" fill="#9a7446" opacity="0.85" />
      <g stroke="#caa468" strokeLinecap="round" fill="none">
        <path d={fan(15, 8, 34, -5)} strokeWidth="1.6" />
        <path d={fan(9, 5, 22, -4)} strokeWidth="1.4" stroke="#e8cf9c" />
      </g>
      <ellipse cy="-4" rx="11" ry="4.4" fill="#b08a54" />
      <ellipse cy="-4" rx="3.4" ry="1.4" fill="#5a3e20" />
    </g>
  );
}

const MAJANO: readonly Point[] = [
  [-26, 6],
  [-20, -4],
  [-11, -10],
  [0, -12],
  [11, -10],
  [20, -4],
  [26, 6],
  [-15, 4],
  [-6, -2],
  [6, -2],
  [15, 4],
];

/** Short and stubby, tentacles with swollen tips. */
export function Majano(): ReactNode {
  return (
    <g>
      <Ground />
      <path d="M-16 25Q-20 14-16 8H16Q20 14 16 25Z" fill="#3f7a4a" />
      <ellipse cy="8" rx="24" ry="8" fill="#4f9a58" />
      <g fill="none" strokeLinecap="round">
        <path
          d={MAJANO.map(([x, y]) => `M${Math.round(x * 0.5)} 8L${x} ${y}`).join('')}
          stroke="#6fc070"
          strokeWidth="5"
        />
        <path d={dots(MAJANO)} stroke="#c8f0a0" strokeWidth="8.5" />
        <path d={dots(MAJANO)} stroke="#e890c8" strokeWidth="4" />
      </g>
      <ellipse cy="8" rx="4" ry="1.8" fill="#1f4a28" />
    </g>
  );
}

const WORMS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-24, 12, -20],
  [-6, 4, 35],
  [16, 10, -50],
  [28, -4, 15],
  [-18, -10, 60],
  [6, -16, -10],
];

/** Rust red, with two short tails. */
export function RedFlatworms(): ReactNode {
  return (
    <g>
      <path d="M-44 26Q-40-26 0-28T44 26Z" fill="#33415a" />
      <path d="M-44 26Q-40-14 0-16T44 26Z" fill="#3d4d68" />
      {WORMS.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-9 0Q-8-5 0-4.5T8-3L13-4.5 10 0 13 4.5 8 3Q4 5 0 4.5T-9 0Z" fill="#c2452a" />
          <path d="M-6 0H6" stroke="#f09a6a" strokeWidth="1.2" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}

const BITES: readonly Point[] = [
  [-15, -4],
  [-11, 5],
  [-6, 12],
  [3, 2],
  [7, 10],
  [13, -2],
  [0, 16],
];

/** Round pale bites from the base upward, and the worm as flat as the branch. */
export function AcroporaFlatworm(): ReactNode {
  return (
    <g>
      <Acropora x={0} y={28} size={64} color="#7a6ae0" tip="#d8ccff" />
      <g fill="none" strokeLinecap="round">
        <path d={dots(BITES)} stroke="#f6f0e4" strokeWidth="5" />
      </g>
      <g transform="translate(-4 -8) rotate(-62)">
        <path
          d={closedCurve([
            [-9, 0],
            [-3, -5],
            [6, -4],
            [10, 0],
            [6, 4],
            [-3, 5],
          ])}
          fill="#a89cf0"
          stroke="#3a2f8a"
          strokeWidth="1.4"
        />
        <path d="M-5-1.5h.01M-5 1.5h.01" stroke="#1a1440" strokeWidth="1.8" strokeLinecap="round" />
      </g>
      <path
        d={dots([
          [20, 20],
          [23, 18],
          [24, 22],
          [27, 20],
        ])}
        stroke="#c08a2a"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </g>
  );
}

const TUFTS = steps(9).map((t): Point => [-20 + t * 38, -2 - Math.sin(t * ROUND) * 5]);

/** White, the size of a rice grain, rows of soft tufts. */
export function Nudibranch(): ReactNode {
  return (
    <g>
      <path d="M-44 30Q-46 2-20-2T20 2 44 30Z" fill="#7a4a3a" />
      <path
        d={dots(steps(21).map((_t, i): Point => [-30 + (i % 7) * 9, 8 + Math.floor(i / 7) * 8]))}
        stroke="#c8785a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-26-2Q-24-9-4-9T24-3Q10 2-4 2T-26-2Z" fill="#f6f6f0" />
      <path
        d={TUFTS.map(([x, y], i) => `M${x} ${Math.round(y)}l${i % 2 ? 3 : -2}-9`).join('')}
        stroke="#fff"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M-25-4l-6-6M-23-5l-3-8" stroke="#e8e8e0" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

const BUGS: readonly Point[] = [
  [-16, -2],
  [-12, 8],
  [-4, 0],
  [2, 12],
  [8, -2],
  [14, 6],
  [-9, -12],
  [10, -14],
  [18, -8],
];

/** Yellow specks with a red dot, on a branch without polyps. */
export function RedBugs(): ReactNode {
  return (
    <g>
      <Acropora x={0} y={28} size={64} color="#6d8a86" tip="#a8b8a8" />
      <g fill="none" strokeLinecap="round">
        <path d={dots(BUGS)} stroke="#ffe36a" strokeWidth="4.4" />
        <path d={dots(BUGS)} stroke="#d8241a" strokeWidth="1.9" />
      </g>
    </g>
  );
}
