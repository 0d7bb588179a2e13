import { SAILFIN_TANG } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { steps } from '../../../web/src/ui/drawing/curves.ts';
import { Fish, type OnBody } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Pose } from '../anatomy/pose.ts';
import { light, shade } from '../../shared/color.ts';
import type { Stop } from '../../shared/sheet.ts';

type Coat = {
  skin: readonly Stop[];
  fin: string;
  tail: string;
  iris: string;
  shadow: string;
  halo: string;
};

function fins(fish: Fish, coat: Coat): void {
  const stops: Stop[] = [
    [0, shade(coat.fin, 0.18)],
    [0.55, coat.fin],
    [1, light(coat.fin, 0.25), 0.82],
  ];
  const tone: Stop[] = [
    [0, shade(coat.tail, 0.12)],
    [0.6, coat.tail],
    [1, light(coat.tail, 0.35), 0.85],
  ];
  fish.fin({ ...tailFin(5.2, 24, 19, -0.08), stops: tone, rays: 17 });
  fish.fin({
    ...ridgeFin(fish.body, 'top', [22, 92], [3, 15, 22, 24, 24, 22, 16, 5], [0.15, 0.55]),
    stops,
    rays: 26,
    rayStrength: 0.5,
  });
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [44, 92], [3, 13, 18, 19, 17, 12, 4], [0.1, 0.55]),
    stops,
    rays: 20,
    rayStrength: 0.5,
  });
  fish.fin({ ...fanFin([31, 24], 3, 17, 55, 15, 0.2), stops, rays: 6 });
}

function paint(slug: string, pose: Pose, coat: Coat, markings: (fish: Fish) => void): Fish {
  const fish = new Fish(slug, SAILFIN_TANG, pose);
  fish.halo(coat.halo, 0.42);
  fins(fish, coat);
  fish.skin(coat.skin);
  markings(fish);
  fish.gill(
    [
      [25, -0.2],
      [29, 0.1],
      [28, 0.42],
      [22, 0.7],
    ],
    0.4,
  );
  fish.shaded({ scales: 0.05, shadow: coat.shadow });
  fish.mouth(
    [
      [0.6, 11.4],
      [2.4, 12],
      [3.8, 13],
    ],
    coat.fin,
    0.7,
  );
  fish.eye([18, -7], 3.6, coat.iris, 0.62);
  return fish;
}

/** Yellow tang: lemon disc, long snout, white scalpel before the tail. */
export function drawYellowTang(): string {
  const coat: Coat = {
    skin: [
      [0, '#ffd400'],
      [0.4, '#ffe619'],
      [0.8, '#fff04a'],
      [1, '#fff69a'],
    ],
    fin: '#ffdc12',
    tail: '#ffe02a',
    iris: '#6b5c10',
    shadow: '#b46a00',
    halo: '#8fe6d8',
  };
  const pose: Pose = { at: [625, 455], size: 660, facing: 'left', tilt: -3, bend: 2 };
  const fish = paint('yellow-tang', pose, coat, (f) => {
    const veil = `opacity="0.4" filter="${f.sheet.blur(f.k * 1.6)}"`;
    f.inside(() =>
      f.line(
        [
          [26, 0.02],
          [50, 0.02],
          [80, 0],
        ],
        '#fffbe0',
        3.4,
        veil,
      ),
    );
  });
  fish.line(
    [
      [90, 0.05],
      [98, -0.1],
    ],
    '#ffffff',
    1.9,
  );
  fish.fin({
    ...fanFin([33, 5], 3.2, 18, 24, 30, 0.12),
    stops: [
      [0, '#ffce00'],
      [1, '#fff27a', 0.8],
    ],
    rays: 13,
  });
  return fish.svg();
}

const rowsOf = (fish: Fish): void => {
  for (let row = 0; row < 15; row += 1) {
    const v = -0.93 + row * 0.132;
    const wave = steps(30).map((t): OnBody => [26 + t * 70, v + Math.sin(t * 7 + row) * 0.012]);
    fish.line(wave, row % 2 ? '#241070' : '#b08cff', 0.62, 'opacity="0.6" stroke-dasharray="11 4"');
  }
};

/** Purple tang: deep violet with fine broken lines, dotted face, yellow tail. */
export function drawPurpleTang(): string {
  const coat: Coat = {
    skin: [
      [0, '#4a1fb8'],
      [0.45, '#6a35e0'],
      [0.8, '#7c4cf0'],
      [1, '#9a76ff'],
    ],
    fin: '#5a2bd2',
    tail: '#ffd21c',
    iris: '#d8a63a',
    shadow: '#1a0560',
    halo: '#7fb4ff',
  };
  const pose: Pose = { at: [640, 465], size: 655, facing: 'right', tilt: 7, bend: -3, turn: 0.2 };
  const fish = paint('purple-tang', pose, coat, (f) => {
    f.inside(() => {
      rowsOf(f);
      for (let i = 0; i < 70; i += 1) {
        f.spot([2 + f.random() * 23, -1 + f.random() * 2], 0.42, '#ffc23d', 'opacity="0.85"');
      }
    });
  });
  fish.line(
    [
      [91, 0.05],
      [98, -0.1],
    ],
    '#2a0e80',
    1.5,
  );
  fish.fin({
    ...fanFin([33, 5], 3.2, 19, 18, 30, 0.12),
    stops: [
      [0, '#5a2bd2'],
      [0.6, '#7a52ee', 0.85],
      [1, '#ffd42e', 0.95],
    ],
    rays: 13,
    rayColor: '#1c0a66',
  });
  return fish.svg();
}

function koiPatches(fish: Fish): void {
  const soft = `filter="${fish.sheet.blur(fish.k * 0.5)}"`;
  const white: readonly (readonly OnBody[])[] = [
    [
      [28, -1.3],
      [44, -1.4],
      [58, -0.9],
      [52, -0.3],
      [58, 0.2],
      [44, 0.5],
      [34, 0.2],
      [38, -0.3],
      [28, -0.6],
    ],
    [
      [70, -0.2],
      [82, -0.5],
      [104, -0.8],
      [104, 0.9],
      [84, 0.9],
      [68, 0.7],
      [74, 0.3],
    ],
    [
      [-4, 0.2],
      [8, -0.2],
      [14, 0.3],
      [22, 0.7],
      [18, 1.4],
      [-4, 1.4],
    ],
  ];
  for (const ring of white) fish.patch(ring, '#f6f7f0', soft);
  fish.patch(
    [
      [14, -1.3],
      [27, -1.1],
      [26, -0.4],
      [20, 0],
      [13, -0.3],
    ],
    '#ffd62a',
    soft,
  );
  fish.patch(
    [
      [56, 0.5],
      [68, 0.1],
      [76, 0.5],
      [70, 1.3],
      [54, 1.3],
    ],
    '#ffcf1f',
    soft,
  );
  for (let i = 0; i < 26; i += 1)
    fish.spot(
      [26 + fish.random() * 60, -0.8 + fish.random() * 1.6],
      0.5 + fish.random() * 1.3,
      '#3a2c34',
      'opacity="0.85"',
    );
}

/** WYSIWYG koi scopas tang: the scopas outline patched in white, gold and umber. */
export function drawKoiTang(): string {
  const coat: Coat = {
    skin: [
      [0, '#3a2a30'],
      [0.45, '#5a4440'],
      [0.8, '#6a5046'],
      [1, '#8a6a50'],
    ],
    fin: '#6a5048',
    tail: '#f4f2ea',
    iris: '#c8902a',
    shadow: '#2a1230',
    halo: '#7fd8e8',
  };
  const pose: Pose = { at: [630, 460], size: 650, facing: 'left', tilt: 6, bend: -3, turn: 0.12 };
  const fish = paint('wysiwyg-koi-scopas-tang', pose, coat, (f) => {
    f.inside(() => {
      rowsOf(f);
      koiPatches(f);
    });
  });
  fish.line(
    [
      [90, 0.05],
      [98, -0.1],
    ],
    '#ffffff',
    1.8,
  );
  fish.fin({
    ...fanFin([33, 5], 3.2, 18, 22, 30, 0.12),
    stops: [
      [0, '#ffd62a', 0.95],
      [1, '#fff6d0', 0.7],
    ],
    rays: 13,
  });
  return fish.svg();
}
