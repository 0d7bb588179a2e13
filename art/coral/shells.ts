import { closedCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { around } from '../shared/geometry.ts';
import { upTo } from './geometry.ts';
import { deep, lit, mix } from './palette.ts';
import type { Scene } from './scene.ts';

/** A coiled shell seen from the side; the spire points along `axis` radians. */
export type Shell = {
  readonly x: number;
  readonly y: number;
  /** Half-width of the body whorl. */
  readonly size: number;
  readonly axis: number;
  readonly whorls: number;
  /** The scale of each whorl relative to the one below it. */
  readonly shrink: number;
  /** Distance between whorls as a share of the size: a high value makes a tall spire. */
  readonly step: number;
  /** A whorl's height relative to its half-width. */
  readonly plump: number;
  readonly base: string;
  readonly flame: string;
  readonly flames: number;
  readonly spines?: number;
  readonly ribs?: number;
};

type Whorl = { readonly at: Point; readonly r: number };

function whorlsOf(look: Shell): Whorl[] {
  let [x, y, r] = [look.x, look.y, look.size];
  return upTo(look.whorls).map(() => {
    const turn: Whorl = { at: [x, y], r };
    [x, y] = around([x, y], look.axis, r * look.step);
    r *= look.shrink;
    return turn;
  });
}

function whorl(s: Scene, w: Whorl, look: Shell): void {
  const [x, y] = w.at;
  const turn = (look.axis * 180) / Math.PI + 90;
  const ry = w.r * look.plump;
  const path = closedCurve(upTo(24).map((i) => around([x, y], (i / 24) * 6.283, w.r, ry / w.r)));
  s.group(`transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"`, () => {
    s.path(path, mix(look.base, look.flame, 0.15));
    s.group(`clip-path="${s.clip(path)}"`, () => {
      for (const i of upTo(look.flames)) {
        const px = x + w.r * (((i + 0.5) / look.flames) * 2 - 1);
        const bow = ((px - x) / w.r) * w.r * 0.35;
        s.curve(
          [
            [px * 0.96 + x * 0.04 - 6, y - ry],
            [px + bow * 0.3, y],
            [px + bow, y + ry],
          ],
          look.flame,
          (w.r * 0.9) / look.flames,
          'opacity="0.85"',
        );
      }
      for (const k of upTo(look.ribs ?? 0)) {
        const py = y - ry + ((k + 1) / ((look.ribs ?? 0) + 1)) * ry * 2;
        const arc: Point[] = [
          [x - w.r, py - ry * 0.12],
          [x, py + ry * 0.16],
          [x + w.r, py - ry * 0.12],
        ];
        s.curve(arc, lit(look.base, 0.45), w.r * 0.03, 'opacity="0.32"');
        s.curve(
          arc.map(([ax, ay]): Point => [ax, ay + w.r * 0.035]),
          deep(look.flame, 0.6),
          w.r * 0.025,
          'opacity="0.3"',
        );
      }
    });
    for (const k of upTo(look.spines ?? 0)) {
      const t = (k + 0.5) / (look.spines ?? 1);
      const root: Point = [
        x + w.r * (t * 2 - 1) * 0.96,
        y - ry * 0.42 + Math.sin(t * 3.14) * ry * 0.16,
      ];
      s.tube(
        [
          root,
          [root[0] + (t - 0.5) * w.r * 0.16, root[1] - w.r * 0.1],
          [root[0] + (t - 0.5) * w.r * 0.3, root[1] - w.r * 0.2],
        ],
        (u) => w.r * 0.08 * (1 - 0.7 * u),
        look.base,
        lit(look.base, 0.4),
      );
    }
  });
}

/** Paints the shell, spire first so that each wider whorl overlaps the one above. */
export function shell(s: Scene, look: Shell): void {
  for (const w of whorlsOf(look).toReversed())
    s.group(`filter="${s.relief(Math.max(4, Math.round(w.r * 0.16)), 0.75, 0.68)}"`, () =>
      whorl(s, w, look),
    );
  const [x, y] = around([look.x, look.y], look.axis + 0.9 - Math.PI * 0.32, look.size * 0.5);
  s.oval(
    x - look.size * 0.1,
    y - look.size * 0.12,
    look.size * 0.26,
    look.size * 0.12,
    '#ffffff',
    `opacity="0.3" filter="${s.blur(9)}"`,
  );
}

/** The dark mouth of a shell with a pale lip. */
export function aperture(
  s: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn: number,
  lip: string,
): void {
  const spin = `transform="rotate(${turn} ${x} ${y})"`;
  s.group(`filter="${s.relief(5, 0.6, 0.5)}"`, () => s.oval(x, y, rx, ry, lip, spin));
  s.oval(
    x + 5,
    y + 4,
    rx * 0.76,
    ry * 0.78,
    s.radial([
      [0, '#0a0820'],
      [0.7, deep(lip, 0.75)],
      [1, deep(lip, 0.35)],
    ]),
    spin,
  );
}
