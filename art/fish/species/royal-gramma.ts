import { ROYAL_GRAMMA } from '../../../web/src/ui/drawing/fish-outlines.ts';
import { Fish } from '../anatomy/fish.ts';
import { fanFin, ridgeFin, tailFin } from '../anatomy/fin-shapes.ts';

const VIOLET = '#8a1fd0';
const YELLOW = '#ffc414';

function fins(fish: Fish): void {
  fish.fin({
    ...tailFin(6.2, 26, 16, -0.1),
    stops: [
      [0, '#ffb400'],
      [0.6, '#ffd02a'],
      [1, '#ffe77a', 0.85],
    ],
    rays: 16,
  });
  const dorsal = ridgeFin(fish.body, 'top', [22, 90], [3, 8, 9.5, 10, 11, 14, 15, 6], [0.35, 0.8]);
  fish.fin(
    {
      ...dorsal,
      stops: [
        [0, '#8a2be0'],
        [1, '#c878ff', 0.85],
      ],
      rays: 22,
      spines: 11,
      cut: 0.08,
    },
    (space) => {
      const gold = [
        space(0.52, 0),
        space(0.66, 0.6),
        space(0.74, 1.1),
        space(1.1, 1.2),
        space(1.05, 0),
      ];
      fish.sheet.shape(gold, YELLOW, `opacity="0.9" filter="${fish.sheet.blur(fish.k * 2)}"`);
      fish.sheet.oval(space(0.16, 0.55), fish.k * 2.2, fish.k * 2, '#16061f');
    },
  );
  fish.fin({
    ...ridgeFin(fish.body, 'bottom', [54, 90], [3, 9, 11, 12, 13, 5], [0.3, 0.9]),
    stops: [
      [0, '#b04ad0'],
      [0.5, '#e0a050'],
      [1, '#ffd860', 0.85],
    ],
    rays: 14,
  });
  const pelvic = {
    root: [
      [31, 12],
      [35, 13],
    ],
    margin: [
      [50, 26],
      [46, 20],
    ],
  } as const;
  fish.fin({
    ...pelvic,
    stops: [
      [0, '#7a22d0'],
      [1, '#b880ff', 0.8],
    ],
    rays: 5,
  });
}

function halves(fish: Fish): void {
  fish.lengthwise([
    [0, '#7a18c8', 0],
    [0.42, '#c03a9a', 0.25],
    [0.56, '#ff9a20', 0.95],
    [0.7, YELLOW],
    [1, '#ffd63a'],
  ]);
  fish.inside(() => {
    for (let i = 0; i < 46; i += 1) {
      const at = [46 + (i % 12) * 2.1, -0.82 + Math.floor(i / 12) * 0.44 + (i % 2) * 0.22] as const;
      fish.spot(at, 0.75 - (i % 12) * 0.02, i % 12 < 6 ? '#ffc21c' : '#a02bb8', 'opacity="0.7"');
    }
    fish.line(
      [
        [2, 0.2],
        [9, -0.28],
        [20, -0.52],
      ],
      '#ffc81e',
      1,
      'opacity="0.9"',
    );
    fish.line(
      [
        [4, 0.55],
        [14, 0.12],
        [22, 0.0],
      ],
      '#ffb01e',
      0.8,
      'opacity="0.75"',
    );
    fish.line(
      [
        [5, -0.35],
        [12, -0.3],
        [18, -0.3],
      ],
      '#1a0630',
      1.3,
      'opacity="0.8"',
    );
  });
}

/** Royal gramma: violet forehalf melting into yellow, black spot on the dorsal fin. */
export function drawRoyalGramma(): string {
  const fish = new Fish('royal-gramma', ROYAL_GRAMMA, {
    at: [610, 460],
    size: 850,
    facing: 'left',
    tilt: 8,
    bend: -5,
    turn: 0.2,
  });
  fish.halo('#66b8ff', 0.4);
  fins(fish);
  fish.skin([
    [0, '#6a12b8'],
    [0.45, VIOLET],
    [0.8, '#a044ea'],
    [1, '#c98aff'],
  ]);
  halves(fish);
  fish.gill(
    [
      [22, -0.5],
      [26, 0],
      [24, 0.5],
      [18, 0.85],
    ],
    0.4,
  );
  fish.shaded({ shadow: '#8a1a3a', scales: 0.13 });
  fish.mouth(
    [
      [0.4, 2.4],
      [4, 3.6],
      [8, 6],
    ],
    '#8a1fd0',
    0.8,
  );
  fish.eye([12, -3.2], 3.9, '#c8a0ff', 0.55);
  fish.fin({
    ...fanFin([29, 3], 3, 15, 20, 34, 0.1),
    stops: [
      [0, '#a04cf0', 0.7],
      [1, '#e0c0ff', 0.5],
    ],
    rays: 12,
  });
  return fish.svg();
}
