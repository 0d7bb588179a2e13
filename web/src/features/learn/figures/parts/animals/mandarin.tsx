import { type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { FishForm, type FishPlace } from './fish-form.tsx';

const BACK: readonly Point[] = [
  [0, 5],
  [2, 1],
  [8, -6],
  [15, -10.4],
  [26, -12],
  [44, -12.6],
  [62, -11.4],
  [82, -8.4],
  [100, -6.4],
];
const BELLY: readonly Point[] = [
  [0, 5],
  [2, 8],
  [10, 11],
  [24, 13],
  [44, 13],
  [62, 11],
  [82, 8.4],
  [100, 6.6],
];

const FINS: { points: Point[]; fill: string; edge: string }[] = [
  {
    points: [
      [96, -6],
      [112, -13],
      [128, -11],
      [132, 0],
      [128, 11],
      [112, 13],
      [96, 6],
    ],
    fill: '#ff7a2a',
    edge: '#2a6aff',
  },
  {
    points: [
      [23, -10],
      [26, -42],
      [36, -36],
      [44, -22],
      [42, -11],
    ],
    fill: '#1a7ad8',
    edge: '#ff7a1a',
  },
  {
    points: [
      [46, -10],
      [52, -28],
      [68, -32],
      [88, -28],
      [98, -14],
      [88, -7],
    ],
    fill: '#128fc0',
    edge: '#ff7a1a',
  },
  {
    points: [
      [52, 10],
      [62, 24],
      [82, 24],
      [97, 14],
      [88, 7],
    ],
    fill: '#1a8ad0',
    edge: '#2ff0e0',
  },
];

const NEAR: { points: Point[]; fill: string; edge: string; opacity: number }[] = [
  {
    points: [
      [20, 9],
      [24, 26],
      [36, 33],
      [46, 26],
      [42, 15],
    ],
    fill: '#1a8ad8',
    edge: '#2ff0e0',
    opacity: 0.95,
  },
  {
    points: [
      [30, 4],
      [42, -4],
      [51, 4],
      [45, 13],
      [34, 11],
    ],
    fill: '#3fd0e0',
    edge: '#1a5ab0',
    opacity: 0.9,
  },
];

const MAZE = [
  'M22-14Q32-2 22 14',
  'M34-14Q28 0 38 14',
  'M48-14Q56 0 46 14',
  'M62-13Q56 0 66 13',
  'M78-12Q86 0 76 12',
  'M92-9Q88 0 94 9',
];

/** A mandarin dragonet: an orange maze on blue-green, fins like sails. */
export function Mandarin(place: FishPlace): ReactNode {
  return (
    <FishForm
      place={place}
      back={BACK}
      belly={BELLY}
      skin={[
        [0, '#0f8a9a'],
        [0.4, '#12c8c0'],
        [0.75, '#1fb0d0'],
        [1, '#7fe8d8'],
      ]}
      fins={FINS}
      nearFins={NEAR}
      eye={[11.5, -7, 4.2, '#ff5a2a']}
      mouth={[
        [0.6, 5.6],
        [5, 7],
      ]}
    >
      {MAZE.map((line) => (
        <g key={line} fill="none" strokeLinecap="round">
          <path d={line} stroke="#123a9a" strokeWidth="6" />
          <path d={line} stroke="#ff8a2a" strokeWidth="3" />
        </g>
      ))}
    </FishForm>
  );
}
