import { FIREFISH } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import { sample, taper } from '../../shared/geometry.ts';

function fins(fish: Fish): void {
  const fire = [
    [0, '#ff7a2a'],
    [0.5, '#f5361e'],
    [1, '#c01830', 0.9],
  ] as const;
  fish.fin({
    ...tailFin(5.4, 25, 12, 0.55),
    stops: [
      [0, '#f02a1a'],
      [0.5, '#c41426'],
      [1, '#5a0a24', 0.9],
    ],
    rays: 15,
    rayColor: '#ffb08a',
  });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [40, 95], [4, 9, 11, 12, 13, 10], [0.3, 0.8]),
    stops: fire,
    rays: 24,
    stripes: [{ from: 0.62, to: 0.74, color: '#5a0a28', opacity: 0.55 }],
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [44, 95], [3, 8, 10, 11, 12, 8], [0.3, 0.8]),
    stops: fire,
    rays: 22,
    stripes: [{ from: 0.62, to: 0.74, color: '#5a0a28', opacity: 0.55 }],
  });
  const mast = sample(
    [
      [25, -7],
      [27, -20],
      [34, -38],
      [47, -52],
      [58, -58],
    ],
    24,
  );
  fish.sheet.shape(fish.all(taper(mast, (t) => 1.5 * (1 - t) ** 0.7 + 0.25)), '#fff3d0');
  fish.fin({
    root: [
      [24, -7.6],
      [34, -8.2],
    ],
    margin: [
      [33, -36],
      [39, -11],
    ],
    stops: [
      [0, '#ffe9a8'],
      [0.6, '#fff6dc', 0.9],
      [1, '#ffc070', 0.8],
    ],
    rays: 6,
  });
  fish.fin({
    root: [
      [28, 7],
      [32, 7.6],
    ],
    margin: [
      [46, 19],
      [42, 13],
    ],
    stops: [
      [0, '#fff3d8'],
      [1, '#ffffff', 0.75],
    ],
    rays: 4,
  });
}

/** Firefish: ivory forehalf, flaming tail, the first dorsal ray raised like a mast. */
export function drawFirefish(): string {
  const fish = new Fish('firefish-goby', FIREFISH, {
    at: [600, 555],
    size: 805,
    facing: 'left',
    tilt: 12,
    bend: -4,
  });
  fish.halo('#6fd0ff', 0.34);
  fins(fish);
  fish.skin([
    [0, '#ffe6a0'],
    [0.4, '#fff6dc'],
    [1, '#ffffff'],
  ]);
  fish.lengthwise([
    [0, '#ffe27a', 0.75],
    [0.14, '#fff2c0', 0.4],
    [0.35, '#ffd9a0', 0.35],
    [0.55, '#ff9a50', 0.85],
    [0.75, '#f4401e'],
    [1, '#c4142a'],
  ]);
  fish.inside(() => {
    fish.line(
      [
        [4, -0.9],
        [14, -0.78],
        [24, -0.9],
      ],
      '#8f5ad8',
      1.3,
      `opacity="0.7" filter="${fish.sheet.blur(3)}"`,
    );
    fish.line(
      [
        [9, 0.3],
        [14, 0.42],
        [20, 0.4],
      ],
      '#b07ae0',
      0.7,
      'opacity="0.6"',
    );
  });
  fish.gill(
    [
      [17, -0.6],
      [20.5, 0],
      [19, 0.55],
      [15, 0.9],
    ],
    0.4,
  );
  fish.shaded({ scales: 0.06, shadow: '#8a1a3a', depth: 0.5 });
  fish.mouth(
    [
      [0.2, 0.6],
      [2.4, 2],
      [4.6, 2.6],
    ],
    '#d08a50',
    0.7,
  );
  fish.eye([8.4, -2.4], 3.3, '#bfe4ff', 0.6);
  fish.fin({
    ...fanFin([22, 1.6], 2.4, 11, 12, 34),
    stops: [
      [0, '#fff2d0', 0.85],
      [1, '#ffffff', 0.45],
    ],
    rays: 10,
  });
  return fish.svg();
}
