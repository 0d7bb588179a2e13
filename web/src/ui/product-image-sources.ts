/** Widths the illustrators' pictures come in. */
const WIDTHS = [320, 640, 1280] as const;

const OWN_PICTURE = /^\/catalogue\/([a-z0-9-]+)-640\.webp$/;

/** The set of files behind one of our own pictures. */
export type PictureSources = { avif: string; webp: string };

/**
 * The files of a picture `/catalogue/{slug}-640.webp` as `srcset`s, null for any other address
 * (uploads, foreign pictures), which is shown as it is.
 */
export function pictureSources(url: string): PictureSources | null {
  const slug = OWN_PICTURE.exec(url)?.[1];
  if (slug === undefined) return null;
  const set = (type: string) =>
    WIDTHS.map((width) => `/catalogue/${slug}-${width}.${type} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}
