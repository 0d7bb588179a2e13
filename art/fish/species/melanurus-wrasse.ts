import { steps } from '../../../web/src/ui/drawing/curves.ts';
import { Fish, type OnBody } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 3],
    [4, -0.5],
    [12, -5.5],
    [24, -10],
    [40, -12],
    [60, -11.6],
    [80, -9.4],
    [92, -8],
    [100, -7.8],
  ],
  bottom: [
    [0, 3],
    [3, 5.2],
    [12, 8.4],
    [26, 11.6],
    [42, 12.8],
    [60, 12],
    [80, 9.6],
    [92, 8.2],
    [100, 8],
  ],
};

function maze(fish: Fish): void {
  for (const v of [-0.82, -0.52, -0.22, 0.08, 0.38, 0.66]) {
    const row = steps(22).map((t): OnBody => [26 + t * 76, v + Math.sin(t * 24 + v * 9) * 0.035]);
    fish.line(row, v < -0.3 ? '#ff7a6a' : '#ffb05a', 1.55, 'opacity="0.85"');
    fish.line(row, '#ffe4a8', 0.4, 'opacity="0.6"');
  }
  const soft = `opacity="0.7" filter="${fish.sheet.blur(fish.k * 0.5)}"`;
  for (const x of [30, 41, 52, 63, 74, 85]) {
    fish.patch(
      [
        [x - 2, -1.2],
        [x + 3, -1.2],
        [x + 2.4, -0.55],
        [x + 1, -0.2],
        [x - 0.8, -0.55],
      ],
      '#1a56a8',
      soft,
    );
  }
}

/** Melanurus wrasse: green-blue with wavy orange lines, radiating face, eyespot on the tail. */
export function drawMelanurus(): string {
  const fish = new Fish('melanurus-wrasse', PROFILE, {
    at: [650, 470],
    size: 830,
    facing: 'right',
    tilt: 5,
    bend: -5,
    turn: 0.15,
  });
  fish.halo('#7fe8d0', 0.38);
  const fin = [
    [0, '#2fa08a'],
    [0.5, '#ff8a5a'],
    [1, '#ffd0b0', 0.8],
  ] as const;
  fish.fin(
    {
      ...tailFin(7.8, 18, 12.5, 0.35),
      stops: [
        [0, '#2f9a8a'],
        [0.6, '#ff7a4a'],
        [1, '#ffe0a0', 0.85],
      ],
      rays: 14,
    },
    (s) => {
      fish.sheet.oval(s(0.4, 0.3), fish.k * 3, fish.k * 2.5, '#0a0d1c', 'opacity="0.9"');
    },
  );
  fish.fin(
    {
      ...ridgeFin(fish.body, 'top', [23, 95], [2, 6.4, 7, 7.4, 7.8, 8, 7.6, 4], [0.4, 0.8]),
      stops: fin,
      rays: 24,
      stripes: [
        { from: 0.4, to: 0.5, color: '#1a6ad0', opacity: 0.8 },
        { from: 0.88, to: 0.98, color: '#1a8ae0', opacity: 0.8 },
      ],
    },
    (s) => {
      fish.sheet.oval(
        s(0.38, 0.45),
        fish.k * 1.9,
        fish.k * 1.7,
        '#0a1030',
        `stroke="#ffd84a" stroke-width="4"`,
      );
    },
  );
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [48, 95], [2, 6, 7, 7.4, 7.4, 4], [0.4, 0.8]),
    stops: fin,
    rays: 18,
    stripes: [{ from: 0.4, to: 0.5, color: '#1a6ad0', opacity: 0.8 }],
  });
  fish.skin([
    [0, '#1a7aa8'],
    [0.35, '#2fb49a'],
    [0.75, '#5fd8a8'],
    [1, '#b8f4d0'],
  ]);
  fish.inside(() => {
    maze(fish);
    for (const [from, bend, to] of [
      [-0.5, -0.7, -0.75],
      [0.0, -0.1, -0.25],
      [0.4, 0.35, 0.3],
      [0.8, 0.75, 0.75],
    ] as const) {
      fish.line(
        [
          [2, from],
          [13, bend],
          [25, to],
        ],
        '#ff6a8a',
        1.5,
        'opacity="0.85"',
      );
    }
    fish.spot([27, -0.3], 1.5, '#0f3a8a');
  });
  fish.gill(
    [
      [22, -0.4],
      [26, 0],
      [24, 0.5],
      [19, 0.8],
    ],
    0.35,
  );
  fish.shaded({ scales: 0.14, shadow: '#0a3f6a' });
  fish.mouth(
    [
      [0.2, 3.2],
      [3, 4],
      [5.4, 4.4],
    ],
    '#2f9a80',
    0.7,
  );
  fish.eye([10.8, -1.2], 2.7, '#ff7a3a', 0.48);
  fish.fin({
    ...fanFin([28, 2.5], 2.4, 12, 14, 30),
    stops: [
      [0, '#a8ffe0', 0.5],
      [1, '#e8fff6', 0.4],
    ],
    rays: 11,
  });
  return fish.svg();
}
