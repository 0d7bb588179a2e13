import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import type Sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  checkUpload,
  isPicturePath,
  SMALL_SUFFIX,
  smallPath,
} from '@reef/domain/pictures/uploaded-picture';

const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;
const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;

/** Noise, so that every byte value occurs in the compressed data. */
function picture(format: (typeof FORMATS)[number], width = 160, height = 120): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 };
  const create = { width, height, channels: 3 as const, background: '#0b8fa8', noise };
  return sharp({ create })
    .toFormat(format, { progressive: format === 'jpeg' })
    .toBuffer();
}

/** A whole file without its image data. */
function hollowed(format: (typeof FORMATS)[number], bytes: Buffer): Buffer {
  if (format === 'png') return Buffer.concat([bytes.subarray(0, 33), bytes.subarray(-12)]);
  if (format === 'jpeg') {
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    return Buffer.concat([bytes.subarray(0, scan), bytes.subarray(-2)]);
  }
  if (format === 'avif') return bytes.subarray(0, bytes.indexOf('mdat') - 4);
  const frame = bytes.indexOf('VP8 ');
  const head = Buffer.from(bytes.subarray(0, frame + 18));
  head.writeUInt32LE(head.length - 8, 4);
  return head;
}

function reasonOf(bytes: Uint8Array, type: string): string | null {
  const check = checkUpload(bytes, type);
  return check.ok ? null : check.refusal;
}

describe('an upload', () => {
  it.each(FORMATS)('stays if it is a whole %s and nothing else', async (format) => {
    const bytes = await picture(format);
    const type = `image/${format}`;
    expect(checkUpload(bytes, type)).toEqual({ ok: true, type, size: { width: 160, height: 120 } });
    const behind = Buffer.concat([bytes, Buffer.from('PK\u0003\u0004')]);
    expect(reasonOf(behind, type)).toBe('more-than-a-picture');
    expect(reasonOf(bytes.subarray(0, -3), type)).toBe('more-than-a-picture');
  });

  it.each(FORMATS)(
    'does not stay if a %s has its head and its end, but no image',
    async (format) => {
      const bytes = await picture(format);
      const hollow = hollowed(format, bytes);
      expect(hollow.length).toBeLessThan(bytes.length);
      expect(reasonOf(hollow, `image/${format}`)).toBe('more-than-a-picture');
    },
  );

  it('ATT-65 does not stay with markup in it', async () => {
    const bytes = await picture('png');
    const text = Buffer.from('tEXtnote\0<ScRiPt>alert(1)</script>');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length - 4);
    const chunk = Buffer.concat([length, text, Buffer.alloc(4)]);
    const carrying = Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]);
    expect(reasonOf(carrying, 'image/png')).toBe('more-than-a-picture');
    const harmless = Buffer.from(
      carrying.toString('latin1').replace('<ScRiPt>', '_ScRiPt_'),
      'latin1',
    );
    expect(reasonOf(harmless, 'image/png')).toBeNull();
  });

  it('ATT-66 ATT-70 is what it was declared as', async () => {
    expect(reasonOf(await picture('png'), 'image/jpeg')).toBe('other-type');
    expect(reasonOf(Buffer.from('<svg onload="alert(1)"/>'), 'image/png')).toBe('not-an-image');
  });

  it('ATT-67 ATT-68 is no larger than the shop makes pictures', async () => {
    const bomb = await picture('png');
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    expect(reasonOf(bomb, 'image/png')).toBe('too-many-pixels');
    expect(reasonOf(await picture('webp', 1601, 20), 'image/webp')).toBe('larger-than-made');
    expect(reasonOf(await picture('webp', 1600, 20), 'image/webp')).toBeNull();
    const padded = Buffer.concat([await picture('png'), Buffer.alloc(5 * 1024 * 1024)]);
    expect(reasonOf(padded, 'image/png')).toBe('too-large');
  });

  it('never fails, whatever bytes follow a picture’s head', async () => {
    const heads = await Promise.all(FORMATS.map((format) => picture(format)));
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.nat(400), fc.uint8Array(), (head, at, any) => {
        const bytes = Buffer.concat([head.subarray(0, at), any]);
        for (const format of FORMATS) checkUpload(bytes, `image/${format}`);
      }),
    );
  });
});

it('knows the bucket’s paths', async () => {
  const path = 'product-images/u1/17-ab3.webp';
  expect(smallPath(path, 320)).toBe('product-images/u1/17-ab3-320.webp');
  expect(isPicturePath(path) && isPicturePath(smallPath(path, 640))).toBe(true);
  for (const other of [
    'product-images/u1/17-ab3-500.webp',
    'other/u1/17-a.png',
    'product-images/17-a.png',
  ]) {
    expect(isPicturePath(other)).toBe(false);
  }
  const rules = await readFile(new URL('../../../storage.rules', import.meta.url), 'utf8');
  expect(rules).toContain(`(${SMALL_SUFFIX})?`);
});
