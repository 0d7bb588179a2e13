import { closedCurve, openCurve, type Point, steps } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { fleshy, frill, type Flesh } from './discs.ts';
import { around, blob } from '../shared/geometry.ts';
import { upTo } from './geometry.ts';
import { rock, stalk } from './habitat.ts';
import { deep, lit, mix } from './palette.ts';
import { mound } from './polyps.ts';
import { Scene } from './scene.ts';

/** One shelf of a plating coral: thickness, ridges running out, pale growing rim, fine polyps. */
function shelf(
  s: Scene,
  x: number,
  y: number,
  r: number,
  squash: number,
  color: string,
  rim: string,
  seed: number,
  haze: number,
): void {
  const hem = frill(x, y, r, squash, 7, 0.07, seed);
  const lower = (dy: number): string => closedCurve(hem.map(([px, py]): Point => [px, py + dy]));
  s.path(lower(r * 0.16), '#030818', `opacity="0.55" filter="${s.blur(14)}"`);
  s.path(lower(r * 0.055), deep(color, 0.72));
  s.group(`filter="${s.relief(5, 0.35, 0.5)}"`, () => {
    s.path(
      closedCurve(hem),
      s.radial(
        [
          [0, deep(color, 0.75)],
          [0.45, deep(color, 0.3 + haze)],
          [0.82, deep(color, haze)],
          [0.93, mix(color, rim, 0.7)],
          [1, rim],
        ],
        [0.5, 0.52],
      ),
    );
  });
  const rays = upTo(26).map((i) =>
    openCurve([
      around([x, y], (i / 26) * 6.283, r * 0.3, squash),
      around([x, y], (i / 26) * 6.283 + 0.05, r * 0.82, squash),
    ]),
  );
  s.line(rays.join(''), lit(color, 0.35), r * 0.02, `opacity="${0.35 - haze * 0.3}"`);
  const random = seededRandom(seed);
  for (let i = 0; i < 46; i++) {
    const at = around([x, y], i * 2.399963, r * (0.3 + 0.56 * random()), squash);
    s.oval(at[0], at[1] - 2, 5, 3.6, lit(mix(color, rim, 0.3), 0.4), `opacity="${0.8 - haze}"`);
  }
}

function montipora(): string {
  const s = new Scene();
  rock(s, 640, 950, 1120, 330, 121);
  s.glow(640, 480, 580, '#ff5a2a', 0.22);
  s.group(`filter="${s.bloom(8, 0.35)}"`, () => {
    const plates = [
      [640, 320, 300, -6],
      [400, 400, 270, 14],
      [880, 390, 270, -15],
      [640, 450, 290, 5],
      [380, 560, 300, 13],
      [900, 550, 300, -13],
      [560, 600, 250, 8],
      [740, 690, 300, -8],
      [500, 740, 290, 9],
    ] as const;
    plates.forEach(([x, y, r, tilt], i) =>
      s.group(`transform="rotate(${tilt} ${x} ${y})"`, () =>
        shelf(s, x, y, r, 0.44, '#f0481a', '#ffd8b0', 121 + i, 0.3 * (1 - i / 9)),
      ),
    );
  });
  return s.svg();
}

/** A dome of separate corallites: puffed walls round bright sunken hearts (favias). */
export function cells(
  s: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  wall: string,
  heart: string,
  seed: number,
): void {
  s.group(`filter="${s.relief(18, 0.2, 0.7)}"`, () =>
    s.path(
      closedCurve(blob([x, y + 20], rx * 1.02, ry * 1.03, 0.03, seededRandom(seed), 18)),
      deep(wall, 0.55),
    ),
  );
  mound(x, y, rx * 0.9, ry * 0.9, 1.75, count, seed).forEach(([px, py, size, squash], i) => {
    const r = size * (1 - 0.25 * Math.hypot((px - x) / rx, (py - y) / ry));
    const ring = frill(px, py, r, squash + 0.1, 6, 0.05, seed + i);
    const far = 0.3 * (1 - i / count);
    s.path(
      closedCurve(ring),
      s.radial(
        [
          [0, deep(wall, 0.6)],
          [0.55, deep(wall, 0.35)],
          [0.78, lit(deep(wall, far), 0.18)],
          [0.92, deep(wall, 0.2 + far)],
          [1, deep(wall, 0.65)],
        ],
        [0.48, 0.47],
      ),
    );
    const rays = upTo(20).map((k) =>
      openCurve([
        around([px, py], (k / 20) * 6.283, r * 0.45, squash + 0.1),
        around([px, py], (k / 20) * 6.283, r * 0.88, squash + 0.1),
      ]),
    );
    s.line(rays.join(''), lit(wall, 0.45), r * 0.035, 'opacity="0.4"');
    s.path(
      closedCurve(frill(px, py + r * 0.03, r * 0.52, squash + 0.08, 5, 0.06, seed - i)),
      s.radial([
        [0, deep(heart, 0.35)],
        [0.25, deep(heart, 0.1)],
        [0.7, lit(deep(heart, far), 0.15)],
        [1, deep(heart, 0.6)],
      ]),
    );
    s.line(
      `M${px - r * 0.13} ${py}Q${px} ${py + r * 0.06} ${px + r * 0.13} ${py}`,
      '#05101e',
      r * 0.06,
    );
  });
}

function favia(): string {
  const s = new Scene();
  rock(s, 640, 930, 1160, 360, 131);
  s.glow(640, 480, 560, '#2dff9a', 0.2);
  s.group(`filter="${s.bloom(8, 0.4)}"`, () =>
    cells(s, 640, 530, 440, 330, 34, '#a8502f', '#2df090', 131),
  );
  return s.svg();
}

function candyCane(): string {
  const s = new Scene();
  rock(s, 640, 950, 1140, 330, 141);
  s.glow(640, 480, 560, '#4affa8', 0.2);
  const look: Flesh = {
    rim: '#b98a5a',
    ring: '#f4ead0',
    heart: '#30f0a0',
    mouth: '#1aa870',
    bands: '#f8f0e0',
  };
  const heads = [
    [470, 300, 105],
    [650, 270, 100],
    [830, 310, 110],
    [330, 430, 118],
    [560, 420, 118],
    [760, 440, 115],
    [970, 440, 115],
    [430, 590, 130],
    [680, 590, 135],
    [900, 600, 128],
  ] as const;
  heads.forEach(([x, y, r], i) => {
    stalk(s, x, y + 14, [640 + (x - 640) * 0.4, 900], r * 0.72, '#a89a98');
    s.group(`filter="${s.bloom(7, 0.4)}"`, () =>
      fleshy(s, x, y, r, 0.74, look, 141 + i, 13, 0.22 * (1 - i / 10)),
    );
  });
  return s.svg();
}

function bubbles(): string {
  const s = new Scene();
  rock(s, 640, 940, 1140, 350, 151);
  s.glow(640, 470, 580, '#d8fff0', 0.24);
  s.oval(640, 620, 430, 210, '#3a4a5e', `filter="${s.blur(18)}"`);
  const random = seededRandom(152);
  s.group(`filter="${s.bloom(10, 0.35)}"`, () =>
    mound(640, 500, 430, 290, 1.5, 62, 151).forEach(([x, y, size], i) => {
      const r = size * (0.75 + random() * 0.5);
      const haze = 0.4 * (1 - i / 62);
      const skin = mix('#a8e8d0', '#e8e0c8', random());
      const body: [number, string, number?][] = [
        [0, lit(deep(skin, haze * 0.5), 0.6), 0.96],
        [0.4, deep(skin, 0.1 + haze * 0.6), 0.94],
        [0.75, deep(skin, 0.45 + haze * 0.4), 0.93],
        [0.95, deep(skin, 0.15 + haze * 0.6), 0.97],
        [1, lit(deep(skin, haze * 0.6), 0.2)],
      ];
      s.oval(x, y, r * 0.86, r * 1.04, s.radial(body, [0.37, 0.3]));
      const vein = steps(5).map((t): Point => [
        x + r * (0.1 + 0.34 * Math.sin(t * 3.1)),
        y - r * 0.7 + t * r * 1.45,
      ]);
      s.curve(vein, lit(skin, 0.7), r * 0.035, 'opacity="0.35"');
      s.oval(x - r * 0.3, y - r * 0.45, r * 0.18, r * 0.12, '#ffffff', `opacity="${0.9 - haze}"`);
    }),
  );
  return s.svg();
}

/** Plating, massive and bubble-fleshed stony corals. */
export const massiveCorals: Record<string, () => string> = {
  'red-montipora-capricornis': montipora,
  'war-favia': favia,
  'neon-candy-cane-coral': candyCane,
  'pearl-bubble-coral': bubbles,
};
