import { closedCurve, openCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { around, blob } from '../shared/geometry.ts';
import { cubic, ribbon, upTo } from './geometry.ts';
import { deep, lit, mix } from './palette.ts';
import type { Scene } from './scene.ts';

/** Live rock: a heap of swollen dark lumps with coralline algae, `w`×`h` around its center. */
export function rock(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  seed = 1,
  coralline = '#9a4fb0',
): void {
  const random = seededRandom(seed);
  const lumps = Math.round(14 + (w * h) / 24000);
  const shade = s.linear(
    [x, y - h * 0.4],
    [x, y + h * 0.4],
    [
      [0, '#1c2654'],
      [1, '#060a20'],
    ],
  );
  s.path(
    closedCurve(blob([x, y], w * 0.42, h * 0.4, 0.07, random, 17)),
    shade,
    `filter="${s.blur(5)}"`,
  );
  s.group(`filter="${s.relief(6, 0.3, 0.45)}"`, () => {
    for (let i = 0; i < lumps; i++) lump(s, x, y, w, h, i / lumps, coralline, random);
  });
  for (let i = 0; i < 8; i++) {
    const px = x + (random() - 0.5) * w * 0.7;
    const r = 6 + random() * 11;
    s.oval(
      px,
      y + (random() - 0.6) * h * 0.5,
      r,
      r * 0.6,
      '#060a22',
      `opacity="0.6" filter="${s.blur(2)}"`,
    );
  }
}

function lump(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  t: number,
  coralline: string,
  random: () => number,
): void {
  const at = around([0, 0], random() * Math.PI * 2, Math.sqrt(random()) * 0.42);
  const px = x + at[0] * w;
  const py = y + (at[1] * 0.8 + (t - 0.5) * 0.24) * h;
  const rx = w * (0.05 + random() * 0.08);
  const tone = mix('#5b5f94', random() > 0.55 ? coralline : '#38427a', random() * 0.8);
  const fill = s.radial(
    [
      [0, deep(lit(tone, 0.16), t * 0.15)],
      [0.5, deep(tone, 0.4)],
      [1, deep(tone, 0.86)],
    ],
    [0.36, 0.18],
  );
  s.path(closedCurve(blob([px, py], rx, rx * 0.62, 0.2, random, 9)), fill);
}

/** The ceramic frag disc a cut piece is glued to, top face `rx`×`ry` centered on (x, y). */
export function plug(s: Scene, x: number, y: number, rx: number, ry = rx * 0.3): void {
  const side = s.linear(
    [x - rx, y],
    [x + rx, y],
    [
      [0, '#a9b3d6'],
      [0.3, '#7d88b8'],
      [1, '#20294f'],
    ],
  );
  s.oval(x + 24, y + ry * 1.9, rx * 1.25, ry, '#020616', `opacity="0.6" filter="${s.blur(22)}"`);
  s.path(
    `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}v${ry * 0.55}A${rx} ${ry} 0 0 1 ${x - rx} ${y + ry * 0.55}Z`,
    side,
  );
  s.oval(
    x,
    y,
    rx,
    ry,
    s.radial(
      [
        [0, '#4b4f86'],
        [0.8, '#7a80b2'],
        [1, '#aab4da'],
      ],
      [0.55, 0.6],
    ),
  );
  const random = seededRandom(Math.round(x + y + rx));
  for (let i = 0; i < 5; i++) {
    const at = around([x, y], random() * 6.3, rx * 0.8, ry / rx);
    s.path(
      closedCurve(blob(at, rx * 0.16, ry * 0.16, 0.25, random, 8)),
      '#a056b4',
      'opacity="0.6"',
    );
  }
}

/** A bed of pale sand across the foot of the picture, from `y` down. */
export function sand(s: Scene, y: number, seed = 3): void {
  const random = seededRandom(seed);
  const crest = upTo(8).map((i): Point => [-40 + i * 195, y + (random() - 0.5) * 26]);
  const fill = s.linear(
    [200, y - 20],
    [760, 960],
    [
      [0, '#8fa6c4'],
      [0.25, '#566d9c'],
      [1, '#131c46'],
    ],
  );
  s.path(`${openCurve(crest)}V980H-40Z`, fill);
  for (let i = 0; i < 5; i++) {
    const py = y + 30 + i * (960 - y) * 0.17;
    const wave = upTo(7).map((k): Point => [-40 + k * 230, py + Math.sin(k * 1.9 + i * 2) * 9]);
    s.curve(
      wave,
      i % 2 ? '#0d1740' : '#a9bddb',
      9,
      `opacity="${0.2 - i * 0.022}" filter="${s.blur(4)}"`,
    );
  }
}

/** A soft contact shadow on sand or rock. */
export function shadow(s: Scene, x: number, y: number, rx: number, ry = rx * 0.16): void {
  s.oval(x, y, rx, ry, '#030920', `opacity="0.62" filter="${s.blur(14)}"`);
}

/** A stony stalk from (x, y) down to `foot`, `half` wide at the head. */
export function stalk(
  s: Scene,
  x: number,
  y: number,
  foot: Point,
  half: number,
  color = '#8a86ac',
): void {
  const sway = (foot[0] - x) * 0.5;
  const spine = cubic([x, y], [x, y + 60], [foot[0] - sway * 0.2, foot[1] - 60], foot, 8);
  const fill = s.linear([x, y], foot, [
    [0, color],
    [0.35, deep(color, 0.25)],
    [1, deep(color, 0.7)],
  ]);
  s.group(`filter="${s.relief(Math.max(4, Math.round(half * 0.42)), 0.3, 0.68)}"`, () => {
    s.path(closedCurve(ribbon(spine, (t) => half * (1 - 0.4 * t + 0.05 * Math.sin(t * 17)))), fill);
  });
  for (const side of [-0.62, -0.3, 0.05, 0.4, 0.7]) {
    const rib = spine.map(([px, py], i): Point => [px + side * half * (1 - 0.055 * i), py]);
    s.curve(rib, side < 0 ? lit(color, 0.35) : deep(color, 0.7), half * 0.05, 'opacity="0.28"');
  }
}
