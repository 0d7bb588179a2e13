import { type Point, steps } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { dots, scatter } from '#features/learn/figures/parts/curve.ts';

/*
 * Growths of a reef tank, each about 80 wide around 0 0, after Delbeek and Sprung, "The Reef
 * Aquarium" 3, and the dinoflagellate guide of reef2reef.
 */

function Stone(): ReactNode {
  return <path d="M-42 30Q-44 8-26 2T6-4 34 6 42 30Z" fill="#4a5166" />;
}

/** Points along the top of the stone, for what grows on it. */
const CREST: readonly Point[] = steps(23).map((t, i): Point => {
  const x = -36 + t * 70;
  return [Math.round(x), Math.round(4 - Math.sin(t * Math.PI) * 9 + scatter(i, 2) * 4)];
});

const DUST: readonly Point[] = Array.from({ length: 150 }, (_each, i): Point => [
  Math.round(-38 + scatter(i, 1) * 76),
  Math.round(8 + scatter(i, 5) * 20),
]);

/** A brown dust over stone and sand, with a stripe where a finger passed. */
export function Diatoms(): ReactNode {
  return (
    <g>
      <Stone />
      <path d="M-41 24Q-42 10-26 4T6-2 34 8 41 24Z" fill="#8a6434" opacity="0.7" />
      <path d={dots(DUST)} stroke="#c89a54" strokeWidth="1.7" strokeLinecap="round" opacity="0.9" />
      <path
        d="M-14 6Q0 14 18 26"
        stroke="#4a5166"
        strokeWidth="8"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

/** Soft green threads, longer than a fingernail, all leaning with the current. */
export function HairAlgae(): ReactNode {
  const threads = CREST.map(
    ([x, y], i) => `M${x} ${y + 4}q${6 + (i % 3) * 2}-14 ${14 + (i % 4) * 3}-${22 + (i % 5) * 3}`,
  );
  return (
    <g>
      <Stone />
      <g fill="none" strokeLinecap="round">
        <path d={threads.join('')} stroke="#3f9a3a" strokeWidth="2.2" />
        <path
          d={threads.filter((_d, i) => i % 2 === 0).join('')}
          stroke="#8ad860"
          strokeWidth="1.2"
        />
      </g>
    </g>
  );
}

/** Stiff, dark tufts, each a feather. */
export function Bryopsis(): ReactNode {
  const barbs = [-4, -9, -14, -19, -24];
  const feather = barbs.map((y, i) => `M0 ${y}l${-8 + i}-4M0 ${y}l${8 - i}-4`).join('');
  return (
    <g>
      <Stone />
      <g fill="none" stroke="#1f6a3e" strokeLinecap="round">
        {[
          [-28, 6, -14],
          [-16, 2, 4],
          [-3, 0, -6],
          [10, 1, 8],
          [23, 5, 16],
        ].map(([x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path d="M0 2V-29" strokeWidth="2.2" />
            <path d={feather} strokeWidth="1.7" stroke="#2f8a52" />
          </g>
        ))}
      </g>
    </g>
  );
}

const BUBBLES: readonly (readonly [x: number, y: number, r: number])[] = [
  [-24, 4, 8],
  [-11, -3, 10],
  [5, -6, 7],
  [16, 1, 11],
  [29, 9, 6],
  [-2, 9, 6],
  [-30, 14, 5],
];

/** Shiny green marbles. */
export function BubbleAlgae(): ReactNode {
  return (
    <g>
      <Stone />
      {BUBBLES.map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill="#2f8a4a" stroke="#174a26" strokeWidth="1" />
          <path
            d={`M${x - r * 0.5} ${y - r * 0.35}q${r * 0.3}-${r * 0.35} ${r * 0.6}-${r * 0.3}`}
            stroke="#d8ffe0"
            strokeWidth={r * 0.22}
            strokeLinecap="round"
            fill="none"
          />
        </g>
      ))}
    </g>
  );
}

/** A dark red sheet with bubbles under it, one corner lifting. */
export function Cyano(): ReactNode {
  return (
    <g>
      <Stone />
      <path
        d="M-42 26Q-43 8-26 2T6-4Q18-2 22 2L30-12Q40-8 38 2L34 8Q42 16 42 26 20 20 0 24T-42 26Z"
        fill="#7a1830"
        opacity="0.94"
      />
      <path d="M22 2 30-12Q40-8 38 2Z" fill="#a83a54" />
      <path
        d="M-34 14Q-14 4 6 8M-30 22Q-8 14 18 16"
        stroke="#4a0c1c"
        strokeWidth="1.6"
        fill="none"
      />
      <g fill="#ffd8e0" opacity="0.75">
        <circle cx="-20" cy="10" r="2.6" />
        <circle cx="-6" cy="4" r="2" />
        <circle cx="8" cy="12" r="3" />
        <circle cx="24" cy="14" r="2.2" />
      </g>
    </g>
  );
}

/** Brown snot in strings, a bubble of gas at the tip of each. */
export function Dinoflagellates(): ReactNode {
  const strings: readonly (readonly [x: number, y: number, rise: number])[] = [
    [-30, 10, 24],
    [-19, 5, 32],
    [-7, 1, 26],
    [5, 0, 34],
    [17, 4, 24],
    [29, 9, 28],
  ];
  return (
    <g>
      <Stone />
      <path
        d="M-42 26Q-43 8-26 2T6-4 34 6 42 26Q30 16 14 22T-14 20-42 26Z"
        fill="#7a5226"
        opacity="0.85"
      />
      {strings.map(([x, y, rise], i) => (
        <g key={x}>
          <path
            d={`M${x} ${y + 4}q${i % 2 ? 5 : -5}-${rise / 2} ${i % 2 ? -1 : 2}-${rise}`}
            stroke="#9a6c34"
            strokeWidth="2.6"
            strokeLinecap="round"
            fill="none"
            opacity="0.9"
          />
          <circle
            cx={x + (i % 2 ? -1 : 2)}
            cy={y + 2 - rise}
            r="3.2"
            fill="#eaf6ff"
            fillOpacity="0.55"
            stroke="#fff"
            strokeWidth="0.8"
          />
        </g>
      ))}
    </g>
  );
}
