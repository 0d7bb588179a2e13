import { writeFileSync } from 'node:fs';
import { barsOf } from './code128.ts';

const [WIDTH, HEIGHT] = [1280, 720];
const [WHITE, BLACK, NO_COLOR] = [235, 16, 128];
const MODULE_PX = 4;

/** One line of pixels with the barcode in its middle, on white. */
function lineOf(text: string): Buffer {
  const line = Buffer.alloc(WIDTH, WHITE);
  const bars = barsOf(text);
  const length = bars.reduce((sum, width) => sum + width * MODULE_PX, 0);
  let at = Math.floor((WIDTH - length) / 2);
  for (const [index, width] of bars.entries()) {
    const end = at + width * MODULE_PX;
    if (index % 2 === 0) line.fill(BLACK, at, end);
    at = end;
  }
  return line;
}

/**
 * Writes a film of a parcel label for Chromium's fake camera (`--use-file-for-fake-video-capture`),
 * uncompressed: a barcode held still.
 */
export function filmLabel(text: string, file: string): void {
  const line = lineOf(text);
  const luma = Buffer.concat(Array.from({ length: HEIGHT }, () => line));
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOR);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame]));
}
