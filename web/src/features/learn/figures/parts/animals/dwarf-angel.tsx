import { DWARF_ANGELFISH } from '#ui/drawing/fish-outlines.ts';
import { type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { FishForm, type FishPlace } from './fish-form.tsx';

const { top: BACK, bottom: BELLY } = DWARF_ANGELFISH;

const FINS: { points: Point[]; fill: string; edge?: string }[] = [
  {
    points: [
      [95, -7],
      [106, -13],
      [118, -13],
      [121, 0],
      [118, 13],
      [106, 13],
      [95, 7],
    ],
    fill: '#ff9a2e',
  },
  {
    points: [
      [18, -18],
      [26, -32],
      [46, -39],
      [70, -39],
      [92, -36],
      [103, -24],
      [94, -8],
      [60, -24],
    ],
    fill: '#ff5a1a',
    edge: '#2a2ad0',
  },
  {
    points: [
      [44, 25],
      [56, 37],
      [78, 38],
      [98, 30],
      [101, 20],
      [92, 8],
      [66, 22],
    ],
    fill: '#ff5a1a',
    edge: '#2a2ad0',
  },
  {
    points: [
      [28, 22],
      [34, 36],
      [44, 42],
      [42, 28],
    ],
    fill: '#ff7a2a',
  },
];

const NEAR: { points: Point[]; fill: string; opacity: number }[] = [
  {
    points: [
      [32, 2],
      [44, -4],
      [52, 4],
      [46, 13],
      [35, 11],
    ],
    fill: '#ffc07a',
    opacity: 0.85,
  },
];

const BARS = [
  'M31-26Q33-8 31 8',
  'M48-26Q46-4 49 20',
  'M61-25Q58-4 62 20',
  'M73-21Q70-4 73 16',
  'M83-16Q81-2 83 10',
];

/** A flame angelfish: blazing orange-red, black bars, blue edges behind. */
export function DwarfAngel(place: FishPlace): ReactNode {
  return (
    <FishForm
      place={place}
      back={BACK}
      belly={BELLY}
      skin={[
        [0, '#d81a08'],
        [0.35, '#f53a0c'],
        [0.7, '#ff5f16'],
        [1, '#ff9440'],
      ]}
      fins={FINS}
      nearFins={NEAR}
      eye={[12, -4, 3.8, '#ff9a5a']}
      mouth={[
        [0.4, 5.6],
        [3.6, 7.6],
      ]}
    >
      {BARS.map((bar) => (
        <path
          key={bar}
          d={bar}
          stroke="#140406"
          strokeWidth="3.2"
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </FishForm>
  );
}
