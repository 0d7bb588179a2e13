import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Fin } from '../anatomy/fin.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { randomOf } from '../../shared/random.ts';
import { Sheet } from '../../shared/sheet.ts';
import { restingShadow, rock } from '../habitat/ground.ts';

const PROFILE: FishOutline = {
  top: [
    [0, 2],
    [0.2, -4],
    [2.4, -10],
    [7, -13.6],
    [14, -14],
    [28, -13],
    [46, -12],
    [66, -10],
    [84, -7.4],
    [100, -5.6],
  ],
  bottom: [
    [0, 2],
    [0.6, 6],
    [5, 9.4],
    [16, 11.6],
    [32, 12],
    [50, 11],
    [68, 9],
    [84, 7],
    [100, 5.8],
  ],
};

/** The branching tentacle over a blenny's eye. */
function brow(fish: Fish): void {
  for (const [dx, dy] of [
    [-3, -7],
    [0.6, -8.4],
    [4, -6.4],
  ] as const) {
    fish.sheet.line(
      fish.all([
        [7, -12],
        [7 + dx * 0.4, -12 + dy * 0.6],
        [7 + dx, -12 + dy],
      ]),
      '#ff8a4a',
      fish.k * 0.75,
    );
  }
}

/** Tailspot blenny: blunt comb-toothed face, golden eye with rays, black spot at the tail root. */
export function drawTailspotBlenny(): string {
  const sheet = new Sheet('f');
  const random = randomOf('tailspot-blenny rock');
  sheet.glow([640, 420], 620, '#7fe0d8', 0.4, 400);
  rock(sheet, random, [560, 980], 720, 310);
  restingShadow(sheet, [640, 695], 340, 30);
  const fish = new Fish(
    'tailspot-blenny',
    PROFILE,
    { at: [650, 545], size: 790, facing: 'right', tilt: 14, bend: 10 },
    sheet,
  );
  const fin: Fin['stops'] = [
    [0, '#c8a04a'],
    [0.6, '#e0c070', 0.85],
    [1, '#ffd8a0', 0.7],
  ];
  fish.fin({
    ...tailFin(5.8, 20, 12, 0.5),
    stops: [
      [0, '#ffb01f'],
      [0.5, '#ffc84a', 0.9],
      [1, '#fff0c0', 0.7],
    ],
    rays: 12,
  });
  const ridge = {
    ...ridgeFin(fish.body, 'top', [13, 94], [6, 10, 9, 7, 8.6, 10, 9, 5], [0.3, 0.8]),
    stops: fin,
    rays: 26,
    spines: 25,
    cut: 0.08,
    stripes: [{ from: 0.88, to: 1, color: '#ff6a2a', opacity: 0.75 }],
  };
  fish.fin(ridge);
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [46, 94], [3, 6.4, 7, 7, 4], [0.4, 0.9]),
    stops: fin,
    rays: 18,
    spines: 17,
    cut: 0.16,
    stripes: [{ from: 0.8, to: 0.94, color: '#2a1c1a', opacity: 0.6 }],
  });
  fish.skin([
    [0, '#7a5a30'],
    [0.35, '#b08a44'],
    [0.7, '#d8b86a'],
    [1, '#f4e2b0'],
  ]);
  fish.lengthwise([
    [0, '#5f6a9a', 0.6],
    [0.2, '#7a7a8a', 0.4],
    [0.42, '#b8924a', 0],
    [0.75, '#ffa82a', 0.4],
    [1, '#ffb52e', 0.9],
  ]);
  fish.inside(() => {
    for (let i = 0; i < 80; i += 1)
      fish.spot(
        [16 + random() * 74, -0.9 + random() * 1.7],
        0.5 + random() * 0.5,
        i % 3 ? '#fff0c0' : '#5a3a1c',
        'opacity="0.5"',
      );
    for (const [v, tone] of [
      [0.25, '#6fd8ff'],
      [0.5, '#ff7a2a'],
      [0.75, '#6fd8ff'],
    ] as const)
      fish.line(
        [
          [1, v - 0.15],
          [7, v],
          [15, v + 0.08],
        ],
        tone,
        0.8,
        'opacity="0.75"',
      );
    fish.spot([95, 0.1], 3.5, '#0c0a12', `stroke="#ffe8b0" stroke-width="${fish.k * 0.6}"`, 3);
  });
  fish.gill(
    [
      [17, -0.4],
      [21, 0.1],
      [19, 0.6],
      [14, 0.9],
    ],
    0.45,
  );
  fish.shaded({ shadow: '#5a2c14', scales: 0 });
  brow(fish);
  fish.mouth(
    [
      [0.4, 4.4],
      [4, 6.2],
      [9.4, 5.6],
    ],
    '#a0683a',
    1,
  );
  fish.eye([7.4, -7.6], 3.9, '#e8982a', 0.56);
  fish.fin({
    ...fanFin([22, 5], 4, 17, 52, 44),
    stops: [
      [0, '#e0b860', 0.85],
      [1, '#ffe8b0', 0.6],
    ],
    rays: 13,
    spines: 12,
    cut: 0.1,
  });
  fish.fin({
    root: [
      [16, 10.6],
      [19, 11.2],
    ],
    margin: [
      [22, 22],
      [25, 20],
    ],
    stops: fin,
    rays: 3,
  });
  return sheet.svg();
}
