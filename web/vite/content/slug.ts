/** A text as an anchor: `RO/DI` is `ro-di`; begins with a letter, so that it is also a CSS id. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return /^[a-z]/.test(slug) ? slug : `part-${slug}`;
}

/** Gives each heading of a page its own anchor. */
export function slugMaker(): (text: string) => string {
  const taken = new Map<string, number>();
  return (text) => {
    const slug = slugOf(text);
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}
