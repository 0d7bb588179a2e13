import { Fish } from '../anatomy/fish.ts';
import { fanFin, tailFin } from '../anatomy/fin-shapes.ts';
import type { Profile } from '../anatomy/profile.ts';
import { steps } from '../../shared/geometry.ts';
import type { Point } from '../../shared/geometry.ts';
import type { FinSpace } from '../anatomy/fin.ts';
import type { Stop } from '../../shared/sheet.ts';

const BANGGAI: Profile = {
  top: [
    [0, 2],
    [4, -6],
    [12, -14],
    [24, -20],
    [36, -22],
    [52, -19.5],
    [70, -13],
    [86, -8],
    [100, -6.4],
  ],
  bottom: [
    [0, 2],
    [3, 9],
    [11, 14.5],
    [24, 19.5],
    [40, 21.5],
    [54, 19.5],
    [70, 13],
    [86, 8],
    [100, 6.6],
  ],
};

const INK = '#070914';

function dots(fish: Fish, space: FinSpace, count: number, r: number): void {
  for (let i = 0; i < count; i += 1) {
    const at = space(0.06 + 0.88 * ((i * 0.618) % 1), 0.12 + 0.8 * (i / count));
    fish.sheet.oval(at, fish.k * r, fish.k * r, '#f4fbff', 'opacity="0.92"');
  }
}

function banggaiFins(fish: Fish): void {
  const black: Stop[] = [
    [0, '#0a0d1c'],
    [0.7, '#12172c', 0.96],
    [1, '#2a3350', 0.85],
  ];
  const lobes = (sign: 1 | -1): void => {
    const root: Point[] = [
      [97, sign * 6.4],
      [98, sign * 0.4],
    ];
    const margin: Point[] = [
      [142, sign * 25],
      [134, sign * 16],
      [116, sign * 3],
    ];
    fish.fin(
      { root, margin, stops: black, rays: 9, rayColour: '#5a6690', stripes: [] },
      (space) => {
        for (let i = 0; i < 7; i += 1)
          fish.sheet.oval(space(0.5, 0.14 + i * 0.12), fish.k * 0.75, fish.k * 0.75, '#f4fbff');
        fish.sheet.line([space(0, 0.1), space(0, 1)], '#e6f4ff', fish.k * 1.4);
      },
    );
  };
  lobes(-1);
  lobes(1);
  fish.fin(
    {
      root: [
        [28, -20],
        [34, -21],
        [41, -20.5],
      ],
      margin: [
        [39, -46],
        [46, -36],
        [46, -24],
      ],
      stops: black,
      rays: 7,
      rayColour: '#5a6690',
    },
    (s) => dots(fish, s, 10, 0.62),
  );
  fish.fin(
    {
      root: [
        [50, -18.5],
        [58, -16],
        [66, -13],
      ],
      margin: [
        [74, -47],
        [78, -32],
        [76, -15],
      ],
      stops: black,
      rays: 10,
      rayColour: '#5a6690',
    },
    (s) => dots(fish, s, 16, 0.68),
  );
  fish.fin(
    {
      root: [
        [52, 18.5],
        [60, 16],
        [68, 12.5],
      ],
      margin: [
        [75, 46],
        [79, 31],
        [78, 14],
      ],
      stops: black,
      rays: 10,
      rayColour: '#5a6690',
    },
    (s) => dots(fish, s, 16, 0.68),
  );
  fish.fin(
    {
      root: [
        [27, 18],
        [33, 20],
        [37, 20.5],
      ],
      margin: [
        [40, 45],
        [50, 42],
        [47, 26],
      ],
      stops: black,
      rays: 7,
      rayColour: '#5a6690',
    },
    (s) => dots(fish, s, 18, 0.8),
  );
}

/** Banggai cardinalfish: silver with three black bars, long white-spotted black fins. */
export function drawBanggai(): string {
  const fish = new Fish('banggai-cardinalfish', BANGGAI, {
    at: [520, 475],
    size: 690,
    facing: 'left',
    tilt: 3,
  });
  fish.halo('#7fb8e8', 0.5, 1.2);
  banggaiFins(fish);
  fish.skin([
    [0, '#c9cfd8'],
    [0.4, '#eef4f8'],
    [0.75, '#dfe8f0'],
    [1, '#b4c4d4'],
  ]);
  fish.inside(() => {
    fish.bar(
      [
        [11, -1.3],
        [11.5, -0.3],
        [11, 0.5],
        [13, 1.3],
      ],
      [3.2, 4.2, 3.6, 2.4],
      INK,
    );
    fish.bar(
      [
        [33, -1.3],
        [35, 0],
        [32, 1.3],
      ],
      [4.6, 4.4, 4.4],
      INK,
    );
    fish.bar(
      [
        [58, -1.4],
        [62, 0],
        [60, 1.4],
      ],
      [4.4, 3.6, 4.4],
      INK,
    );
    fish.patch(
      [
        [97, -1.5],
        [94, 0],
        [97, 1.5],
        [108, 1],
        [108, -1],
      ],
      INK,
    );
    for (let i = 0; i < 44; i += 1)
      fish.spot(
        [18 + fish.random() * 76, 0.1 + fish.random() * 0.85],
        0.75,
        '#ffffff',
        'opacity="0.85"',
      );
    for (const v of [-0.4, -0.2, 0.02])
      fish.line(
        [
          [40, v],
          [70, v],
          [94, v],
        ],
        '#8a99ac',
        0.45,
        'opacity="0.6"',
      );
  });
  fish.gill(
    [
      [22, -0.45],
      [25, 0],
      [23, 0.5],
      [17, 0.8],
    ],
    0.5,
  );
  fish.shaded({ scales: 0.1, shadow: '#33446e' });
  fish.mouth(
    [
      [0.4, 2.2],
      [4, 6],
      [8, 9],
    ],
    '#8a94a6',
    0.8,
  );
  fish.eye([11.4, -5], 5.2, '#d6e4f0', 0.5);
  fish.fin({
    ...fanFin([30, 3], 2.6, 16, 26, 26),
    stops: [
      [0, '#eaf4ff', 0.5],
      [1, '#ffffff', 0.35],
    ],
    rays: 10,
  });
  return fish.svg();
}

const PAJAMA: Profile = {
  top: [
    [0, 2],
    [4, -6],
    [12, -14],
    [24, -19.5],
    [38, -21],
    [54, -18],
    [72, -12],
    [88, -8],
    [100, -7],
  ],
  bottom: [
    [0, 2],
    [3, 9],
    [11, 14.5],
    [24, 19],
    [40, 20.5],
    [56, 18],
    [72, 12],
    [88, 8],
    [100, 7.2],
  ],
};

function pajamaFins(fish: Fish): void {
  const clear: Stop[] = [
    [0, '#e8ecd8', 0.75],
    [1, '#ffffff', 0.5],
  ];
  fish.fin({ ...tailFin(6.8, 26, 18, -0.28), stops: clear, rays: 16 });
  const first: Stop[] = [
    [0, '#c8b45a'],
    [0.6, '#e2d68a', 0.95],
    [1, '#7a3020', 0.9],
  ];
  fish.fin({
    root: [
      [29, -19.5],
      [36, -20.5],
      [43, -20],
    ],
    margin: [
      [41, -41],
      [46, -34],
      [47, -24],
    ],
    stops: first,
    rays: 7,
  });
  fish.fin({
    root: [
      [50, -18],
      [58, -16],
      [67, -13],
    ],
    margin: [
      [70, -40],
      [74, -28],
      [73, -15],
    ],
    stops: clear,
    rays: 10,
  });
  fish.fin({
    root: [
      [54, 17.5],
      [62, 15.5],
      [70, 12],
    ],
    margin: [
      [74, 37],
      [77, 26],
      [76, 14],
    ],
    stops: clear,
    rays: 10,
  });
  fish.fin({
    root: [
      [27, 17.5],
      [33, 19.5],
      [37, 20],
    ],
    margin: [
      [38, 38],
      [46, 34],
      [44, 24],
    ],
    stops: [
      [0, '#d8c24a'],
      [1, '#f6eca0', 0.85],
    ],
    rays: 6,
  });
}

/** Pajama cardinalfish: yellow face, red eye, dark belt, rusty polka dots behind. */
export function drawPajama(): string {
  const fish = new Fish('pajama-cardinalfish', PAJAMA, {
    at: [640, 470],
    size: 690,
    facing: 'right',
    tilt: 4,
    bend: 2,
  });
  fish.halo('#8fd8d0', 0.42);
  pajamaFins(fish);
  fish.skin([
    [0, '#b9b48f'],
    [0.4, '#e6e6d0'],
    [0.8, '#f3f4e8'],
    [1, '#c9d0c8'],
  ]);
  fish.lengthwise([
    [0, '#d8c020', 0.95],
    [0.26, '#d6c64a', 0.75],
    [0.36, '#e6e6d0', 0],
  ]);
  fish.inside(() => {
    fish.bar(
      [
        [37, -1.3],
        [38.5, 0],
        [38, 1.3],
      ],
      [5.6, 5, 4.2],
      '#2a1712',
      0.8,
      '#5a4a20',
    );
    for (const s of steps(9))
      fish.bar(
        [
          [34.6 + s * 7, -1.2],
          [35.2 + s * 7, 0],
          [35 + s * 7, 1.2],
        ],
        0.16,
        '#0a0606',
      );
    for (let i = 0; i < 34; i += 1) {
      const at = [
        49 + (i % 9) * 5.6 + (Math.floor(i / 9) % 2) * 2.8,
        -0.72 + Math.floor(i / 9) * 0.44 + (fish.random() - 0.5) * 0.12,
      ] as const;
      fish.spot(at, 1.75 - (i % 9) * 0.08, '#8a2f1c', 'opacity="0.9"');
    }
  });
  fish.gill(
    [
      [23, -0.45],
      [27, 0],
      [25, 0.5],
      [19, 0.8],
    ],
    0.45,
  );
  fish.shaded({ scales: 0.1, shadow: '#5a4a3a' });
  fish.mouth(
    [
      [0.4, 2.4],
      [4, 5.6],
      [8, 8],
    ],
    '#a08a20',
    0.8,
  );
  fish.eye([12, -5], 5.4, '#e8401c', 0.5);
  fish.fin({
    ...fanFin([31, 4], 2.8, 15, 26, 26),
    stops: [
      [0, '#f0ecc8', 0.5],
      [1, '#ffffff', 0.35],
    ],
    rays: 10,
  });
  return fish.svg();
}
