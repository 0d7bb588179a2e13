/**
 * Renders the films behind the pages: `npx node art/video/render.ts [name…]` (all without a name).
 * Each scene of `scenes/` becomes `web/public/video/{name}.webm`, `.mp4` and a poster, its first
 * frame. `--stills <folder>` instead writes three frames of each as PNG, for a look.
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { chromiumPath } from '../../tests/support/browser/chromium.ts';
import { encodeMp4, encodeWebm, FRAMES, keep } from './encode.ts';
import { picturesOf } from './pictures.ts';
import { SCENES, type SceneName } from './scenes.ts';

/** The largest size of a film, in bytes. */
const LIMIT = 600_000;

const FOLDER = 'web/public/video';

/** Draws the frame at a share (0 to 1) of the loop. */
type Camera = (share: number) => Promise<Buffer>;

async function cameraOn(page: Page, name: SceneName): Promise<Camera> {
  const { outputFiles } = await build({
    entryPoints: ['art/video/stage/stage.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const pictures = await picturesOf(SCENES[name]);
  await page.evaluate(
    `setStage(${JSON.stringify(name)}, ${JSON.stringify(pictures)}).then((draw) => { globalThis.draw = draw; })`,
  );
  return async (share) => {
    const url = await page.evaluate<string>(`draw(${share})`);
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  };
}

async function* film(camera: Camera): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < FRAMES; frame += 1) yield await camera(frame / FRAMES);
}

/** Encodes at lower and lower quality until the file is within its limit. */
async function fitting(
  encode: (from: string, to: string, quality: number) => Promise<void>,
  from: string,
  to: string,
  firstQuality: number,
): Promise<number> {
  for (let quality = firstQuality; ; quality += 3) {
    await encode(from, to, quality);
    const { size } = await stat(to);
    if (size <= LIMIT) return size;
  }
}

async function writeFilm(name: SceneName, camera: Camera): Promise<void> {
  const master = join('.reef', 'video', `${name}.mkv`);
  await keep(Readable.from(film(camera)), master);
  const stem = join(FOLDER, name);
  const webm = await fitting(encodeWebm, master, `${stem}.webm`, 34);
  const mp4 = await fitting(encodeMp4, master, `${stem}.mp4`, 25);
  const first = sharp(await camera(0)).resize(960);
  await first.clone().avif({ quality: 42, effort: 6 }).toFile(`${stem}.avif`);
  await first.clone().webp({ quality: 58, effort: 6 }).toFile(`${stem}.webp`);
  console.log(`${name}: webm ${webm}, mp4 ${mp4} bytes`);
}

async function writeStills(name: SceneName, camera: Camera, folder: string): Promise<void> {
  for (const share of [0, 0.37, 0.7])
    await writeFile(join(folder, `${name}-${share * 100}.png`), await camera(share));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stills: { type: 'string' } },
});
const names = (positionals.length > 0 ? positionals : Object.keys(SCENES)) as SceneName[];
for (const folder of [FOLDER, join('.reef', 'video'), values.stills ?? FOLDER])
  await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage();
for (const name of names) {
  const camera = await cameraOn(page, name);
  if (values.stills === undefined) await writeFilm(name, camera);
  else await writeStills(name, camera, values.stills);
}
await browser.close();
