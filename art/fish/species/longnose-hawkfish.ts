import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Fin } from '../anatomy/fin.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { randomOf } from '../../shared/random.ts';
import { Sheet } from '../../shared/sheet.ts';
import { gorgonian } from '../habitat/gorgonian.ts';
import { cirri } from './flame-hawkfish.ts';

const LONGNOSE: FishOutline = {
  top: [
    [0, 4],
    [6, 2.4],
    [13, 0.4],
    [19, -4],
    [26, -8],
    [38, -11],
    [54, -11],
    [74, -8.6],
    [90, -6],
    [100, -5.4],
  ],
  bottom: [
    [0, 4],
    [6, 6],
    [14, 7],
    [22, 8.6],
    [34, 10.6],
    [50, 11],
    [70, 9],
    [90, 6.2],
    [100, 5.6],
  ],
};

function plaid(fish: Fish): void {
  const red = '#dc1f2c';
  for (const v of [-0.86, -0.5, -0.08, 0.36, 0.78])
    fish.line(
      [
        [18, v],
        [50, v],
        [103, v * 0.92],
      ],
      red,
      1.25,
      'opacity="0.92"',
    );
  for (let i = 0; i < 11; i += 1) {
    const x = 25 + i * 7;
    fish.bar(
      [
        [x, -1.1],
        [x + 0.6, 0],
        [x, 1.1],
      ],
      0.85,
      red,
    );
    for (const v of [-0.86, -0.5, -0.08, 0.36, 0.78])
      fish.spot([x + 0.4, v], 1.35, '#b00f20', '', 1.1);
  }
  for (const v of [-0.5, 0, 0.5])
    fish.line(
      [
        [0, v],
        [10, v],
        [22, v * 0.9],
      ],
      red,
      0.85,
      'opacity="0.9"',
    );
}

/** Longnose hawkfish: long snout, red tartan on white, perched on a sea fan. */
export function drawLongnoseHawkfish(): string {
  const sheet = new Sheet('f');
  const random = randomOf('longnose-hawkfish fan');
  sheet.group(`opacity="0.55" filter="${sheet.blur(5)}"`, () =>
    gorgonian(sheet, random, [1010, 1010], -2.0, 250, '#6a3aa8', 4),
  );
  sheet.glow([600, 420], 600, '#7fd0f0', 0.36, 380);
  gorgonian(sheet, random, [600, 1010], -1.5, 225, '#c03a7a', 3);
  const fish = new Fish(
    'longnose-hawkfish',
    LONGNOSE,
    { at: [625, 455], size: 850, facing: 'right', tilt: -9, bend: 4 },
    sheet,
  );
  const fin: Fin['stops'] = [
    [0, '#fff0e8'],
    [0.6, '#ffd0c0', 0.8],
    [1, '#ff9a8a', 0.65],
  ];
  fish.fin({ ...tailFin(5.6, 18, 12, 0.15), stops: fin, rays: 13 }, (s) => {
    for (const f of [0.3, 0.6, 0.9])
      fish.sheet.line([s(0, f), s(0.5, f), s(1, f)], '#dc1f2c', fish.k * 0.9, 'opacity="0.8"');
  });
  const spiny = {
    ...ridgeFin(fish.body, 'top', [28, 88], [4, 8, 8, 7.6, 7, 9, 9, 4], [0.35, 0.8]),
    stops: fin,
    rays: 20,
    spines: 10,
    cut: 0.28,
    stripes: [
      { from: 0.3, to: 0.46, color: '#dc1f2c', opacity: 0.8 },
      { from: 0.75, to: 0.86, color: '#dc1f2c', opacity: 0.6 },
    ],
  };
  fish.fin(spiny);
  cirri(fish, spiny, '#ff8a8a');
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [60, 80], [4, 9, 8, 4], [0.3, 0.8]),
    stops: fin,
    rays: 8,
    stripes: [{ from: 0.4, to: 0.55, color: '#dc1f2c', opacity: 0.7 }],
  });
  fish.fin({ ...fanFin([41, 9], 2, 13, 60, 16), stops: fin, rays: 5 });
  fish.skin([
    [0, '#f4d8d0'],
    [0.35, '#fffaf4'],
    [0.75, '#ffffff'],
    [1, '#e8d4e0'],
  ]);
  fish.inside(() => plaid(fish));
  fish.gill(
    [
      [28, -0.4],
      [31, 0.05],
      [30, 0.45],
      [26, 0.8],
    ],
    0.4,
  );
  fish.shaded({ shadow: '#7a2a6a', scales: 0.06, depth: 0.5 });
  fish.mouth(
    [
      [0.2, 4.4],
      [4, 5],
      [8, 5],
    ],
    '#c03040',
    0.6,
  );
  fish.eye([21.5, -3.4], 2.9, '#e89a3a', 0.6);
  fish.fin({
    ...fanFin([36, 4.5], 2.8, 17, 62, 40),
    stops: [
      [0, '#fff0ea', 0.9],
      [1, '#ffb0a0', 0.8],
    ],
    rays: 10,
    spines: 9,
    cut: 0.2,
    rayColor: '#dc1f2c',
    rayStrength: 0.6,
  });
  return sheet.svg();
}
