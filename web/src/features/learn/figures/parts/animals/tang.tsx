import { SAILFIN_TANG } from '#ui/drawing/fish-outlines.ts';
import { openCurve, type Point } from '#ui/drawing/curves.ts';
import type { ReactNode } from 'react';
import { FishForm, type FishPlace } from './fish-form.tsx';

const FIN = '#f7cf1f';

const { top: BACK, bottom: BELLY } = SAILFIN_TANG;

const FINS: { points: Point[]; fill: string }[] = [
  {
    points: [
      [96, -4],
      [108, -15],
      [120, -20],
      [117, -8],
      [116, 0],
      [117, 8],
      [120, 20],
      [108, 15],
      [96, 4],
    ],
    fill: FIN,
  },
  {
    points: [
      [20, -18],
      [26, -36],
      [42, -52],
      [62, -54],
      [80, -44],
      [92, -22],
      [92, -6],
      [56, -26],
    ],
    fill: FIN,
  },
  {
    points: [
      [42, 28],
      [52, 45],
      [68, 48],
      [84, 36],
      [92, 18],
      [90, 6],
      [66, 22],
    ],
    fill: FIN,
  },
  {
    points: [
      [28, 24],
      [33, 36],
      [42, 41],
      [40, 28],
    ],
    fill: FIN,
  },
];

const NEAR: { points: Point[]; fill: string }[] = [
  {
    points: [
      [31, 2],
      [42, -3],
      [51, 3],
      [48, 12],
      [38, 13],
    ],
    fill: '#fff08a',
  },
];

/** A yellow tang: a lemon disc with tall fins, a pointed snout and the white tail spine. */
export function YellowTang(place: FishPlace): ReactNode {
  return (
    <FishForm
      place={place}
      back={BACK}
      belly={BELLY}
      skin={[
        [0, '#e8b800'],
        [0.4, '#ffd91e'],
        [0.8, '#ffe95e'],
        [1, '#ffdf3a'],
      ]}
      fins={FINS}
      nearFins={NEAR}
      eye={[20, -5, 4, '#e0a010']}
      mouth={[
        [0.6, 11.6],
        [3.2, 12.4],
      ]}
    >
      <path d="M90 -.5 99 -1.2V1.2L90 1.2Z" fill="#fff" />
      <path
        d={openCurve([
          [26, -12],
          [30, 0],
          [27, 12],
        ])}
        fill="none"
        stroke="#b88a00"
        strokeWidth="1.4"
        opacity="0.5"
      />
    </FishForm>
  );
}
