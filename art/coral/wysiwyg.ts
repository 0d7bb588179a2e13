import { closedCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { crown } from './crown.ts';
import { colony } from './euphyllia.ts';
import { chalice, foldedPiece } from './folded.ts';
import { around } from '../shared/geometry.ts';
import { cubic, upTo } from './geometry.ts';
import { plug, rock } from './habitat.ts';
import { mound } from './polyps.ts';
import { Scene } from './scene.ts';
import { cells } from './massive.ts';
import { daisy } from './stars.ts';
import { thicket } from './stony-branches.ts';
import { bounce, jawbreaker, scolymia, acanColony, chaosZoas } from './wysiwyg-discs.ts';

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
        around([640, 545], (i / 36) * 6.283, 235 * (1 + 0.09 * Math.sin(i * 1.05)), 0.5),
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
          around([640, 545], (i / 40) * 6.283, 36, 0.5),
          around([640, 540], (i / 40) * 6.283 + 0.03, 130, 0.5),
          around([640, 545], (i / 40) * 6.283, 222, 0.5),
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
        colors: ['#7a3af0', '#ff4ab0', '#ffb02a', '#38f0a8'],
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
