import { closedCurve, num, openCurve, type Point } from '../../web/src/ui/drawing/curves.ts';
import { ribbon } from './geometry.ts';
import { deep, lit, mix } from './palette.ts';

type Stop = readonly [offset: number, color: string, opacity?: number];

/**
 * One picture in the making: shapes in painting order, and the gradients they share.
 * The light comes from the upper left in every picture, so shading is decided here.
 */
export class Scene {
  readonly #defs = new Map<string, string>();
  readonly #shapes: string[] = [];

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

  #define(kind: string, attributes: string, content: string): string {
    const key = `${kind}|${attributes}|${content}`;
    const id = this.#defs.get(key)?.match(/id="([^"]+)"/)?.[1] ?? `c${this.#defs.size}`;
    this.#defs.set(key, `<${kind} id="${id}" ${attributes}>${content}</${kind}>`);
    return `url(#${id})`;
  }

  /** A radial gradient over the shape's own box, its light at `focus`. */
  radial(stops: readonly Stop[], focus: Point = [0.5, 0.5]): string {
    const place = `cx="${focus[0]}" cy="${focus[1]}" r="${num(0.5 + Math.hypot(focus[0] - 0.5, focus[1] - 0.5) * 0.8)}"`;
    return this.#define('radialGradient', place, stopTags(stops));
  }

  /** A straight gradient between two points of the picture. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const place = `gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}"`;
    return this.#define('linearGradient', place, stopTags(stops));
  }

  /** A blur of `radius` picture pixels, as a filter reference. */
  blur(radius: number): string {
    return this.#define(
      'filter',
      'x="-50%" y="-50%" width="200%" height="200%"',
      `<feGaussianBlur stdDeviation="${radius}"/>`,
    );
  }

  /**
   * A filter that models a flat shape as a swollen one: shade below right, gloss upper left.
   * `swell` is the blur of the height map in pixels, `gloss` 0–1 the strength of the shine.
   */
  relief(swell: number, gloss = 0.6, shade = 0.75): string {
    return this.#define(
      'filter',
      'x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB"',
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${swell}" result="h"/>` +
        `<feDiffuseLighting in="h" surfaceScale="${num(swell * 1.5)}" diffuseConstant="1.15" lighting-color="#fff" result="dr"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting>` +
        // The height map has 8 bits: unsmoothed, its steps look like wood grain on large shapes.
        `<feGaussianBlur in="dr" stdDeviation="${num(swell * 0.25)}" result="d"/>` +
        `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="${shade}" k2="${1 - shade}" result="m"/>` +
        `<feSpecularLighting in="h" surfaceScale="${num(swell * 1.2)}" specularConstant="${gloss}" specularExponent="22" lighting-color="#dff6ff" result="sr"><feDistantLight azimuth="235" elevation="48"/></feSpecularLighting>` +
        `<feGaussianBlur in="sr" stdDeviation="${num(swell * 0.25)}" result="s"/>` +
        `<feComposite in="m" in2="s" operator="arithmetic" k2="1" k3="1" result="x"/>` +
        `<feComposite in="x" in2="SourceAlpha" operator="in"/>`,
    );
  }

  /** A filter that lets bright parts bleed into their surroundings: fluorescence under blue light. */
  bloom(radius: number, strength = 0.55): string {
    return this.#define(
      'filter',
      'x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB"',
      `<feGaussianBlur stdDeviation="${radius}" result="b"/>` +
        `<feColorMatrix in="b" type="matrix" values="1.25 0 0 0 -.1 0 1.25 0 0 -.1 0 0 1.25 0 -.1 0 0 0 ${strength} 0" result="c"/>` +
        `<feBlend in="SourceGraphic" in2="c" mode="screen"/>`,
    );
  }

  /** A clip reference to the given path data. */
  clip(path: string): string {
    return this.#define('clipPath', '', `<path d="${path}"/>`);
  }

  /** A filled path. */
  path(d: string, fill: string, rest = ''): void {
    this.add(`<path d="${d}" fill="${fill}" ${rest}/>`);
  }

  /** A stroked path without fill. */
  line(d: string, stroke: string, width: number, rest = ''): void {
    this.add(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`,
    );
  }

  /** A filled ellipse. */
  oval(x: number, y: number, rx: number, ry: number, fill: string, rest = ''): void {
    this.add(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${rest}/>`,
    );
  }

  /** Light that bleeds into the water around (x, y). */
  glow(x: number, y: number, radius: number, color: string, strength = 0.5): void {
    const fill = this.radial([
      [0, color, strength],
      [0.45, color, strength * 0.35],
      [1, color, 0],
    ]);
    this.oval(x, y, radius, radius, fill);
  }

  /** A round body lit from the upper left; `haze` 0–1 sinks it into the water behind. */
  ball(x: number, y: number, rx: number, color: string, haze = 0, ry = rx, rest = ''): void {
    const body = this.radial(
      [
        [0, lit(deep(color, haze * 0.6), 0.55 * (1 - haze))],
        [0.35, deep(color, haze * 0.75)],
        [0.8, deep(color, 0.38 + haze * 0.4)],
        [1, deep(color, 0.62 + haze * 0.3)],
      ],
      [0.36, 0.32],
    );
    this.oval(x, y, rx, ry, body, rest);
  }

  /** A translucent glowing bead: hot heart, saturated flesh, light caught again at the far rim. */
  orb(x: number, y: number, rx: number, color: string, haze = 0, ry = rx): void {
    const flesh = this.radial(
      [
        [0, lit(deep(color, haze * 0.6), 0.8 * (1 - haze))],
        [0.22, lit(deep(color, haze * 0.7), 0.25 * (1 - haze))],
        [0.5, deep(color, 0.06 + haze * 0.7)],
        [0.8, deep(color, 0.42 + haze * 0.4)],
        [1, deep(color, 0.12 + haze * 0.65)],
      ],
      [0.38, 0.34],
    );
    this.oval(x, y, rx, ry, flesh);
    if (haze < 0.3)
      this.oval(x - rx * 0.32, y - ry * 0.38, rx * 0.2, ry * 0.15, '#ffffff', 'opacity="0.85"');
  }

  /** A living tube along `spine`, `half(t)` wide each side, from `base` to `tip` color. */
  tube(
    spine: readonly Point[],
    half: (t: number) => number,
    base: string,
    tip: string,
    haze = 0,
    opacity = 1,
  ): void {
    const from = spine[0] ?? [0, 0];
    const to = spine.at(-1) ?? [0, 0];
    const layers: readonly (readonly [number, number, number])[] = [
      [1, 0, 0.5],
      [0.74, 0.28, 0.12],
      [0.42, 0.75, -0.16],
      [0.13, 2.8, -0.5],
    ];
    this.group(opacity < 1 ? `opacity="${opacity}"` : '', () => {
      for (const [share, shift, shade] of layers) {
        const tone = (c: string): string =>
          shade >= 0
            ? deep(c, Math.min(0.95, shade + haze * 0.5))
            : lit(deep(c, haze * 0.6), -shade * (1 - haze));
        const fill = this.linear(from, to, [
          [0, tone(base)],
          [0.55, tone(mix(base, tip, 0.4))],
          [1, tone(tip)],
        ]);
        this.path(closedCurve(ribbon(spine, (t) => half(t) * share, shift)), fill);
      }
    });
  }

  /** A smooth stroke through points. */
  curve(points: readonly Point[], stroke: string, width: number, rest = ''): void {
    this.line(openCurve(points), stroke, width, rest);
  }

  /** The picture: definitions first, then the shapes. */
  svg(): string {
    return `<defs>${[...this.#defs.values()].join('')}</defs>${this.#shapes.join('')}`;
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${num(offset * 100)}%" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`,
    )
    .join('');
}
