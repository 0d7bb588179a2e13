import { ROYAL_GRAMMA } from '#ui/drawing/fish-outlines.ts';
import { type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { useDrawingId } from '#features/learn/figures/parts/drawing-id.ts';
import { FishForm, type FishPlace } from './fish-form.tsx';

const { top: BACK, bottom: BELLY } = ROYAL_GRAMMA;

const FINS: { points: Point[]; fill: string }[] = [
  {
    points: [
      [96, -5],
      [110, -13],
      [121, -15],
      [119, -5],
      [119, 5],
      [121, 15],
      [110, 13],
      [96, 5],
    ],
    fill: '#ffc81f',
  },
  {
    points: [
      [20, -10],
      [28, -22],
      [42, -25],
      [54, -25],
      [52, -12],
    ],
    fill: '#8a2be0',
  },
  {
    points: [
      [46, -12],
      [52, -25],
      [72, -27],
      [90, -24],
      [97, -14],
      [90, -6],
    ],
    fill: '#e0a03a',
  },
  {
    points: [
      [54, 11],
      [64, 23],
      [82, 24],
      [95, 17],
      [90, 6],
    ],
    fill: '#f0b43a',
  },
  {
    points: [
      [28, 11],
      [40, 22],
      [53, 28],
      [44, 18],
      [38, 12],
    ],
    fill: '#7a22d0',
  },
];

const NEAR: { points: Point[]; fill: string; opacity: number }[] = [
  {
    points: [
      [29, 0],
      [40, -4],
      [46, 3],
      [41, 10],
      [31, 7],
    ],
    fill: '#c890ff',
    opacity: 0.8,
  },
];

/** A royal gramma: violet in front, melting into gold behind, a dark spot on the dorsal fin. */
export function RoyalGramma(place: FishPlace): ReactNode {
  const id = useDrawingId();
  return (
    <FishForm
      place={place}
      back={BACK}
      belly={BELLY}
      skin={[
        [0, '#6a12b8'],
        [0.45, '#8a1fd0'],
        [0.8, '#a044ea'],
        [1, '#c98aff'],
      ]}
      fins={FINS}
      nearFins={NEAR}
      eye={[12, -3.2, 3.9, '#c8a0ff']}
      mouth={[
        [0.4, 2.6],
        [4, 3.8],
        [8, 6],
      ]}
    >
      <defs>
        <linearGradient id={id}>
          <stop offset="0.38" stopColor="#ff9a20" stopOpacity="0" />
          <stop offset="0.58" stopColor="#ffae20" />
          <stop offset="1" stopColor="#ffd63a" />
        </linearGradient>
      </defs>
      <rect x="0" y="-30" width="104" height="60" fill={`url(#${id})`} />
      <path d="M4 3 20-8" stroke="#ffc81e" strokeWidth="1.3" fill="none" opacity="0.9" />
    </FishForm>
  );
}
