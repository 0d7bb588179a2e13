import {
  closedCurve,
  num,
  openCurve,
  type Point,
  steps,
} from '../../../web/src/ui/drawing/curves.ts';
import { sample, taper } from '../../shared/geometry.ts';
import { randomOf } from '../../shared/random.ts';
import { light, shade } from '../../shared/color.ts';
import { Sheet, type Stop } from '../../shared/sheet.ts';
import { paintEye } from './eye.ts';
import { paintFin, type Fin, type FinSpace } from './fin.ts';
import { posed, type Pose } from './pose.ts';
import { Silhouette } from './profile.ts';
import type { FishOutline } from '../../../web/src/ui/drawing/fish-outlines.ts';

/** A place on the body: x in the fish's space, v from −1 (back) to 1 (belly). */
export type OnBody = readonly [x: number, v: number];

/** How the light falls on a body; all 0–1, defaults in `shaded`. */
export type Finish = {
  scales?: number;
  rim?: string;
  rimStrength?: number;
  depth?: number;
  sheen?: number;
  /** The color the belly sinks into: a deep tone of the skin keeps it luminous. */
  shadow?: string;
  /** x where the scales begin and end. */
  scaled?: readonly [number, number];
};

/** A fish being painted: its pose, its body, and the sheet it is painted on. */
export class Fish {
  readonly body: Silhouette;
  readonly place: (point: Point) => Point;
  /** Picture pixels per unit of the fish's space. */
  readonly k: number;
  readonly random: () => number;
  readonly sheet: Sheet;
  readonly #outline: string;

  constructor(slug: string, profile: FishOutline, pose: Pose, sheet: Sheet = new Sheet('f')) {
    this.sheet = sheet;
    this.body = new Silhouette(profile);
    this.place = posed(pose);
    this.k = pose.size / 100;
    this.random = randomOf(slug);
    this.#outline = closedCurve(this.body.ring().map(this.place));
  }

  /** Points on the body, in the picture. */
  on(points: readonly OnBody[]): Point[] {
    return points.map(([x, v]) => this.place(this.body.on(x, v)));
  }

  /** Points of the fish's space, in the picture. */
  all(points: readonly Point[]): Point[] {
    return points.map(this.place);
  }

  /** A pool of light in the water behind the fish, so that a dark back still has an edge. */
  halo(color: string, strength = 0.4, reach = 1): void {
    const at = this.place([52, 0]);
    this.sheet.glow(at, this.k * 95 * reach, color, strength, this.k * 62 * reach);
  }

  /** A fin, with an optional pattern painted on its membrane. */
  fin(fin: Fin, pattern?: (space: FinSpace) => void): void {
    paintFin(this.sheet, fin, this.place, this.k, pattern);
  }

  /** The bare body, colored from the back (offset 0) to the belly (1). */
  skin(stops: readonly Stop[], at = 45): void {
    const [from, to] = [this.place(this.body.on(at, -1)), this.place(this.body.on(at, 1))];
    this.sheet.fill(this.#outline, this.sheet.linear(from, to, stops));
  }

  /** Paints what `draw` adds, cut to the body. */
  inside(draw: () => void, attributes = ''): void {
    this.sheet.group(`clip-path="${this.sheet.clip(this.#outline)}" ${attributes}`, draw);
  }

  /** A veil of color from the nose (offset 0) to the tail root (1), cut to the body. */
  lengthwise(stops: readonly Stop[]): void {
    const paint = this.sheet.linear(this.place([0, 0]), this.place([100, 0]), stops);
    this.sheet.fill(this.#outline, paint);
  }

  /**
   * A bar across the body through `spine`, `half` units wide to each side (one number, or one for
   * each point of the spine), with an edge of `rim` units in `rimColor`. Call it `inside`.
   */
  bar(
    spine: readonly OnBody[],
    half: number | readonly number[],
    color: string,
    rim = 0,
    rimColor = '#05070f',
  ): void {
    const wide = (i: number): number => (typeof half === 'number' ? half : (half[i] ?? 0));
    const ring = (extra: number): Point[] => {
      const side = (sign: number): Point[] =>
        sample(this.on(spine.map(([x, v], i): OnBody => [x + sign * (wide(i) + extra), v])), 20);
      return [...side(-1), ...side(1).toReversed()];
    };
    if (rim > 0) this.sheet.fill(closedCurve(ring(rim)), rimColor);
    this.sheet.fill(closedCurve(ring(0)), color);
  }

  /** A smooth patch whose corners are given on the body. */
  patch(points: readonly OnBody[], color: string, rest = ''): void {
    this.sheet.shape(this.on(points), color, rest);
  }

  /** A smooth line on the body, `width` in units of the fish's space. */
  line(points: readonly OnBody[], color: string, width: number, rest = ''): void {
    this.sheet.line(this.on(points), color, width * this.k, rest);
  }

  /** A round spot on the body, `r` in units of the fish's space. */
  spot(at: OnBody, r: number, color: string, rest = '', ry = r): void {
    this.sheet.oval(this.place(this.body.on(...at)), r * this.k, ry * this.k, color, rest);
  }

  /** An eye at a point of the fish's space, `r` in its units. */
  eye(at: Point, r: number, iris: string, pupil?: number): void {
    paintEye(this.sheet, this.place(at), r * this.k, iris, pupil);
  }

  /** A stroke through points in the picture that thins out toward its ends; `width` in units. */
  #brush(points: readonly Point[], color: string, width: number, rest: string, lead = 0): void {
    const half = (t: number): number =>
      (this.k * width * (lead + Math.sin(Math.PI * t) + 0.12)) / 2;
    const tip = (t: number): number => (this.k * width * (1.05 - 0.8 * t)) / 2;
    this.sheet.shape(taper(sample(points, 14), lead > 0 ? tip : half), color, rest);
  }

  /** The mouth: a dark line through points of the fish's space, and the light on the lower lip. */
  mouth(points: readonly Point[], color: string, width = 0.8): void {
    const lip = points.map(([x, y]): Point => [x + 0.2, y + width * 1.1]);
    this.#brush(this.all(lip), light(color, 0.5), width * 0.9, 'opacity="0.4"', 1);
    this.#brush(this.all(points), shade(color, 0.7), width * 0.9, '', 1);
  }

  /** The edge of the gill cover through points on the body. */
  gill(points: readonly OnBody[], strength = 0.5): void {
    const soft = `opacity="${strength}" filter="${this.sheet.blur(this.k * 0.7)}"`;
    const lit = this.on(points.map(([x, v]): OnBody => [x - 1, v]));
    this.#brush(this.on(points), '#020a20', 1.9, soft);
    this.#brush(
      lit,
      '#e9fbff',
      0.6,
      `opacity="${num(strength * 0.8)}" filter="${this.sheet.blur(this.k * 0.12)}"`,
    );
  }

  #scaleArcs(from: number, to: number): string {
    const arcs: string[] = [];
    for (let x = from, column = 0; x < to; x += 2.7, column += 1) {
      const rows = Math.max(
        4,
        Math.round((this.body.edge('bottom', x) - this.body.edge('top', x)) / 3),
      );
      for (let row = 0; row < rows; row += 1) {
        const v = -0.96 + (1.92 * (row + (column % 2) * 0.5)) / rows;
        const h = 0.9 / rows;
        arcs.push(
          openCurve(
            this.on([
              [x, v - h],
              [x + 1.5, v],
              [x, v + h],
            ]),
          ),
        );
      }
    }
    return arcs.join('');
  }

  #caustics(): void {
    const ripple = this.sheet.blur(this.k * 0.45);
    for (const i of [0, 1, 2, 3]) {
      const v = -0.88 + i * 0.17;
      const points = steps(9).map((t): OnBody => [
        18 + t * 66,
        v + Math.sin(t * 11 + i * 1.9 + this.random() * 0.9) * 0.075,
      ]);
      this.line(
        points,
        '#e6fbff',
        0.75 - i * 0.1,
        `opacity="${num(0.34 - i * 0.06)}" filter="${ripple}"`,
      );
    }
  }

  #scales(finish: Finish): void {
    const { scales = 0.12, scaled = [26, 97] } = finish;
    if (scales === 0) return;
    const arcs = this.#scaleArcs(scaled[0], scaled[1]);
    const shift = `transform="translate(${num(this.k * 0.3)} ${num(this.k * 0.2)})"`;
    this.sheet.stroke(arcs, '#ffffff', this.k * 0.22, `opacity="${scales}"`);
    this.sheet.stroke(
      arcs,
      '#001030',
      this.k * 0.2,
      `opacity="${(scales * 0.55).toFixed(3)}" ${shift}`,
    );
  }

  #volume(depth: number, shadow: string): void {
    const [high, low] = [this.place(this.body.on(44, -1)), this.place(this.body.on(49, 1))];
    const fall = this.sheet.linear(high, low, [
      [0, '#eafcff', 0.08],
      [0.3, '#eafcff', 0.02],
      [0.5, shadow, 0],
      [1, shadow, depth * 0.7],
    ]);
    this.sheet.fill(this.#outline, fall);
    this.#edgeLight(shade(shadow, 0.55), 4.6, 2.2, depth * 0.62, [-0.9, -1.3]);
    this.#edgeLight(shadow, 9, 3.8, depth * 0.66, [-1.2, -1.9]);
  }

  /** A blurred stroke of the contour, moved inward from one side; all lengths in units. */
  #edgeLight(paint: string, width: number, soft: number, opacity: number, by: Point): void {
    const path = openCurve(this.all(this.body.contour()));
    const move = `transform="translate(${num(by[0] * this.k)} ${num(by[1] * this.k)})"`;
    const veil = `opacity="${opacity.toFixed(2)}" filter="${this.sheet.blur(this.k * soft)}"`;
    this.sheet.stroke(path, paint, width * this.k, `${veil} ${move}`);
  }

  /** The rim light: full on the upper left of the picture, gone on the lower right. */
  #rimPaint(color: string): string {
    const [x, y] = this.place(this.body.on(48, 0));
    const [, top] = this.place(this.body.on(48, -1));
    const reach = 26 * this.k;
    const deep = Math.abs(y - top) * 1.15;
    return this.sheet.linear(
      [x - reach, y - deep],
      [x + reach * 0.7, y + deep],
      [
        [0, color, 1],
        [0.3, color, 0.8],
        [0.62, color, 0.12],
        [1, color, 0],
      ],
    );
  }

  /** Light and shadow over the painted body: call it after the markings, before the near fins. */
  shaded(finish: Finish = {}): void {
    const { rim = '#d4f8ff', rimStrength = 0.9, depth = 0.6, sheen = 0.34 } = finish;
    const back: OnBody[] = [
      [14, -0.42],
      [34, -0.52],
      [58, -0.5],
      [82, -0.4],
    ];
    this.inside(() => {
      this.#scales(finish);
      this.#volume(depth, finish.shadow ?? '#04123a');
      this.#edgeLight('#46c6ea', 0.9, 0.35, 0.55, [-0.3, -0.45]);
      this.line(back, '#ffffff', 5, `opacity="${sheen}" filter="${this.sheet.blur(this.k * 3)}"`);
      this.#caustics();
      const glint = this.#rimPaint(rim);
      this.#edgeLight(glint, 3.2, 1.4, rimStrength * 0.4, [0.7, 1.1]);
      this.#edgeLight(glint, 0.85, 0.22, rimStrength, [0.4, 0.65]);
    });
  }

  /** The painted fish as markup. */
  svg(): string {
    return this.sheet.svg();
  }
}
