import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPicture,
  fittedSize,
  LARGEST_SOURCE_BYTES,
  pictureSize,
  pictureType,
  uploadPath,
} from './picture-file.ts';

const text = (value: string) => Uint8Array.from(value, (sign) => sign.charCodeAt(0));
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...text(part)] : part)));

const long = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', long(width), long(height), [8, 6, 0, 0, 0]);
const jpeg = (width: number, height: number) =>
  bytes([0xff, 0xd8, 0xff, 0xe1, 0, 8], 'Exif\0\0', [
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    0,
    0,
    0,
    0,
  ]);
const three = (value: number) => [(value - 1) & 255, ((value - 1) >> 8) & 255, (value - 1) >> 16];

const webp = (width: number, height: number) => {
  return bytes(
    'RIFF',
    [0, 0, 0, 0],
    'WEBPVP8X',
    [10, 0, 0, 0, 0, 0, 0, 0],
    three(width),
    three(height),
  );
};
const avif = (width: number, height: number) =>
  bytes([0, 0, 0, 28], 'ftypavif', [0, 0, 0, 0], 'ispe', [0, 0, 0, 0], long(width), long(height));

describe('what a file is', () => {
  it('CPM-05 is known by its bytes, not by its name', () => {
    expect(pictureType(png(1, 1))).toBe('image/png');
    expect(pictureType(jpeg(1, 1))).toBe('image/jpeg');
    expect(pictureType(webp(1, 1))).toBe('image/webp');
    expect(pictureType(avif(1, 1))).toBe('image/avif');
    for (const foreign of ['<svg xmlns=', '<!doctype html>', 'GIF89a', '', '%PDF-1.7']) {
      expect(pictureType(text(foreign)), foreign).toBeNull();
    }
  });

  it('CPM-05 has its size read without decoding it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16_000 }),
        fc.integer({ min: 1, max: 16_000 }),
        (width, height) => {
          for (const make of [png, jpeg, webp, avif]) {
            expect(pictureSize(make(width, height))).toEqual({ width, height });
          }
        },
      ),
    );
  });

  it('never fails on any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (any) => void checkPicture(any, 1)));
  });
});

const reason = (file: Uint8Array, size = file.length) => {
  const check = checkPicture(file, size);
  return check.ok ? null : check.refusal;
};

describe('what may become a picture of a product', () => {
  it('CPM-05 refuses pixel bombs, too large and too small pictures, and other files', () => {
    expect(reason(png(50_000, 50_000))).toBe('too-many-pixels');
    expect(reason(png(800, 600), LARGEST_SOURCE_BYTES + 1)).toBe('too-large');
    expect(reason(png(8, 600))).toBe('too-small');
    expect(reason(text('<svg>'))).toBe('not-an-image');
    expect(reason(png(4000, 3000))).toBeNull();
  });

  it('fits within 1600 pixels, in proportion, never larger', () => {
    expect(fittedSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
    expect(fittedSize({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
    expect(fittedSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
    expect(fittedSize({ width: 10_000, height: 1 })).toEqual({ width: 1600, height: 1 });
  });

  it('CPM-05 is stored under product-images/{userId}/{timestamp-random}.{ext}', () => {
    const path = uploadPath('u1', new Date(5), 'A1b2-C3', 'image/webp');
    expect(path).toBe('product-images/u1/5-a1b2c3.webp');
  });
});
