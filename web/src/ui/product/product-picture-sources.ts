/** Widths in which the illustrators' pictures exist. */
const WIDTHS = [320, 640, 1280] as const;

/**
 * Widths in which an upload probably exists: for a place that has only a picture's address, such as
 * a cart line. If a small one is missing, the whole one is shown.
 */
export const LIKELY_WIDTHS: readonly number[] = [320, 640, 1600];

const OWN_PICTURE = /^\/catalogue\/([a-z0-9-]+)-640\.webp$/;

/** An uploaded picture's address: its path and type, then its access token. */
const UPLOADED = /^(https?:\/\/[^?#\s,]+)\.(webp|jpg|jpeg|png|avif)\?[^\s,]*$/;

/** The set of files behind one of our own pictures: `srcset`s by image type, best type first. */
export type PictureSources = Readonly<Partial<Record<string, string>>>;

/** Each smaller width of an upload is stored next to it, under its name and the width. */
function uploadedSources(url: string, widths: readonly number[]): PictureSources | null {
  const [, stem = '', ending = ''] = UPLOADED.exec(url) ?? [];
  const own = widths.at(-1);
  if (stem === '' || own === undefined) return null;
  const small = widths
    .slice(0, -1)
    .map((width) => `${stem}-${width}.${ending}?alt=media ${width}w`);
  return { [ending === 'jpg' ? 'jpeg' : ending]: [...small, `${url} ${own}w`].join(', ') };
}

/**
 * The files of a picture `/catalogue/{slug}-640.webp`, or of an uploaded one by the widths its
 * product names (`image_widths`); null for any other address, which is shown as it is.
 */
export function pictureSources(url: string, widths: readonly number[] = []): PictureSources | null {
  const slug = OWN_PICTURE.exec(url)?.[1];
  if (slug === undefined) return uploadedSources(url, widths);
  const set = (type: string) =>
    WIDTHS.map((width) => `/catalogue/${slug}-${width}.${type} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
