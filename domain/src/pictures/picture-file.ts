import { refused } from '@reef/domain/shared/refused';

/** The longest side of a product's picture after it was scaled down. */
export const MAX_SIDE_PX = 1600;
/** The largest file that can be chosen; a phone's photo is about 12 MB. */
export const LARGEST_SOURCE_BYTES = 40 * 1024 * 1024;
/** The largest picture that is decoded: 100 megapixels, 400 MB of memory. Stops pixel bombs. */
export const MAX_PIXELS = 100_000_000;
/** The smallest side of a product's picture. */
const MIN_SIDE_PX = 16;

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
export type Size = { width: number; height: number };

const EXTENSIONS: Record<PictureType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** The file extension of this type, without the dot. */
export function pictureExtension(type: PictureType): string {
  return EXTENSIONS[type];
}

function ascii(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/** A file's type by its first bytes, whatever its name says; null if it is no accepted picture. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 7) === 'PNG\r\n\x1a\n') return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp';
  const isAvif = ascii(bytes, 4, 4) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 4));
  return isAvif ? 'image/avif' : null;
}

/** The bytes of a file, to read numbers from. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 24 || ascii(bytes, 12, 4) !== 'IHDR') return null;
  return { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) };
}

/** Walks the segments to the frame header, the only one with the size. */
function jpegSize(bytes: Uint8Array): Size | null {
  const data = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (data.getUint8(at) !== 0xff) return null;
    const marker = data.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + data.getUint16(at + 2);
  }
  return null;
}

function webpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null;
  const data = viewOf(bytes);
  const kind = ascii(bytes, 12, 4);
  if (kind === 'VP8 ') {
    return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
  }
  if (kind === 'VP8L') {
    const packed = data.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  const three = (at: number) => data.getUint16(at, true) + data.getUint8(at + 2) * 65_536 + 1;
  return kind === 'VP8X' ? { width: three(24), height: three(27) } : null;
}

/** AVIF stores its size in `ispe` properties; the largest one is the picture's. */
function avifSize(bytes: Uint8Array): Size | null {
  const data = viewOf(bytes);
  let size: Size | null = null;
  for (let at = 0; at + 16 <= bytes.length; at += 1) {
    if (bytes[at] !== 0x69 || ascii(bytes, at, 4) !== 'ispe') continue;
    const found = { width: data.getUint32(at + 8), height: data.getUint32(at + 12) };
    if (size === null || found.width * found.height > size.width * size.height) size = found;
  }
  return size;
}

const SIZES: Record<PictureType, (bytes: Uint8Array) => Size | null> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
};

/** A picture's size from its header, without decoding it; null if the header has none. */
export function pictureSize(bytes: Uint8Array): Size | null {
  const type = pictureType(bytes);
  return type === null ? null : SIZES[type](bytes);
}

export type PictureCheck =
  | { ok: true; type: PictureType; size: Size }
  | { ok: false; refusal: 'not-an-image' | 'too-large' | 'too-small' | 'too-many-pixels' };

/** Whether a file may be decoded as a product's picture, judged by its content. */
export function checkPicture(bytes: Uint8Array, sizeBytes: number): PictureCheck {
  const type = pictureType(bytes);
  if (type === null) return refused('not-an-image');
  if (sizeBytes > LARGEST_SOURCE_BYTES) return refused('too-large');
  const size = pictureSize(bytes);
  if (size === null) return refused('not-an-image');
  if (size.width * size.height > MAX_PIXELS) return refused('too-many-pixels');
  const isTiny = Math.min(size.width, size.height) < MIN_SIDE_PX;
  return isTiny ? refused('too-small') : { ok: true, type, size };
}

/** The size within `MAX_SIDE_PX`, in the same proportions; never enlarged. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const fit = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: fit(width), height: fit(height) };
}

/** `product-images/{userId}/{timestamp-random}.{ext}` (CPM-05). */
export function uploadPath(userId: string, now: Date, random: string, type: PictureType): string {
  const suffix = random
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16);
  return `product-images/${userId}/${now.getTime()}-${suffix}.${EXTENSIONS[type]}`;
}
