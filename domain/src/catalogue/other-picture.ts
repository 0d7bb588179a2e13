/** What names a picture's file: its address without a small copy's width, the type and the token. */
function fileOf(url: string): string {
  return url.replace(/(-(320|640))?\.\w+(\?.*)?$/, '');
}

/**
 * Whether a one-of-a-kind listing shows another picture than `before`: it may be another piece of
 * the same name. Where one of the two has no picture, nothing says so.
 */
export function isOtherPicture(
  before: string | null | undefined,
  { category, image_url: now }: { category: string; image_url: string | null },
): boolean {
  return category === 'WYSIWYG' && !!before && !!now && fileOf(before) !== fileOf(now);
}
