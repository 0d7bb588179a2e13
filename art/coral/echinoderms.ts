import { closedCurve, type Point, steps } from '../../web/src/ui/drawing/curves.ts';
import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { around, blob } from '../shared/geometry.ts';
import { cubic, ribbon, upTo } from './geometry.ts';
import { rock, shadow } from './habitat.ts';
import { deep, lit, mix } from './palette.ts';
import { Scene } from './scene.ts';

function tuxedo(): string {
  const s = new Scene();
  rock(s, 640, 900, 1220, 420, 501);
  s.glow(640, 480, 560, '#3a7aff', 0.28);
  shadow(s, 640, 790, 300, 46);
  const [x, y, r] = [640, 490, 285];
  s.ball(x, y, r, '#5a1a22', 0, r * 0.92);
  const meridian = (turn: number): Point[] =>
    steps(11).map((t): Point => {
      const down = 0.16 + t * 2.5;
      const px = Math.sin(down) * Math.sin(turn);
      return [
        x + px * r,
        y - (Math.cos(down) * 0.9 + Math.sin(down) * Math.cos(turn) * -0.32) * r * 0.92,
      ];
    });
  s.group(
    `clip-path="${s.clip(closedCurve(upTo(24).map((i) => around([x, y], (i / 24) * 6.283, r, 0.92))))}"`,
    () => {
      for (const k of [-2, -1, 0, 1, 2]) {
        const turn = k * 0.628;
        const half = (t: number): number =>
          r * 0.15 * Math.cos(turn * 0.9) * Math.sin(0.25 + t * 2.6);
        s.tube(meridian(turn), half, '#1546d8', '#2a5cff');
      }
    },
  );
  const random = seededRandom(503);
  const quills: { at: Point; way: number; long: number; order: number }[] = [];
  for (const k of [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]) {
    meridian(k * 0.628 * 0.98).forEach((at) => {
      for (let i = 0; i < 7; i++) {
        const p: Point = [at[0] + (random() - 0.5) * 44, at[1] + (random() - 0.5) * 50];
        const far = Math.hypot(p[0] - x, p[1] - y) / r;
        if (far > 1.02) continue;
        quills.push({
          at: p,
          way: Math.atan2(p[1] - y - 20, p[0] - x) + (random() - 0.5) * 0.5,
          long: 16 + far * 44,
          order: -far,
        });
      }
    });
  }
  quills.sort((a, b) => b.order - a.order);
  for (const q of quills.toReversed()) {
    const end = around(q.at, q.way, q.long);
    s.tube(
      [q.at, [(q.at[0] + end[0]) / 2, (q.at[1] + end[1]) / 2 - 1], end],
      (t) => 6.5 * (1 - 0.7 * t),
      '#6a1420',
      '#ff5a4a',
    );
  }
  s.oval(
    x - r * 0.36,
    y - r * 0.45,
    r * 0.3,
    r * 0.2,
    '#ffffff',
    `opacity="0.22" filter="${s.blur(16)}"`,
  );
  return s.svg();
}

/** A sea star: each arm's center line, its half-width at root and tip, and its colors. */
type SeaStar = {
  readonly arms: readonly (readonly Point[])[];
  readonly root: number;
  readonly end: number;
  readonly color: string;
  readonly shade: string;
  readonly swell: number;
};

function armWidth(look: SeaStar): (t: number) => number {
  return (t) => look.root + (look.end - look.root) * t ** 0.8;
}

function seaStar(s: Scene, x: number, y: number, look: SeaStar): void {
  const shape = look.arms.map((arm) => closedCurve(ribbon(arm, armWidth(look)))).join('');
  const tips = look.arms
    .map((arm) =>
      closedCurve(blob(arm.at(-1) ?? [0, 0], look.end, look.end, 0, seededRandom(1), 12)),
    )
    .join('');
  s.path(shape, '#030818', `opacity="0.6" transform="translate(16 30)" filter="${s.blur(13)}"`);
  const hub = closedCurve(
    blob([x, y], look.root * 1.7, look.root * 1.3, 0.02, seededRandom(2), 12),
  );
  s.group(`filter="${s.relief(look.swell, 0.5, 0.68)}"`, () => {
    const fill = s.linear(
      [300, 200],
      [980, 800],
      [
        [0, lit(look.color, 0.15)],
        [0.5, look.color],
        [1, look.shade],
      ],
    );
    s.path(`${shape}${hub}${tips}`, fill);
  });
}

function along(arm: readonly Point[], t: number): { at: Point; way: number } {
  const i = Math.min(arm.length - 2, Math.floor(t * (arm.length - 1)));
  const f = t * (arm.length - 1) - i;
  const a = arm[i] ?? [0, 0];
  const b = arm[i + 1] ?? a;
  return {
    at: [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f],
    way: Math.atan2(b[1] - a[1], b[0] - a[0]),
  };
}

function linckia(): string {
  const s = new Scene();
  rock(s, 640, 700, 1340, 860, 511);
  s.glow(640, 480, 580, '#3a8aff', 0.3);
  const c: Point = [630, 480];
  const arms = [
    cubic(c, [560, 350], [540, 250], [430, 150], 18),
    cubic(c, [760, 400], [850, 280], [960, 250], 18),
    cubic(c, [790, 520], [930, 560], [1060, 690], 18),
    cubic(c, [610, 620], [640, 720], [560, 850], 18),
    cubic(c, [470, 500], [340, 480], [180, 590], 18),
  ];
  const look: SeaStar = { arms, root: 66, end: 38, color: '#2a78ff', shade: '#1a2fa8', swell: 20 };
  s.group(`filter="${s.bloom(10, 0.35)}"`, () => seaStar(s, c[0], c[1], look));
  const random = seededRandom(513);
  for (const arm of arms)
    for (let i = 0; i < 34; i++) {
      const t = 0.04 + random() * 0.92;
      const { at, way } = along(arm, t);
      const p = around(at, way + 1.57, (random() - 0.5) * 1.5 * armWidth(look)(t));
      s.oval(p[0], p[1], 5.5, 4.5, random() > 0.5 ? '#8ac8ff' : '#123a9a', 'opacity="0.55"');
    }
  s.oval(c[0] + 18, c[1] - 12, 9, 7, '#c8f0ff', 'opacity="0.9"');
  return s.svg();
}

function fromia(): string {
  const s = new Scene();
  rock(s, 640, 690, 1340, 880, 521);
  s.glow(640, 500, 560, '#ff5a2a', 0.24);
  const c: Point = [640, 500];
  const arms = [-1.62, -0.4, 0.78, 2.3, 3.5].map((a, i) =>
    cubic(
      c,
      around(c, a, 130, 0.85),
      around(c, a + 0.08, 260, 0.85),
      around(c, a + (i % 2 ? 0.14 : -0.06), 400, 0.85),
      18,
    ),
  );
  const look: SeaStar = {
    arms,
    root: 104,
    end: 14,
    color: '#f0401f',
    shade: '#8a1428',
    swell: 20,
  };
  s.group(`filter="${s.bloom(9, 0.3)}"`, () => seaStar(s, c[0], c[1], look));
  for (const arm of arms)
    for (const t of steps(13)) {
      const { at, way } = along(arm, 0.14 + t * 0.84);
      const half = armWidth(look)(0.14 + t * 0.84);
      for (const f of t < 0.55 ? [-0.72, -0.25, 0.25, 0.72] : [-0.6, 0, 0.6]) {
        const p = around(at, way + 1.57, f * half);
        s.ball(
          p[0],
          p[1],
          Math.max(4, half * 0.15),
          Math.abs(f) > 0.5 ? '#ffd8a0' : '#ff9a5a',
          0.05,
        );
      }
    }
  for (const i of upTo(14)) {
    const p = around(c, i * 2.399963, 16 * Math.sqrt(i + 0.5), 0.85);
    s.ball(p[0], p[1], 9, i % 3 ? '#ffb878' : '#ffe0b0', 0.05);
  }
  return s.svg();
}

function serpent(): string {
  const s = new Scene();
  rock(s, 640, 660, 1400, 940, 531);
  s.glow(640, 520, 540, '#ff8a4a', 0.2);
  const c: Point = [600, 560];
  const arms = [
    cubic(c, [500, 330], [300, 480], [160, 250], 40),
    cubic(c, [720, 380], [760, 220], [980, 170], 40),
    cubic(c, [860, 520], [960, 680], [1180, 540], 40),
    cubic(c, [700, 760], [900, 820], [1030, 880], 40),
    cubic(c, [420, 650], [420, 840], [130, 790], 40),
  ].map((arm, k) =>
    arm.map(([x, y], i): Point => [x, y + Math.sin(i * 0.42 + k * 1.7) * 22 * Math.min(1, i / 9)]),
  );
  const shape = arms.map((arm) => closedCurve(ribbon(arm, (t) => 30 - 24 * t))).join('');
  s.path(shape, '#030818', `opacity="0.6" transform="translate(12 26)" filter="${s.blur(10)}"`);
  for (const arm of arms) {
    s.tube(arm, (t) => 30 - 24 * t, '#b8321f', '#f07a3a');
    for (const i of upTo(24)) {
      const t = 0.06 + (i / 24) * 0.92;
      const { at, way } = along(arm, t);
      const half = 29 - 24 * t;
      s.curve(
        [around(at, way + 1.57, half), around(at, way, 4), around(at, way - 1.57, half)],
        i % 3 ? '#6a1420' : '#ffe0a0',
        4.5 - t * 2,
        'opacity="0.75"',
      );
    }
  }
  s.group(`filter="${s.relief(14, 0.5, 0.65)}"`, () => {
    s.path(
      closedCurve(upTo(10).map((i) => around(c, (i / 10) * 6.283 - 0.3, i % 2 ? 96 : 82, 0.86))),
      s.radial(
        [
          [0, '#ff9a5a'],
          [0.6, '#d8482a'],
          [1, '#8a1f1f'],
        ],
        [0.4, 0.35],
      ),
    );
    for (const i of upTo(5))
      s.oval(
        ...around(c, (i / 5) * 6.283 + 0.3, 48, 0.86),
        17,
        14,
        mix('#ffd090', '#d8482a', 0.2),
        'opacity="0.8"',
      );
  });
  s.oval(c[0] - 22, c[1] - 26, 24, 14, '#ffffff', `opacity="0.35" filter="${s.blur(5)}"`);
  s.oval(c[0], c[1], 12, 10, deep('#8a1f1f', 0.2));
  return s.svg();
}

/** Urchins and stars. */
export const echinoderms: Record<string, () => string> = {
  'blue-tuxedo-urchin': tuxedo,
  'blue-linckia-star': linckia,
  'fromia-star': fromia,
  'red-serpent-star': serpent,
};
