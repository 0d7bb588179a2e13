import { describe, expect, it } from 'vitest';
import {
  checkPicture,
  LARGEST_SOURCE_BYTES,
  MAX_PIXELS,
  pictureSize,
  pictureType,
} from './picture-file.ts';

const text = (value: string) => Array.from(value, (sign) => sign.charCodeAt(0));
const short = (value: number) => [value >> 8, value & 255];
const long = (value: number) => [...short(value >>> 16), ...short(value & 0xffff)];
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const png = (width: number, height: number, kind = 'IHDR') =>
  Uint8Array.from([
    0x89,
    ...text('PNG\r\n\x1a\n'),
    0,
    0,
    0,
    13,
    ...text(kind),
    ...long(width),
    ...long(height),
  ]);
const webp = (kind: string, rest: readonly number[]) =>
  Uint8Array.from([...text('RIFF'), 0, 0, 0, 0, ...text('WEBP'), ...text(kind), ...rest]);

/** A JPEG with one frame header of this marker, after an application segment and fill bytes. */
const jpeg = (marker: number) =>
  Uint8Array.from(
    [
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 7, 7],
      [0xff, 0xff, marker, 0, 17, 8, ...short(600), ...short(800), 3],
    ].flat(),
  );

describe('ATT-66 almost the first bytes of a picture are not a picture', () => {
  it.each([
    ['JPEG', [0xff, 0xd8, 0xff]],
    ['PNG', [0x89, ...text('PNG\r\n\x1a\n')]],
    ['WebP', [...text('RIFF'), 0, 0, 0, 0, ...text('WEBP')]],
    ['AVIF', [0, 0, 0, 28, ...text('ftypavif')]],
    ['AVIF in a sequence', [0, 0, 0, 28, ...text('ftypavis')]],
  ])('%s', (name, head) => {
    expect(pictureType(Uint8Array.from(head))).not.toBeNull();
    // RIFF and AVIF hold a length in four bytes, which may be anything.
    const isLength = (at: number) =>
      (name === 'WebP' && at >= 4 && at < 8) || (name.startsWith('AVIF') && at < 4);
    for (const [at, byte] of head.entries()) {
      if (isLength(at)) continue;
      const other = Uint8Array.from(head.with(at, byte ^ 0x20));
      expect(pictureType(other), `byte ${at}`).toBeNull();
    }
    expect(pictureType(Uint8Array.from([0, ...head]))).toBeNull();
  });
});

describe('ATT-68 the size is what the head says', () => {
  it('of a PNG, only behind IHDR and with all of it there', () => {
    expect(pictureSize(png(800, 600))).toEqual({ width: 800, height: 600 });
    expect(pictureSize(png(800, 600, 'tEXt'))).toBeNull();
    expect(pictureSize(png(800, 600).slice(0, 23))).toBeNull();
  });

  it('of the three kinds of WebP', () => {
    const lossy = webp('VP8 ', [...zeros(10), 0x20, 0x43, 0x58, 0x42]);
    expect(pictureSize(lossy)).toEqual({ width: 800, height: 600 });
    const packed = 799 | (599 << 14);
    const lossless = [packed & 255, (packed >> 8) & 255, (packed >> 16) & 255, packed >>> 24];
    expect(pictureSize(webp('VP8L', [...zeros(5), ...lossless, ...zeros(5)]))).toEqual({
      width: 800,
      height: 600,
    });
    // A bit above those of the height marks transparency.
    const withAlpha = lossless.with(3, (lossless[3] ?? 0) | 0x10);
    expect(pictureSize(webp('VP8L', [...zeros(5), ...withAlpha, ...zeros(5)]))).toEqual({
      width: 800,
      height: 600,
    });
    const extended = webp('VP8X', [...zeros(8), 0x40, 0x42, 0x0f, 1, 0, 0]);
    expect(pictureSize(extended)).toEqual({ width: 1_000_001, height: 2 });
    expect(pictureSize(extended.slice(0, 29))).toBeNull();
    expect(pictureSize(webp('ANIM', zeros(14)))).toBeNull();
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc9, 0xcf])('of a JPEG with the frame %i', (marker) => {
    expect(pictureSize(jpeg(marker))).toEqual({ width: 800, height: 600 });
  });

  it.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0])('not of a JPEG with the table %i', (marker) => {
    expect(pictureSize(jpeg(marker))).toBeNull();
  });

  it('not of a JPEG that is malformed or ends too soon', () => {
    const whole = jpeg(0xc0);
    expect(pictureSize(whole.with(8, 0x00))).toBeNull();
    expect(pictureSize(whole.slice(0, -1))).toBeNull();
  });

  it('of the largest property of an AVIF, to its last byte', () => {
    const property = (width: number, height: number) => [
      ...text('ispe'),
      ...zeros(4),
      ...long(width),
      ...long(height),
    ];
    const head = [0, 0, 0, 28, ...text('ftypavif')];
    const both = Uint8Array.from([...head, ...property(80, 60), ...property(800, 600)]);
    expect(pictureSize(both)).toEqual({ width: 800, height: 600 });
    const turned = Uint8Array.from([...head, ...property(800, 600), ...property(900, 60)]);
    expect(pictureSize(turned)).toEqual({ width: 800, height: 600 });
    expect(pictureSize(Uint8Array.from(head))).toBeNull();
    const odd = Uint8Array.from([...head, 0, ...property(800, 600)]);
    expect(pictureSize(odd)).toEqual({ width: 800, height: 600 });
    expect(pictureSize(both.slice(0, -1))).toEqual({ width: 80, height: 60 });
  });
});

it('ATT-67 ATT-68 the limits are accepted, one more is not', () => {
  expect([LARGEST_SOURCE_BYTES, MAX_PIXELS]).toEqual([41_943_040, 100_000_000]);
  expect(checkPicture(png(800, 600), LARGEST_SOURCE_BYTES).ok).toBe(true);
  expect(checkPicture(png(10_000, 10_000), 1)).toMatchObject({ ok: true, type: 'image/png' });
  expect(checkPicture(png(10_000, 10_001), 1)).toMatchObject({ refusal: 'too-many-pixels' });
  expect(checkPicture(png(16, 16), 1).ok).toBe(true);
  expect(checkPicture(png(15, 600), 1)).toMatchObject({ refusal: 'too-small' });
  expect(checkPicture(png(600, 15), 1)).toMatchObject({ refusal: 'too-small' });
  expect(checkPicture(png(800, 600, 'tEXt'), 1)).toEqual({
    ok: false,
    refusal: 'not-an-image',
  });
});
