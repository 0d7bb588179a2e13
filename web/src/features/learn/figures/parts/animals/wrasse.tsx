import { type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { FishForm, type FishPlace } from './fish-form.tsx';

const BACK: readonly Point[] = [
  [0, 3],
  [4, -1],
  [12, -7],
  [24, -12],
  [40, -14],
  [60, -13],
  [80, -10],
  [92, -8],
  [100, -7.6],
];
const BELLY: readonly Point[] = [
  [0, 3],
  [3, 5.5],
  [12, 9.5],
  [26, 13],
  [42, 14],
  [60, 13],
  [80, 10],
  [92, 8.2],
  [100, 7.8],
];

const FINS: { points: Point[]; fill: string; edge?: string }[] = [
  {
    points: [
      [95, -7],
      [108, -13],
      [120, -10],
      [123, 0],
      [120, 10],
      [108, 13],
      [95, 7],
    ],
    fill: '#ff6a4a',
    edge: '#6fd0ff',
  },
  {
    points: [
      [22, -10],
      [30, -30],
      [44, -36],
      [64, -31],
      [84, -28],
      [99, -20],
      [95, -7],
    ],
    fill: '#f0443a',
    edge: '#5fc0ff',
  },
  {
    points: [
      [46, 12],
      [58, 25],
      [78, 26],
      [97, 20],
      [94, 7],
    ],
    fill: '#f0604a',
    edge: '#5fc0ff',
  },
  {
    points: [
      [28, 11],
      [40, 22],
      [47, 25],
      [42, 13],
    ],
    fill: '#ff8a5a',
  },
];

const NEAR: { points: Point[]; fill: string; opacity: number }[] = [
  {
    points: [
      [30, 0],
      [41, -4],
      [47, 3],
      [42, 10],
      [32, 7],
    ],
    fill: '#ffd0a0',
    opacity: 0.8,
  },
];

const LINES = ['M8-3Q50-10 102-3', 'M6 2Q50-2 102 1', 'M8 6Q50 6 102 4'];

/** A flasher wrasse with its sail raised: orange-red, blue lines along the flank. */
export function FlasherWrasse(place: FishPlace): ReactNode {
  return (
    <FishForm
      place={place}
      back={BACK}
      belly={BELLY}
      skin={[
        [0, '#d8402a'],
        [0.4, '#ff7a3a'],
        [0.75, '#ffa45a'],
        [1, '#ffd49a'],
      ]}
      fins={FINS}
      nearFins={NEAR}
      eye={[11, -1.5, 3.4, '#ff5a3a']}
      mouth={[
        [0.4, 3.2],
        [4, 4.4],
      ]}
    >
      {LINES.map((line) => (
        <path key={line} d={line} stroke="#58b8ff" strokeWidth="1.5" fill="none" opacity="0.85" />
      ))}
    </FishForm>
  );
}
