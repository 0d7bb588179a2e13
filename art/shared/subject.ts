import { backdrop, foreground, HEIGHT, WIDTH, type MoodName } from './backdrop.ts';

/** Draws one animal as the inside of a 1280×960 SVG, with nothing behind it. */
export type Draw = () => string;

/** The drawings of one part of the catalogue by product slug. */
export type Subjects = Readonly<Record<string, Draw>>;

/** The water that some of them ask for; the others get their slug's mood. */
export type Moods = Readonly<Record<string, MoodName>>;

/** The whole picture of `slug` as an SVG document. */
export function compose(slug: string, draw: Draw, mood?: MoodName): string {
  const layers = [backdrop(slug, mood), draw(), foreground()].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${layers}</svg>`;
}
