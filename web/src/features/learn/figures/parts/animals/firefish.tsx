import { FIREFISH } from '#ui/drawing/fish-outlines.ts';
import { type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';
import { FishForm, type FishPlace } from './fish-form.tsx';

const { top: BACK, bottom: BELLY } = FIREFISH;

const FINS: { points: Point[]; fill: string }[] = [
  {
    points: [
      [96, -5],
      [110, -11],
      [122, -9],
      [125, 0],
      [122, 9],
      [110, 11],
      [96, 5],
    ],
    fill: '#c41426',
  },
  {
    points: [
      [24, -7],
      [28, -24],
      [38, -44],
      [54, -56],
      [45, -42],
      [37, -24],
      [34, -8],
    ],
    fill: '#fff0c4',
  },
  {
    points: [
      [40, -7],
      [48, -18],
      [68, -21],
      [88, -21],
      [99, -14],
      [96, -4],
    ],
    fill: '#f0402a',
  },
  {
    points: [
      [44, 7],
      [52, 17],
      [70, 20],
      [88, 19],
      [98, 13],
      [96, 4],
    ],
    fill: '#f0402a',
  },
  {
    points: [
      [26, 7],
      [36, 14],
      [46, 19],
      [38, 10],
    ],
    fill: '#ffe9a8',
  },
];

const NEAR: { points: Point[]; fill: string; opacity: number }[] = [
  {
    points: [
      [22, 0],
      [31, -3],
      [35, 3],
      [29, 6],
    ],
    fill: '#fff6dc',
    opacity: 0.8,
  },
];

/** A firefish: white in front, flaming red behind, one long white fin held up like a mast. */
export function Firefish(place: FishPlace): ReactNode {
  const id = useDrawingId();
  return (
    <FishForm
      place={place}
      back={BACK}
      belly={BELLY}
      skin={[
        [0, '#f4ead2'],
        [0.5, '#fff8e8'],
        [1, '#ffe6c8'],
      ]}
      fins={FINS}
      nearFins={NEAR}
      eye={[9, -2, 3.4, '#8fb0c8']}
    >
      <defs>
        <linearGradient id={id}>
          <stop offset="0.3" stopColor="#ff9a50" stopOpacity="0" />
          <stop offset="0.6" stopColor="#f5501e" />
          <stop offset="1" stopColor="#a8102a" />
        </linearGradient>
      </defs>
      <rect x="0" y="-14" width="104" height="28" fill={`url(#${id})`} />
      <path d="M0-8Q10-7 16-9" stroke="#ffd23a" strokeWidth="5" fill="none" opacity="0.6" />
    </FishForm>
  );
}
