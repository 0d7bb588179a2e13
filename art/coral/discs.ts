import { closedCurve, openCurve, type Point, steps } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { around } from '../shared/geometry.ts';
import { upTo } from './geometry.ts';
import { deep, lit, mix } from './palette.ts';
import type { Scene } from './scene.ts';

/** Ring colors from the rim (1) to the mouth (0): `[where, color]`, outermost first. */
export type Rings = readonly (readonly [where: number, color: string])[];

/** One zoanthid: an oral disc of colored rings in a skirt of short tentacles. */
export function zoa(
  s: Scene,
  x: number,
  y: number,
  r: number,
  squash: number,
  rings: Rings,
  skirt: string,
  seed: number,
  haze = 0,
): void {
  const random = seededRandom(seed);
  const count = 21;
  s.oval(
    x + r * 0.1,
    y + r * squash * 0.55,
    r * 1.15,
    r * squash * 0.95,
    '#040a20',
    `opacity="0.55" filter="${s.blur(8)}"`,
  );
  for (const ring of [0, 1]) {
    for (let i = 0; i < count; i++) {
      const angle = ((i + ring * 0.5) / count) * Math.PI * 2 + (random() - 0.5) * 0.08;
      const long = r * ((ring ? 1.3 : 1.42) + random() * 0.1);
      const from = around([x, y], angle, r * 0.86, squash);
      const mid = around([x, y - r * 0.04], angle + 0.03, (r + long) / 2, squash);
      const to = around([x, y + r * (ring ? -0.05 : 0.06)], angle + 0.06, long, squash);
      s.tube(
        [from, mid, to],
        (t) => r * 0.095 * (1 - 0.45 * t),
        deep(skirt, 0.35),
        lit(skirt, 0.12),
        haze + (ring ? 0 : 0.3),
      );
    }
  }
  s.oval(x, y, r * 1.01, r * squash * 1.01, deep(rings[0]?.[1] ?? skirt, 0.6 + haze * 0.3));
  for (const [where, color] of rings) {
    const tone = deep(color, haze * 0.6);
    const fill = s.radial(
      [
        [0, deep(tone, 0.25)],
        [0.6, tone],
        [0.9, lit(tone, 0.22)],
        [1, deep(tone, 0.25)],
      ],
      [0.52, 0.54],
    );
    s.oval(
      x,
      y + r * squash * 0.05 * (1 - where),
      r * where * 0.98,
      r * squash * where * 0.98,
      fill,
    );
  }
  const spokes = upTo(18).map((i) => {
    const a = around([x, y], (i / 18) * Math.PI * 2, r * 0.38, squash);
    const b = around([x, y], (i / 18) * Math.PI * 2, r * 0.9, squash);
    return openCurve([a, b]);
  });
  s.line(spokes.join(''), '#ffffff', r * 0.022, 'opacity="0.22"');
  s.oval(
    x,
    y + r * squash * 0.04,
    r * 0.2,
    r * squash * 0.15,
    deep(rings.at(-1)?.[1] ?? skirt, 0.3),
  );
  s.line(`M${x - r * 0.15} ${y}Q${x} ${y + r * 0.05} ${x + r * 0.15} ${y}`, '#050a1e', r * 0.06);
  s.curve(
    steps(7).map((t) => around([x, y], Math.PI * (1.08 + t * 0.5), r * 0.94, squash)),
    '#ffffff',
    r * 0.045,
    'opacity="0.55"',
  );
}

/** A petal-edged ring of points: `waves` lobes, `depth` as a share of the radius. */
export function frill(
  x: number,
  y: number,
  r: number,
  squash: number,
  waves: number,
  depth: number,
  seed: number,
): Point[] {
  const random = seededRandom(seed);
  const shift = random() * 6;
  return upTo(waves * 5).map((i) => {
    const angle = (i / (waves * 5)) * Math.PI * 2;
    const ripple =
      Math.sin(angle * waves + shift) * 0.65 +
      Math.sin(angle * (waves + 3) + shift * 2) * 0.4 +
      Math.sin(angle * 2 + shift) * 0.45;
    const reach = r * (1 + ripple * depth + (random() - 0.5) * depth * 0.4);
    return around([x, y], angle, reach, squash);
  });
}

/** The colors of a fleshy polyp, from rim to mouth. */
export type Flesh = {
  readonly rim: string;
  readonly ring: string;
  readonly heart: string;
  readonly mouth: string;
  readonly bands?: string;
};

/** A swollen fleshy polyp (acan, blasto, scoly): puffed rim, radial ridges, sunken mouth. */
export function fleshy(
  s: Scene,
  x: number,
  y: number,
  r: number,
  squash: number,
  look: Flesh,
  seed: number,
  lobes = 14,
  haze = 0,
): void {
  const random = seededRandom(seed);
  const edge = closedCurve(frill(x, y, r, squash, lobes, 0.035, seed));
  s.path(
    closedCurve(frill(x + r * 0.05, y + r * 0.12, r * 1.04, squash, lobes, 0.03, seed)),
    '#040a1e',
    `opacity="0.6" filter="${s.blur(8)}"`,
  );
  s.group(`filter="${s.relief(Math.max(3, Math.round(r * 0.075)), 0.55, 0.62)}"`, () => {
    s.path(
      edge,
      s.radial([
        [0, deep(look.rim, 0.3)],
        [0.75, deep(look.rim, haze * 0.5)],
        [1, deep(look.rim, 0.35)],
      ]),
    );
    const turns = upTo(lobes * 2).map((i) => (i + random() * 0.35) / (lobes * 2));
    turns.sort((a, b) => Math.sin(a * Math.PI * 2) - Math.sin(b * Math.PI * 2));
    for (const turn of turns) ridge(s, x, y, r, squash, look, turn, random, haze);
  });
  hollow(s, x, y, r, squash, look, seed, haze);
}

function ridge(
  s: Scene,
  x: number,
  y: number,
  r: number,
  squash: number,
  look: Flesh,
  turn: number,
  random: () => number,
  haze: number,
): void {
  const angle = turn * Math.PI * 2;
  const from = around([x, y + r * 0.05], angle, r * 0.3, squash);
  const mid = around([x, y - r * 0.06], angle, r * 0.68, squash);
  const to = around([x, y], angle, r * 0.95, squash);
  const banded = look.bands && random() > 0.55 ? look.bands : look.rim;
  s.tube(
    [from, mid, to],
    (t) => r * (0.06 + 0.075 * t),
    deep(look.ring, haze),
    mix(banded, look.rim, random() * 0.3),
    haze,
  );
}

function hollow(
  s: Scene,
  x: number,
  y: number,
  r: number,
  squash: number,
  look: Flesh,
  seed: number,
  haze: number,
): void {
  const cy = y + r * 0.03;
  const ring = closedCurve(frill(x, cy, r * 0.5, squash, 9, 0.05, seed + 3));
  s.path(
    ring,
    s.radial([
      [0, deep(look.heart, 0.15 + haze * 0.5)],
      [0.55, deep(look.heart, haze * 0.6)],
      [0.8, deep(look.ring, haze * 0.5)],
      [1, look.ring, 0],
    ]),
  );
  for (const i of upTo(18)) {
    const angle = (i / 18) * Math.PI * 2;
    s.curve(
      [around([x, cy], angle, r * 0.14, squash), around([x, cy], angle, r * 0.42, squash)],
      lit(look.ring, 0.35),
      r * 0.018,
      'opacity="0.5"',
    );
  }
  s.oval(
    x,
    cy,
    r * 0.17,
    r * squash * 0.14,
    s.radial([
      [0, deep(look.mouth, 0.7)],
      [0.6, look.mouth],
      [1, lit(look.mouth, 0.3)],
    ]),
  );
  s.line(
    `M${x - r * 0.09} ${cy}Q${x} ${cy + r * 0.03} ${x + r * 0.09} ${cy}`,
    '#070a1c',
    r * 0.035,
  );
}
