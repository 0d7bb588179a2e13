import { describe, expect, it } from 'vitest';
import {
  checkUpload,
  isPicturePath,
  LARGEST_UPLOAD_BYTES,
  SMALL_WIDTHS,
  smallPath,
  wholePath,
} from './uploaded-picture.ts';

const text = (value: string) => Array.from(value, (sign) => sign.charCodeAt(0));

/** A JPEG with a frame header and one scan of this compressed data, with a proper end. */
const jpeg = (data: readonly number[], end: readonly number[] = [0xff, 0xd9]) =>
  Uint8Array.from(
    [
      [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 60, 0, 80, 1, 0, 0, 0],
      [0xff, 0xda, 0, 2],
      data,
      end,
    ].flat(),
  );
/** An AVIF that begins with its type, its size and its data, and continues with these boxes. */
const avif = (...boxes: number[][]) => {
  const size = [0, 0, 0, 20, ...text('ispe'), 0, 0, 0, 0, 0, 0, 0, 80, 0, 0, 0, 60];
  const data = [0, 0, 0, 9, ...text('mdat'), 1];
  return Uint8Array.from([0, 0, 0, 12, ...text('ftypavif'), ...size, ...data, ...boxes.flat()]);
};

/** Whether an AVIF of that many bytes is accepted. */
function filled(length: number) {
  const spare = length - avif().length;
  const size = [spare >>> 24, (spare >> 16) & 255, (spare >> 8) & 255, spare & 255];
  const bytes = new Uint8Array(length);
  bytes.set(avif([...size, ...text('free')]));
  return checkUpload(bytes, 'image/avif');
}

/** Whether an AVIF that contains these words is accepted. */
function holding(words: string): boolean {
  const box = [0, 0, 0, 8 + words.length, ...text('free'), ...text(words)];
  return checkUpload(avif(box), 'image/avif').ok;
}

describe('ATT-65 a JPEG ends where its end marker does', () => {
  it.each([
    ['plain data', [1, 2, 3]],
    ['a 0xff of the data', [1, 0xff, 0x00, 3]],
    ['restarts', [1, 0xff, 0xd0, 2, 0xff, 0xd7, 3]],
    ['filling', [1, 0xff, 0xff, 0x00]],
  ])('%s', (_what, data) => {
    expect(checkUpload(jpeg(data), 'image/jpeg')).toMatchObject({ ok: true });
  });

  it.each([
    ['something behind it', [0xff, 0xd9, 0]],
    ['no end', []],
    ['half an end', [0xff]],
    ['a segment cut off', [0xff, 0xe0, 0]],
    ['an end in the place of a second scan', [0xff, 0xda, 0xff, 0xd9]],
  ])('%s', (_what, end) => {
    const check = checkUpload(jpeg([1, 2, 3], end), 'image/jpeg');
    expect(check).toEqual({ ok: false, refusal: 'more-than-a-picture' });
  });
});

describe('ATT-65 an AVIF is boxes from end to end', () => {
  it.each([
    ['no more', [], true],
    ['an empty box', [0, 0, 0, 8, ...text('free')], true],
    ['a box too small for itself', [0, 0, 0, 7, ...text('free')], false],
    ['a box without end', [0, 0, 0, 0, ...text('free')], false],
    ['a box of no name', [0, 0, 0, 8, 0, 1, 2, 3], false],
    ['a box cut off', [0, 0, 0, 9, ...text('free')], false],
    ['a few bytes', [0, 0, 0], false],
  ])('%s', (_what, box, isTaken) => {
    expect(checkUpload(avif(box), 'image/avif').ok).toBe(isTaken);
  });
});

it('ATT-67 takes at most 5 MiB', () => {
  expect(LARGEST_UPLOAD_BYTES).toBe(5_242_880);
  expect(filled(5_242_880)).toMatchObject({ ok: true });
  expect(filled(5_242_881)).toEqual({ ok: false, refusal: 'too-large' });
});

it('ATT-65 finds markup at the end, and leaves what only looks like it', () => {
  expect(['<script', '<!doctype', '<iframe', '<html>', '<HTML '].map(holding)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect(['<scrip', '<b>', '<htmlx', '< script', '<a script'].map(holding)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
});

it('ATT-69 the small ones are next to the whole one, 320 and 640 wide', () => {
  expect(SMALL_WIDTHS).toEqual([320, 640]);
  const path = 'product-images/u1/5-a1b2c3.webp';
  expect(SMALL_WIDTHS.map((width) => smallPath(path, width))).toEqual([
    'product-images/u1/5-a1b2c3-320.webp',
    'product-images/u1/5-a1b2c3-640.webp',
  ]);
  for (const each of [path, ...SMALL_WIDTHS.map((width) => smallPath(path, width))]) {
    expect(isPicturePath(each)).toBe(true);
    expect(isPicturePath(`x/${each}`)).toBe(false);
    expect(isPicturePath(`${each}.html`)).toBe(false);
    expect(wholePath(each)).toBe(path);
  }
});
