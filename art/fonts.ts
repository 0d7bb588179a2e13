/**
 * Splits each of the shop's two fonts in two: `npx node art/fonts.ts` writes
 * `web/src/ui/styles/fonts`. `core` holds the characters of nearly every page and loads with it;
 * `rest` loads on pages that use one of its characters.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const PACKAGES = 'node_modules/@fontsource-variable';
const FOLDER = 'web/src/ui/styles/fonts';

const FONTS = [
  { family: 'Bricolage Grotesque', slug: 'bricolage-grotesque', weights: '200 800' },
  { family: 'Figtree', slug: 'figtree', weights: '300 900' },
];

type Range = readonly [from: number, to: number];

/**
 * ASCII, and the other characters of the shop's own sentences: © ° · × – — ‘ ’ “ ” • … − and the
 * no-break space.
 */
const CORE: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

/** The range that Google calls latin (`unicode.json` of either package). */
const LATIN: readonly Range[] = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

function codesOf(ranges: readonly Range[]): number[] {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => from + n));
}

function rangesOf(codes: readonly number[]): Range[] {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}

/** In the format of a style sheet's `unicode-range`. */
function named(ranges: readonly Range[]): string {
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

const core = codesOf(CORE);
const rest = codesOf(LATIN).filter((code) => !core.includes(code));
const PARTS = [
  { part: 'core', codes: core },
  { part: 'rest', codes: rest },
];

await mkdir(FOLDER, { recursive: true });
const faces = [];
for (const { family, slug, weights } of FONTS) {
  const whole = await readFile(`${PACKAGES}/${slug}/files/${slug}-latin-wght-normal.woff2`);
  for (const { part, codes } of PARTS) {
    const file = `${slug}-${part}.woff2`;
    const cut = await subsetFont(whole, String.fromCodePoint(...codes), { targetFormat: 'woff2' });
    await writeFile(`${FOLDER}/${file}`, cut);
    process.stdout.write(`${file}: ${cut.length} of ${whole.length} bytes\n`);
    faces.push(`@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${named(rangesOf(codes))};
}
`);
  }
}
await writeFile(`${FOLDER}/faces.css`, `/* Written by art/fonts.ts. */\n${faces.join('\n')}`);
