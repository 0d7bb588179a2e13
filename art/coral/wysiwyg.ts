import { closedCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { crown } from './crown.ts';
import { beads, fleshy, mushroom, zoa } from './discs.ts';
import { colony } from './euphyllia.ts';
import { chalice, foldedPiece } from './folded.ts';
import { around, blob, cubic, upTo } from './geometry.ts';
import { plug, rock } from './habitat.ts';
import { deep } from './palette.ts';
import { fleshColony, mound } from './polyps.ts';
import { Scene } from './scene.ts';
import { cells } from './massive.ts';
import { daisy } from './stars.ts';
import { thicket } from './stony-branches.ts';

const goldTorch = (): string =>
  colony(
    {
      reach: 285,
      count: 58,
      thick: 14,
      base: '#5a2a7a',
      stem: '#f0a81f',
      tip: '#fff04a',
      kind: 'ball',
      tipSize: 17,
      drift: -46,
      upright: 0.55,
      seed: 701,
      glow: 12,
    },
    [
      [440, 480, 0.82],
      [850, 470, 0.88],
      [650, 620, 1],
    ],
    '#8d86a8',
    false,
  );

const dragonSoul = (): string =>
  colony(
    {
      reach: 430,
      count: 118,
      thick: 18,
      base: '#c8501f',
      stem: '#58d83a',
      tip: '#c04aff',
      kind: 'ball',
      tipSize: 20,
      drift: 26,
      upright: 0.6,
      seed: 711,
      glow: 12,
    },
    [[640, 590, 1]],
    '#8d86a8',
    false,
  );

const hammerWall = (): string =>
  colony(
    {
      reach: 205,
      count: 40,
      thick: 16,
      base: '#3a1a5a',
      stem: '#5a3ab0',
      tip: '#ff8a2a',
      kind: 'anchor',
      tipSize: 28,
      drift: 8,
      upright: 0.45,
      seed: 721,
      glow: 11,
    },
    [
      [290, 560, 0.9],
      [430, 480, 0.95],
      [610, 500, 1],
      [790, 590, 1.02],
      [960, 520, 0.95],
      [520, 660, 1.02],
    ],
    '#b0a8b8',
  );

function bounce(): string {
  const s = new Scene();
  plug(s, 640, 700, 330);
  s.glow(640, 480, 560, '#ff8a2a', 0.26);
  s.group(`filter="${s.bloom(11, 0.45)}"`, () => {
    mushroom(
      s,
      640,
      540,
      400,
      0.62,
      { rim: '#2a8ac8', ring: '#1f9a8a', heart: '#c8e84a', mouth: '#ff6a3a' },
      731,
    );
    beads(s, 640, 540, 360, 0.62, ['#ffb02a', '#ff6a1f', '#ff8a3a', '#38e0b0'], 47, 44, 733);
  });
  return s.svg();
}

function jawbreaker(): string {
  const s = new Scene();
  plug(s, 640, 720, 350);
  s.glow(640, 500, 560, '#ff3a4a', 0.24);
  const random = seededRandom(741);
  s.group(`filter="${s.bloom(10, 0.45)}"`, () => {
    for (const [x, y, r, seed] of [
      [470, 430, 215, 3],
      [790, 560, 300, 8],
    ] as const) {
      mushroom(
        s,
        x,
        y,
        r,
        0.64,
        { rim: '#e8203a', ring: '#c8142f', heart: '#ff5a2a', mouth: '#3a7aff', bands: '#ff9a6a' },
        seed,
      );
      for (const i of upTo(30)) {
        const at = around(x, y, i * 2.399963, r * 0.86 * Math.sqrt((i + 2) / 32), 0.64);
        const size = r * (0.05 + random() * 0.09);
        const spot = closedCurve(blob(at[0], at[1], size * 1.3, size * 0.8, 0.35, random, 8));
        s.path(
          spot,
          ['#ffb81f', '#38e07a', '#2a7aff', '#ffe04a'][i % 4] ?? '#ffb81f',
          'opacity="0.82"',
        );
      }
      s.oval(
        x - r * 0.35,
        y - r * 0.32,
        r * 0.3,
        r * 0.12,
        '#ffffff',
        `opacity="0.28" filter="${s.blur(9)}"`,
      );
    }
  });
  return s.svg();
}

function scolymia(): string {
  const s = new Scene();
  rock(s, 640, 860, 1240, 520, 751);
  s.glow(640, 500, 580, '#ff5a2a', 0.24);
  s.group(`filter="${s.bloom(10, 0.4)}"`, () => {
    fleshy(
      s,
      640,
      500,
      395,
      0.8,
      { rim: '#e8281f', ring: '#f0d84a', heart: '#ff7a1f', mouth: '#38d8a0', bands: '#3fe06a' },
      753,
      26,
    );
  });
  return s.svg();
}

const acanColony = (): string =>
  fleshColony(
    mound(640, 470, 340, 235, 1.46, 9, 761),
    [
      { rim: '#7a3af0', ring: '#ff8ad0', heart: '#38f0c8', mouth: '#ffe04a', bands: '#ff5a3a' },
      { rim: '#ff7a1f', ring: '#f0e86a', heart: '#ff3a8a', mouth: '#ffd0e8', bands: '#e8243f' },
      { rim: '#1fb8a0', ring: '#ffb04a', heart: '#e83a4a', mouth: '#fff0a0', bands: '#4a6aff' },
    ],
    '#3a2a5a',
    761,
    true,
  );

function chaosZoas(): string {
  const s = new Scene();
  plug(s, 640, 730, 350);
  s.glow(640, 480, 560, '#c03aff', 0.24);
  const seats = [
    [520, 310, 128],
    [800, 330, 136],
    [370, 520, 150],
    [660, 500, 168],
    [930, 560, 140],
  ] as const;
  s.group(`filter="${s.bloom(10, 0.5)}"`, () =>
    seats.forEach(([x, y, r], i) => {
      s.tube(
        [
          [x, y + 10],
          [x + (640 - x) * 0.1, y + r],
          [x + (640 - x) * 0.3, 740],
        ],
        (t) => r * (0.55 - 0.1 * t),
        '#7a5a8a',
        deep('#5a4466', 0.4),
        0.15,
      );
      zoa(
        s,
        x,
        y,
        r,
        0.72,
        [
          [1, '#7a1fe0'],
          [0.82, '#ff4a2a'],
          [0.62, '#ffc02a'],
          [0.46, '#1f8aff'],
          [0.3, '#ff6ab0'],
        ],
        '#c04aff',
        771 + i,
        0.14 * (1 - i / 5),
      );
      const random = seededRandom(i + 5);
      for (const k of upTo(16)) {
        const p = around(x, y, k * 0.3927 + random() * 0.2, r * (0.55 + random() * 0.32), 0.72);
        s.curve(
          [p, around(p[0], p[1], k * 0.3927, r * 0.1, 0.72)],
          k % 2 ? '#2af0d0' : '#ffe86a',
          r * 0.045,
          'opacity="0.8"',
        );
      }
    }),
  );
  return s.svg();
}

function homewrecker(): string {
  const s = new Scene();
  plug(s, 640, 850, 270);
  thicket(s, 640, 840, 6, 2, {
    length: 285,
    width: 40,
    shrink: 0.74,
    forks: 3,
    levels: 3,
    spread: 0.6,
    taper: 0.52,
    foot: '#2fae8a',
    flesh: '#ffb01f',
    tip: '#ff2f4a',
    corallite: '#ff5a3a',
    coralliteSize: 11,
    texture: 'tubes',
    seed: 786,
  });
  return s.svg();
}

function goniopora(): string {
  const s = new Scene();
  rock(s, 640, 930, 1140, 340, 791);
  s.glow(640, 440, 580, '#ff3a5a', 0.26);
  s.ball(640, 730, 280, '#5a2238', 0.35, 160);
  const random = seededRandom(793);
  s.group(`filter="${s.bloom(8, 0.42)}"`, () =>
    mound(640, 440, 440, 280, 1.12, 40, 795).forEach(([x, y, r], i) => {
      const haze = 0.35 * (1 - i / 40);
      const root: Point = [640 + (x - 640) * 0.46, 660 + (y - 440) * 0.32];
      s.tube(
        cubic(root, [root[0], root[1] - 90], [x, y + 110], [x, y], 8),
        (t) => 15 - 3 * t,
        '#a82a48',
        '#ff7a7a',
        haze,
      );
      daisy(
        s,
        x,
        y,
        r * (0.9 + random() * 0.2),
        0.72,
        { disc: '#ffe8a0', ring: '#ff4a5a', arm: '#d81f3f', tip: '#ff9a8a' },
        12,
        797 + i,
        haze,
      );
    }),
  );
  return s.svg();
}

function elegance(): string {
  const s = new Scene();
  rock(s, 640, 900, 1200, 400, 801);
  crown(s, 640, 590, {
    reach: 430,
    count: 84,
    thick: 17,
    base: '#3fae5a',
    stem: '#a8e87a',
    tip: '#ff4ac8',
    kind: 'ball',
    tipSize: 15,
    drift: 12,
    upright: 0.16,
    seed: 803,
    glow: 11,
  });
  s.group(`filter="${s.bloom(9, 0.4)}"`, () => {
    const disc = closedCurve(
      upTo(36).map((i) =>
        around(640, 545, (i / 36) * 6.283, 235 * (1 + 0.09 * Math.sin(i * 1.05)), 0.5),
      ),
    );
    s.group(`filter="${s.relief(14, 0.4, 0.6)}"`, () =>
      s.path(
        disc,
        s.radial([
          [0, '#1f6a5a'],
          [0.6, '#2fc078'],
          [1, '#b8ff8a'],
        ]),
      ),
    );
    for (const i of upTo(40))
      s.curve(
        [
          around(640, 545, (i / 40) * 6.283, 36, 0.5),
          around(640, 540, (i / 40) * 6.283 + 0.03, 130, 0.5),
          around(640, 545, (i / 40) * 6.283, 222, 0.5),
        ],
        i % 2 ? '#eaffc0' : '#0f5a48',
        5,
        'opacity="0.6"',
      );
    s.oval(640, 547, 38, 13, '#0a2a2a');
    s.oval(640, 543, 44, 17, 'none', 'stroke="#ff8ad8" stroke-width="5"');
  });
  return s.svg();
}

function cyphastrea(): string {
  const s = new Scene();
  rock(s, 640, 860, 1240, 520, 831);
  s.glow(640, 500, 580, '#3a6aff', 0.28);
  s.group(`filter="${s.bloom(9, 0.45)}"`, () =>
    cells(s, 640, 520, 450, 310, 84, '#2a5af0', '#ff5a3a', 833),
  );
  return s.svg();
}

/** One-of-a-kind pieces: each drawing stands for exactly one animal. */
export const wysiwygPieces: Record<string, () => string> = {
  'wysiwyg-gold-torch-colony': goldTorch,
  'wysiwyg-dragon-soul-torch': dragonSoul,
  'wysiwyg-orange-hammer-wall': hammerWall,
  'wysiwyg-bounce-mushroom': bounce,
  'wysiwyg-jawbreaker-mushroom': jawbreaker,
  'wysiwyg-warpaint-scolymia': scolymia,
  'wysiwyg-rainbow-acan-colony': acanColony,
  'wysiwyg-utter-chaos-zoanthids': chaosZoas,
  'wysiwyg-homewrecker-acropora': homewrecker,
  'wysiwyg-red-goniopora': goniopora,
  'wysiwyg-pink-tip-elegance': elegance,
  'wysiwyg-rainbow-trachyphyllia': () =>
    foldedPiece(
      {
        rx: 400,
        squash: 0.74,
        waist: 0.26,
        folds: 9,
        colours: ['#7a3af0', '#ff4ab0', '#ffb02a', '#38f0a8'],
        seed: 811,
      },
      true,
    ),
  'wysiwyg-bubblegum-chalice': () =>
    chalice(
      {
        skin: '#ff4a9a',
        knob: '#b03ae0',
        eye: '#38ffb0',
        hem: '#ffd04a',
        eyes: 8,
        seed: 821,
        rx: 370,
      },
      true,
    ),
  'wysiwyg-meteor-shower-cyphastrea': cyphastrea,
};
