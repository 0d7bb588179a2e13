/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The parts of `#rgb` or `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** A color laid over another with an opacity of 0 to 1. */
export function over(top: Rgb, opacity: number, ground: Rgb): Rgb {
  const blend = (a: number, b: number) => a * opacity + b * (1 - opacity);
  return [blend(top[0], ground[0]), blend(top[1], ground[1]), blend(top[2], ground[2])];
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
