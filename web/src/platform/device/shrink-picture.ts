import {
  checkPicture,
  fittedSize,
  type PictureCheck,
  pictureType,
  type Size,
} from '@reef/domain/pictures/picture-file';
import { SMALL_WIDTHS } from '@reef/domain/pictures/uploaded-picture';

/** Enough of most files' start to find type and size; cameras put previews before the frame. */
const HEAD_BYTES = 512 * 1024;
const QUALITY = 0.82;

/**
 * A picture as it is sent: at most 1600 px wide, and in every smaller width in which it is shown.
 */
export type ShrunkPicture = {
  whole: File;
  small: { width: (typeof SMALL_WIDTHS)[number]; file: File }[];
};

/** Why a picture is not prepared; `unreadable`: the device does not give the file. */
type Refusal = Extract<PictureCheck, { ok: false }> | { ok: false; refusal: 'unreadable' };

export type ShrinkResult = { ok: true; picture: ShrunkPicture } | Refusal;

function draw(bitmap: ImageBitmap, { width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context };
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/** WebP if the browser can write it, JPEG if it produces PNG instead (Safari). */
async function encoded(bitmap: ImageBitmap, size: Size): Promise<File> {
  const { canvas, context } = draw(bitmap, size);
  let blob = await encode(canvas, 'image/webp');
  if (blob?.type !== 'image/webp') {
    // A JPEG has no transparency: what is clear would turn black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    blob = await encode(canvas, 'image/jpeg');
  }
  if (blob === null) throw new Error('This browser writes no pictures.');
  return new File([blob], 'picture', { type: blob.type });
}

async function allWidths(bitmap: ImageBitmap): Promise<ShrunkPicture> {
  const size = fittedSize(bitmap);
  const small: ShrunkPicture['small'] = [];
  for (const width of SMALL_WIDTHS.filter((each) => each < size.width)) {
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    // One canvas at a time: a phone has little memory for more.
    small.push({ width, file: await encoded(bitmap, { width, height }) });
  }
  return { whole: await encoded(bitmap, size), small };
}

async function checkStart(source: File, length: number) {
  const start = new Uint8Array(await source.slice(0, length).arrayBuffer());
  return { type: pictureType(start), check: checkPicture(start, source.size) };
}

async function refusalOf(source: File): Promise<Refusal | null> {
  try {
    const { type, check } = await checkStart(source, HEAD_BYTES);
    if (check.ok) return null;
    // The profile of a print file or the depth map of a portrait may be longer.
    const isCut = check.refusal === 'not-an-image' && type !== null;
    const { check: whole } = isCut ? await checkStart(source, source.size) : { check };
    return whole.ok ? null : whole;
  } catch {
    // It was changed or deleted since it was chosen, or is in a cloud that does not answer.
    return { ok: false, refusal: 'unreadable' };
  }
}

/** The result of `make` for the picture; null if this browser cannot read it after all. */
async function reencode<T>(
  source: File,
  make: (bitmap: ImageBitmap) => Promise<T>,
): Promise<T | null> {
  try {
    // Turned as the camera says, by default: older browsers refuse the option's present name.
    const bitmap = await createImageBitmap(source);
    const made = await make(bitmap);
    bitmap.close();
    return made;
  } catch {
    return null;
  }
}

/**
 * Prepares a chosen picture: checks its content and encodes it again in every width that is shown,
 * at most 1600 px. That drops the camera's metadata (EXIF: place, time, device).
 */
export async function shrinkPicture(source: File): Promise<ShrinkResult> {
  const refusal = await refusalOf(source);
  if (refusal !== null) return refusal;
  const picture = await reencode(source, allWidths);
  return picture === null ? { ok: false, refusal: 'not-an-image' } : { ok: true, picture };
}

/** As `shrinkPicture`, for a photo that is shown in one size only. */
export async function shrinkPhoto(source: File): Promise<{ ok: true; photo: File } | Refusal> {
  const refusal = await refusalOf(source);
  if (refusal !== null) return refusal;
  const photo = await reencode(source, (bitmap) => encoded(bitmap, fittedSize(bitmap)));
  return photo === null ? { ok: false, refusal: 'not-an-image' } : { ok: true, photo };
}
