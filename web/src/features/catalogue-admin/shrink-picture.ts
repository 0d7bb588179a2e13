import { checkPicture, fittedSize, type PictureCheck } from '@reef/domain/image-file';

/** Enough of a file's head to find its type and size; cameras put previews before the frame. */
const HEAD_BYTES = 512 * 1024;
const QUALITY = 0.82;

export type ShrinkResult =
  | { ok: true; file: File }
  | { ok: false; reason: Extract<PictureCheck, { ok: false }>['reason'] };

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const { width, height } = fittedSize(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/** WebP where the browser writes it, JPEG where it gives PNG instead (Safari). */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await encode(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg');
}

/**
 * A chosen picture made fit to be shown: looked at by its content, at most 1600 px, encoded anew,
 * which leaves behind whatever a camera wrote into it (EXIF: place, time, device).
 */
export async function shrinkPicture(source: File): Promise<ShrinkResult> {
  const head = new Uint8Array(await source.slice(0, HEAD_BYTES).arrayBuffer());
  const check = checkPicture(head, source.size);
  if (!check.ok) return check;
  const blob = await reencode(source);
  if (blob === null) return { ok: false, reason: 'not-an-image' };
  return { ok: true, file: new File([blob], 'picture', { type: blob.type }) };
}

async function reencode(source: File): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
    const canvas = draw(bitmap);
    bitmap.close();
    return await encoded(canvas);
  } catch {
    return null;
  }
}
