/**
 * Renders the catalogue's pictures: `npx node art/render.ts [slug…]` (all of them without a slug).
 *
 * Every subject of `art/fish/index.ts` and `art/coral/index.ts` becomes six files in
 * `web/public/catalogue/`: `{slug}-{320|640|1280}.{avif|webp}`. `--to <folder>` writes elsewhere.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import * as coral from './coral/index.ts';
import * as fish from './fish/index.ts';
import { compose, type Moods, type Subjects } from './shared/subject.ts';

type Part = { subjects: Subjects; moods?: Moods };

const parts: readonly Part[] = [fish, coral];

/** The largest file size, in bytes, by width; AVIF starts at this quality. */
const SIZES = [
  { width: 320, avif: { quality: 50, limit: 7_000 }, webp: 72 },
  { width: 640, avif: { quality: 52, limit: 18_000 }, webp: 74 },
  { width: 1280, avif: { quality: 52, limit: 45_000 }, webp: 76 },
] as const;

type Size = (typeof SIZES)[number];

/** The AVIF of at most `limit` bytes with the best quality in steps of 4, never under 30. */
async function fittingAvif(picture: Sharp, size: Size): Promise<Buffer> {
  for (let quality: number = size.avif.quality; ; quality -= 4) {
    const file = await picture.clone().avif({ quality, effort: 4 }).toBuffer();
    if (file.length <= size.avif.limit || quality <= 30) return file;
  }
}

async function write(slug: string, full: Buffer, size: Size, folder: string): Promise<string> {
  const picture = sharp(full).resize(size.width, null, { kernel: 'lanczos3' });
  const stem = join(folder, `${slug}-${size.width}`);
  const avif = await fittingAvif(picture, size);
  const webp = await picture.clone().webp({ quality: size.webp, effort: 5 }).toBuffer();
  await Promise.all([writeFile(`${stem}.avif`, avif), writeFile(`${stem}.webp`, webp)]);
  return `${size.width}: ${(avif.length / 1000).toFixed(1)} / ${(webp.length / 1000).toFixed(1)} kB`;
}

async function render(slug: string, folder: string): Promise<void> {
  const part = parts.find(({ subjects }) => slug in subjects);
  const draw = part?.subjects[slug];
  if (part === undefined || draw === undefined) throw new Error(`No drawing is called ${slug}`);
  const full = await sharp(Buffer.from(compose(slug, draw, part.moods?.[slug])))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const weights: string[] = [];
  for (const size of SIZES) weights.push(await write(slug, full, size, folder));
  console.log(`${slug}  ${weights.join('  ')}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: 'web/public/catalogue' } },
});
const slugs = positionals.length > 0 ? positionals : parts.flatMap((p) => Object.keys(p.subjects));
await mkdir(values.to, { recursive: true });
for (const slug of slugs) await render(slug, values.to);
