/**
 * Measures each catalogue picture's colors at a glance: `npx node art/tints.ts` writes
 * `web/src/ui/product/picture-tints.css`, which shows these colors in a picture's place until it
 * has loaded (ui/styles/surfaces.css). Run it after `art/render.ts`.
 */
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const PICTURES = 'web/public/catalogue';
const SHEET = 'web/src/ui/product/picture-tints.css';

/** The size of a sampled picture, in dots. */
const WIDE = 16;
const HIGH = 12;

type Rgb = readonly [number, number, number];

function mean(dots: readonly Rgb[]): Rgb {
  const sum = (at: 0 | 1 | 2) => dots.reduce((all, dot) => all + dot[at], 0) / dots.length;
  return [sum(0), sum(1), sum(2)];
}

/** How much a dot stands out from the water: by its difference and by its saturation. */
function salience(dot: Rgb, water: Rgb): number {
  const difference = Math.hypot(dot[0] - water[0], dot[1] - water[1], dot[2] - water[2]);
  return difference * (32 + Math.max(...dot) - Math.min(...dot));
}

/**
 * Three digits: nobody sees more in a blur, and the shop's style sheet has a line for every
 * picture.
 */
function hex(dot: Rgb): string {
  return `#${dot.map((value) => Math.round(value / 17).toString(16)).join('')}`;
}

async function dotsOf(file: string): Promise<Rgb[]> {
  const { data } = await sharp(file)
    .resize(WIDE, HIGH, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: WIDE * HIGH }, (_, at): Rgb => {
    return [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
  });
}

/** The water above, the ground below, and the animal: the most prominent dots of the middle. */
async function tintsOf(file: string): Promise<{ top: string; mid: string; low: string }> {
  const dots = await dotsOf(file);
  const top = mean(dots.slice(0, WIDE * 2));
  const low = mean(dots.slice(-WIDE * 2));
  const middle = dots.filter((_, at) => {
    const [x, y] = [at % WIDE, Math.floor(at / WIDE)];
    return x >= 4 && x < 12 && y >= 3 && y < 9;
  });
  const animal = middle.toSorted((a, b) => salience(b, top) - salience(a, top)).slice(0, 16);
  return { top: hex(top), mid: hex(mean(animal)), low: hex(low) };
}

/** The whole style sheet. */
async function tintSheet(): Promise<string> {
  const files = await readdir(PICTURES);
  const slugs = files.flatMap((file) => /^(.+)-640\.webp$/.exec(file)?.[1] ?? []).toSorted();
  const rules: string[] = [];
  for (const slug of slugs) {
    const { top, mid, low } = await tintsOf(`${PICTURES}/${slug}-320.webp`);
    const colors = `    --top: ${top};\n    --mid: ${mid};\n    --low: ${low};`;
    rules.push(`  img[src$='/${slug}-640.webp'] {\n${colors}\n  }`);
  }
  return `/* Written by art/tints.ts: the colors of every catalogue picture, seen from far off. */\n@layer components {\n${rules.join('\n\n')}\n}\n`;
}

await writeFile(SHEET, await tintSheet());
