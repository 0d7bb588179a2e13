import { closedCurve, num, openCurve, type Point } from '../../web/src/ui/drawing/curves.ts';

/** A gradient stop: offset 0–1, `#rrggbb`, opacity 0–1 (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const two = (value: number): string => String(Math.round(value * 100) / 100);

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, color, opacity = 1]) => {
      const veil = opacity < 1 ? ` stop-opacity="${two(opacity)}"` : '';
      return `<stop offset="${two(offset)}" stop-color="${color}"${veil}/>`;
    })
    .join('');

/**
 * One layer of a picture in the making: shapes in painting order, and the gradients, clips and
 * blurs they share. `prefix` keeps its ids apart from those of other layers of the same picture.
 */
export class Sheet {
  readonly #defs = new Map<string, string>();
  readonly #shapes: string[] = [];
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  #define(kind: string, attributes: string, content: string): string {
    const key = `${kind} ${attributes}>${content}`;
    const id = this.#defs.get(key) ?? `${this.#prefix}${this.#defs.size}`;
    this.#defs.set(key, id);
    return `url(#${id})`;
  }

  /** Adds finished SVG on top of what is there. */
  add(svg: string): void {
    this.#shapes.push(svg);
  }

  /** Paints what `draw` adds inside a group with the given attributes. */
  group(attributes: string, draw: () => void): void {
    this.add(`<g ${attributes}>`);
    draw();
    this.add('</g>');
  }

  /** A radial gradient over the shape's own box, its light at `focus` (0–1 of the box). */
  radial(stops: readonly Stop[], focus: Point = [0.5, 0.5], radius = 0.5): string {
    const place = `cx="${two(focus[0])}" cy="${two(focus[1])}" r="${two(radius)}"`;
    return this.#define('radialGradient', place, stopTags(stops));
  }

  /** A straight gradient between two points of the picture. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const place = `gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}"`;
    return this.#define('linearGradient', place, stopTags(stops));
  }

  /** A blur of `radius` picture pixels, as a value of the `filter` attribute. */
  blur(radius: number): string {
    const room = 'x="-50%" y="-50%" width="200%" height="200%"';
    return this.#define('filter', room, `<feGaussianBlur stdDeviation="${num(radius)}"/>`);
  }

  /** Path data as a value of the `clip-path` attribute. */
  clip(path: string): string {
    return this.#define('clipPath', '', `<path d="${path}"/>`);
  }

  /** A filled path; `rest` holds further attributes. */
  fill(path: string, paint: string, rest = ''): void {
    this.add(`<path d="${path}" fill="${paint}" ${rest}/>`);
  }

  /** A stroked path without fill, round at its ends. */
  stroke(path: string, paint: string, width: number, rest = ''): void {
    this.add(
      `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`,
    );
  }

  /** The smooth closed shape through `points`. */
  shape(points: readonly Point[], paint: string, rest = ''): void {
    this.fill(closedCurve(points), paint, rest);
  }

  /** The smooth line through `points`. */
  line(points: readonly Point[], paint: string, width: number, rest = ''): void {
    this.stroke(openCurve(points), paint, width, rest);
  }

  /** A filled ellipse, turned by `turn` degrees. */
  oval(at: Point, rx: number, ry: number, paint: string, rest = '', turn = 0): void {
    const spin = turn === 0 ? '' : `transform="rotate(${num(turn)} ${num(at[0])} ${num(at[1])})"`;
    this.add(
      `<ellipse cx="${num(at[0])}" cy="${num(at[1])}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}" ${spin} ${rest}/>`,
    );
  }

  /** Light that bleeds into the water around a point; `strength` 0–1. */
  glow(at: Point, rx: number, color: string, strength = 0.5, ry = rx): void {
    const stops: Stop[] = [
      [0, color, strength],
      [0.45, color, strength * 0.4],
      [1, color, 0],
    ];
    this.oval(at, rx, ry, this.radial(stops));
  }

  /** The layer as markup: definitions first, then the shapes. */
  svg(): string {
    const tags = [...this.#defs].map(([key, id]) => {
      const kind = key.slice(0, key.indexOf(' '));
      return `<${kind} id="${id}" ${key.slice(kind.length + 1)}</${kind}>`;
    });
    return `<defs>${tags.join('')}</defs>${this.#shapes.join('')}`;
  }
}
