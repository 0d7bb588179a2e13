import { contrast, over, rgb, type Rgb } from './contrast.ts';

/** The lowest ratio each kind of use may have (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11). */
export const LEAST = { AAA: 7, AA: 4.5, 'non-text': 3 } as const;

/** Colors by their token's name without `--color-`. */
export type Palette = Readonly<Record<string, string>>;

/** A foreground and the worst background behind or next to it. */
export type Pair = {
  use: string;
  ink: string;
  ground: string;
  level: keyof typeof LEAST;
  ratio: number;
};

/** Colors in `ui/styles` and `ui/overlays/panels.css` that are not tokens. */
const WRITTEN = {
  'page top': '#062a44',
  'panel top': '#0c3450',
  'primary ink': '#2b0803',
  'primary, darkest': '#fa7661',
  'danger ink': '#ffc3c8',
  'segment ink': '#02222d',
  'segment, darkest': '#43d2e6',
} as const;

/** `--line-control` of `ui/styles/tokens.css`. */
export const LINE = { color: [148, 214, 240], opacity: 0.62 } as const;

/** The edge of a field at rest, on the field's own background. */
function fieldEdge(ground: Rgb, filling: Rgb = [2, 13, 25]): Rgb {
  return over(LINE.color, LINE.opacity, over(filling, 0.6, ground));
}

/** What covers something else. */
function layers(color: (name: string) => Rgb): Readonly<Record<string, Rgb>> {
  const water = rgb(WRITTEN['page top']);
  // The upper edge of a card at the top of a page: nothing with text on it is lighter.
  const glass = over([22, 66, 98], 0.5, over([10, 36, 59], 0.62, water));
  return {
    surface: glass,
    badge: over(color('abyss-900'), 0.72, glass),
    field: over([2, 13, 25], 0.6, glass),
    'danger button': over([96, 18, 34], 0.5, glass),
    'chosen tab': over([34, 148, 176], 0.65, water),
    'field edge on the page': fieldEdge(color('abyss-950')),
    'field edge at the top': fieldEdge(water),
    'field edge on a card': fieldEdge(glass),
    'field edge on a panel': fieldEdge(rgb(WRITTEN['panel top'])),
    'quantity edge': fieldEdge(glass, color('abyss-950')),
    'active result': over(color('lumen'), 0.16, rgb(WRITTEN['panel top'])),
  };
}

type Wanted = readonly [use: string, ink: string, ground: string, level: keyof typeof LEAST];

const WANTED: readonly Wanted[] = [
  ['Headings and prices on the page', 'foam', 'abyss-900', 'AAA'],
  ['Headings and prices on a card', 'foam', 'surface', 'AAA'],
  ['Body text on the page', 'mist', 'abyss-950', 'AAA'],
  ['Body text at the top of a page', 'mist', 'page top', 'AAA'],
  ['Body text on a card', 'mist', 'surface', 'AAA'],
  ['What is typed', 'foam', 'field', 'AAA'],
  ['Hints and placeholders in a field', 'haze', 'field', 'AA'],
  ['Hints on the page', 'haze', 'abyss-900', 'AA'],
  ['Hints on a card', 'haze', 'surface', 'AA'],
  ['Links and eyebrows', 'lumen', 'surface', 'AA'],
  ['In stock, success', 'kelp', 'badge', 'AA'],
  ['Stock line on a card', 'kelp', 'surface', 'AA'],
  ['Few left, warnings', 'sun', 'surface', 'AA'],
  ['Errors below a field', 'alarm', 'surface', 'AA'],
  ['Special states', 'violet', 'badge', 'AA'],
  ['Marks of required fields', 'coral', 'surface', 'AA'],
  ['Primary button', 'primary ink', 'primary, darkest', 'AA'],
  ['Danger button', 'danger ink', 'danger button', 'AA'],
  ['Chosen segment', 'segment ink', 'segment, darkest', 'AA'],
  ['Chosen tab', 'white', 'chosen tab', 'AA'],
  ['Focus ring', 'lumen', 'surface', 'non-text'],
  ['Edge of a field in focus', 'lumen', 'field', 'non-text'],
  ['Edge of a field on the page', 'field edge on the page', 'abyss-950', 'non-text'],
  ['Edge of a field at the top of a page', 'field edge at the top', 'page top', 'non-text'],
  ['Edge of a field on a card', 'field edge on a card', 'surface', 'non-text'],
  ['Edge of a field on a panel', 'field edge on a panel', 'panel top', 'non-text'],
  ['Edge of a quantity', 'quantity edge', 'surface', 'non-text'],
  ['Ring around the active result', 'lumen', 'active result', 'non-text'],
  ['Switch that is on', 'lumen-deep', 'surface', 'non-text'],
  ['Knob of a switch that is on', 'abyss-950', 'lumen-deep', 'non-text'],
  ['Knob of a switch that is off', 'haze', 'abyss-950', 'non-text'],
];

/** Every pair of the design with its measured ratio. @throws if a token is missing. */
export function pairs(palette: Palette): Pair[] {
  const written: Readonly<Record<string, string>> = WRITTEN;
  const color = (name: string): Rgb => {
    const hex = palette[name] ?? written[name];
    if (hex === undefined) throw new Error(`There is no color ${name}.`);
    return rgb(hex);
  };
  const laid = layers(color);
  const seen = (name: string): Rgb => laid[name] ?? color(name);
  return WANTED.map(([use, ink, ground, level]) => ({
    use,
    ink,
    ground,
    level,
    ratio: contrast(seen(ink), seen(ground)),
  }));
}

/** The pairs as the table of `docs/design.md`. */
export function contrastTable(palette: Palette): string {
  const rows = pairs(palette).map(
    ({ use, ink, ground, level, ratio }) =>
      `| ${use} | ${ink} | ${ground} | ${ratio.toFixed(1)} | ${level} (${LEAST[level]}) |`,
  );
  return ['| use | ink | ground | ratio | least |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** The palette as `ui/styles/tokens.css` writes it. */
export function paletteOf(css: string): Palette {
  const found = css.matchAll(/--color-([\w-]+): (#[\da-f]{3,6});/g);
  return Object.fromEntries([...found].map(([, name = '', hex = '']) => [name, hex]));
}
