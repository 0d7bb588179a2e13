import { describe, expect, it } from 'vitest';
import { checkUpload } from './uploaded-picture.ts';

const text = (value: string) => Array.from(value, (sign) => sign.charCodeAt(0));
const long = (value: number) => [0, 0, (value >> 8) & 255, value & 255];
const little = (value: number) => long(value).toReversed();
const bytesOf = (count: number) => Array.from({ length: count }, () => 7);

/** A chunk of a PNG: length, name, data, and four bytes of a checksum that these tests ignore. */
const chunk = (name: string, data: readonly number[] = []) =>
  [long(data.length), text(name), data, bytesOf(4)].flat();

/** A PNG of 80 by 60 with these bytes after its header. */
function png(...rest: number[][]) {
  const head = [...long(80), ...long(60), 8, 6, 0, 0, 0];
  const sign = [0x89, ...text('PNG\r\n'), 0x1a, 0x0a];
  return checkUpload(Uint8Array.from([sign, chunk('IHDR', head), ...rest].flat()), 'image/png').ok;
}

describe('ATT-65 a PNG ends where its last chunk does', () => {
  it.each([
    ['a byte of data', [chunk('IDAT', [1]), chunk('IEND')], true],
    ['data in two chunks', [chunk('IDAT', [1]), chunk('IDAT', [2, 3]), chunk('IEND')], true],
    ['words between', [chunk('tEXt', [1, 2]), chunk('IDAT', [1]), chunk('IEND')], true],
    ['no data', [chunk('IDAT'), chunk('IEND')], false],
    ['data of another name', [chunk('IDAX', [1]), chunk('IEND')], false],
    ['no end', [chunk('IDAT', [1])], false],
    ['half an end', [chunk('IDAT', [1]), chunk('IEND').slice(0, 8)], false],
    ['an end but for its last byte', [chunk('IDAT', [1]), chunk('IEND').slice(0, 11)], false],
    ['a byte behind it', [chunk('IDAT', [1]), chunk('IEND'), [0]], false],
    ['data behind its end', [chunk('IEND'), chunk('IDAT', [1])], false],
  ])('%s', (_what, rest, isTaken) => {
    expect(png(...rest)).toBe(isTaken);
  });
});

/** A chunk of a WebP: name, length, data, and a padding byte if those are odd. */
const riff = (name: string, data: readonly number[]) =>
  [text(name), little(data.length), data, bytesOf(data.length % 2)].flat();

/** A WebP of 80 by 60 with these bytes; it claims to be `more` bytes longer than it is. */
function webp(rest: number[][], more = 0) {
  const head = riff('VP8X', [0, 0, 0, 0, 79, 0, 0, 59, 0, 0]);
  const body = [...text('WEBP'), ...head, ...rest.flat()];
  const bytes = Uint8Array.from([...text('RIFF'), ...little(body.length + more), ...body]);
  return checkUpload(bytes, 'image/webp').ok;
}

describe('ATT-65 a WebP ends where its RIFF chunk does', () => {
  const picture = riff('VP8L', [1]);
  it.each([
    ['a byte of picture', [picture], 0, true],
    ['an even picture', [riff('VP8 ', [1, 2])], 0, true],
    ['an odd chunk before it', [riff('EXIF', [1, 2, 3]), picture], 0, true],
    ['an even chunk before it', [riff('ICCP', [1, 2]), picture], 0, true],
    ['its last byte not counted', [picture], -1, true],
    ['no picture', [riff('EXIF', [1, 2])], 0, false],
    ['an empty picture', [riff('VP8L', []), riff('EXIF', [1, 2])], 0, false],
    ['a picture longer than all', [[...text('VP8L'), ...little(4), 1, 2]], 0, false],
    ['a name and no length', [text('VP8L')], 0, false],
    ['longer than the file', [riff('EXIF', [1, 2])], 40, false],
    ['longer than the file, with a picture', [picture], 2, false],
    ['shorter than the file', [picture], -2, false],
    ['a byte behind it', [picture, [0]], -1, false],
  ])('%s', (_what, rest, more, isTaken) => {
    expect(webp(rest, more)).toBe(isTaken);
  });
});
