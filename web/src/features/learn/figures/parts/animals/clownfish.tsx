import { CLOWNFISH } from '#ui/drawing/fish-outlines.ts';
import { closedCurve, type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { FishForm, type FishPlace } from './fish-form.tsx';

const EDGE = '#0b0c16';
const FIN = '#ff9230';

const { top: BACK, bottom: BELLY } = CLOWNFISH;

const FINS = [
  {
    points: [
      [95, -7],
      [104, -13],
      [115, -14],
      [122, -7],
      [124, 0],
      [122, 7],
      [115, 14],
      [104, 13],
      [95, 7],
    ],
    fill: FIN,
    edge: EDGE,
  },
  {
    points: [
      [22, -15],
      [28, -25],
      [38, -30],
      [50, -30],
      [58, -26],
      [63, -17],
      [44, -14],
    ],
    fill: FIN,
    edge: EDGE,
  },
  {
    points: [
      [57, -17],
      [64, -30],
      [76, -32],
      [87, -26],
      [93, -14],
      [91, -6],
      [72, -10],
    ],
    fill: FIN,
    edge: EDGE,
  },
  {
    points: [
      [59, 16],
      [68, 30],
      [80, 33],
      [90, 26],
      [93, 14],
      [90, 6],
      [74, 11],
    ],
    fill: FIN,
    edge: EDGE,
  },
  {
    points: [
      [28, 16],
      [31, 30],
      [40, 40],
      [49, 39],
      [48, 28],
      [42, 18],
    ],
    fill: FIN,
    edge: EDGE,
  },
] satisfies { points: Point[]; fill: string; edge: string }[];

const NEAR = [
  {
    points: [
      [33, 2],
      [43, -7],
      [54, -5],
      [59, 4],
      [55, 14],
      [45, 16],
      [34, 10],
    ] as Point[],
    fill: '#ffa544',
    edge: EDGE,
  },
];

const BANDS: readonly (readonly Point[])[] = [
  [
    [17, -26],
    [25, -26],
    [29, -8],
    [30, 2],
    [28, 14],
    [22, 26],
    [13, 26],
    [20, 12],
    [21, 0],
    [20, -10],
  ],
  [
    [54, -28],
    [66, -28],
    [62, -14],
    [59, 0],
    [62, 12],
    [64, 28],
    [53, 28],
    [48, 14],
    [38, 0],
    [48, -12],
  ],
  [
    [90, -14],
    [95, -14],
    [96.5, 0],
    [95, 14],
    [90, 14],
    [91, 0],
  ],
];

/** An ocellaris clownfish: orange, three white bands edged with black, round fins. */
export function Clownfish(place: FishPlace): ReactNode {
  return (
    <FishForm
      place={place}
      back={BACK}
      belly={BELLY}
      skin={[
        [0, '#f0701a'],
        [0.4, '#ff8a1e'],
        [0.75, '#ffa236'],
        [1, '#ffc06a'],
      ]}
      fins={FINS}
      nearFins={NEAR}
      eye={[13, -4.5, 4.8, '#ff9a3a']}
      mouth={[
        [0.6, 4],
        [3.4, 5.2],
        [6.4, 7.2],
      ]}
    >
      {BANDS.map((band) => (
        <path
          key={String(band[0])}
          d={closedCurve(band)}
          fill="#fdfcf6"
          stroke={EDGE}
          strokeWidth="2.2"
        />
      ))}
    </FishForm>
  );
}
