import { refused } from '@reef/domain/shared/refused';
import {
  checkPicture,
  MAX_SIDE_PX,
  type PictureCheck,
  type PictureType,
  type Size,
  viewOf,
} from './picture-file.ts';

/** The largest picture that the bucket takes; the storage rules have the same limit. */
export const LARGEST_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Widths of the smaller copies that are made of every wider picture, for cards and rows. */
export const SMALL_WIDTHS = [320, 640] as const;

/** Why an upload is deleted. */
export type UploadRefusal =
  | Extract<PictureCheck, { ok: false }>['refusal']
  | 'other-type'
  | 'larger-than-made'
  | 'more-than-a-picture';

export type UploadCheck =
  | { ok: true; type: PictureType; size: Size }
  | { ok: false; refusal: UploadRefusal };

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** The end of a PNG's last chunk; -1 if none holds image data. */
function pngEnd(bytes: Uint8Array): number {
  const data = viewOf(bytes);
  let [at, dataBytes] = [8, 0];
  while (at + 12 <= bytes.length) {
    const [length, kind] = [data.getUint32(at), textAt(bytes, at + 4)];
    at += 12 + length;
    if (kind === 'IDAT') dataBytes += length;
    if (kind === 'IEND') return dataBytes > 0 ? at : -1;
  }
  return -1;
}

/** The next marker of a JPEG after compressed data, in which 0xff is followed by 0 or a restart. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

/** The end of a JPEG's end marker; -1 if no scan holds image data. */
function jpegEnd(bytes: Uint8Array): number {
  const data = viewOf(bytes);
  let [at, dataBytes] = [2, 0];
  while (at + 2 <= bytes.length) {
    const marker = data.getUint8(at + 1);
    if (data.getUint8(at) !== 0xff) return -1;
    if (marker === 0xd9) return dataBytes > 0 ? at + 2 : -1;
    if (at + 4 > bytes.length) return -1;
    const end = at + 2 + data.getUint16(at + 2);
    at = marker === 0xda ? nextMarker(bytes, end) : end;
    dataBytes += at - end;
  }
  return -1;
}

/** RIFF chunks are padded to even sizes. */
function padded(size: number): number {
  return size + (size % 2);
}

/** The end of a WebP's RIFF chunk; -1 if none of its chunks is a still picture. */
function webpEnd(bytes: Uint8Array): number {
  const data = viewOf(bytes);
  const end = 8 + padded(data.getUint32(4, true));
  for (let at = 12; at + 8 < Math.min(end, bytes.length);) {
    const [kind, size] = [textAt(bytes, at), data.getUint32(at + 4, true)];
    at += 8 + padded(size);
    const isPicture = kind === 'VP8 ' || kind === 'VP8L';
    if (isPicture) return size > 0 && at <= end ? end : -1;
  }
  return -1;
}

/** The end of an AVIF's last whole box; -1 if none holds image data. */
function avifEnd(bytes: Uint8Array): number {
  const data = viewOf(bytes);
  let [at, dataBytes] = [0, 0];
  while (at + 8 <= bytes.length) {
    const [size, kind] = [data.getUint32(at), textAt(bytes, at + 4)];
    if (size < 8 || !/^[a-z0-9 ]{4}$/i.test(kind)) return -1;
    if (kind === 'mdat') dataBytes += size - 8;
    at += size;
  }
  return dataBytes > 0 ? at : -1;
}

const ENDS: Record<PictureType, (bytes: Uint8Array) => number> = {
  'image/jpeg': jpegEnd,
  'image/png': pngEnd,
  'image/webp': webpEnd,
  'image/avif': avifEnd,
};

/** What a browser that ignores the type could run. By chance in 5 MB: below one in a million. */
const MARKUP = /^<(script|!doctype|iframe|html[\s>])/i;

function hasMarkup(bytes: Uint8Array): boolean {
  const open = '<'.charCodeAt(0);
  for (let at = bytes.indexOf(open); at >= 0; at = bytes.indexOf(open, at + 1)) {
    if (MARKUP.test(String.fromCharCode(...bytes.subarray(at, at + 9)))) return true;
  }
  return false;
}

/**
 * Whether an uploaded file stays, judged by its whole content: it must be what it says, a picture
 * and nothing else (no second file after or inside it), and no larger than the shop makes them.
 * @param declaredType the content type it was sent with and will be served with.
 */
export function checkUpload(bytes: Uint8Array, declaredType: string): UploadCheck {
  const check = checkPicture(bytes, bytes.length);
  if (!check.ok) return check;
  const { type, size } = check;
  if (bytes.length > LARGEST_UPLOAD_BYTES) return refused('too-large');
  if (type !== declaredType) return refused('other-type');
  if (Math.max(size.width, size.height) > MAX_SIDE_PX) {
    return refused('larger-than-made');
  }
  const isWhole = ENDS[type](bytes) === bytes.length;
  return isWhole && !hasMarkup(bytes) ? check : refused('more-than-a-picture');
}

/** The part of a small picture's name that says its width; storage.rules has the same. */
export const SMALL_SUFFIX = `-(${SMALL_WIDTHS.join('|')})`;

/** True for a path of a picture in the bucket, whole or small. */
export function isPicturePath(path: string): boolean {
  const shape = String.raw`^product-images/[^/]+/\d+-[a-z0-9]+(${SMALL_SUFFIX})?\.(jpg|jpeg|png|webp|avif)$`;
  return new RegExp(shape).test(path);
}

/** The path of a picture's smaller copy of that width, next to it. */
export function smallPath(path: string, width: (typeof SMALL_WIDTHS)[number]): string {
  return path.replace(/\.([a-z]+)$/, `-${width}.$1`);
}

/** The path of the whole picture that a small one belongs to; a whole one's own path. */
export function wholePath(path: string): string {
  return path.replace(new RegExp(String.raw`${SMALL_SUFFIX}(\.[a-z]+)$`), '$2');
}
