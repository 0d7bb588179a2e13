import { drawLightRays } from './light-rays.ts';
import { THEMES, type ThemeName } from './themes.ts';
import { drawSpeck, speckSprite, specksOf } from './plankton.ts';
import { between, seededRandom } from '#ui/drawing/seeded-random.ts';
import { drawRidge, ridgesOf, type Ridges } from './ridges.ts';
import { prepare, type Canvases, type Size } from './layers.ts';
import { drawAnemone, drawKelp, kelpOf, type Anemone } from './swaying.ts';
import { castOf, drawSwimmer, schoolOf } from './swimmers.ts';

/** Draws the moving canvases as they are at this second. */
export type DrawFrame = (seconds: number) => void;

/** Soft shapes need no more than this many device pixels to a pixel. */
const MAX_RATIO = 1.5;

/** Light has no sharp edges to lose. */
const RAY_RATIO = 0.5;

/** Anemones on the middle ridge, where the near one does not hide it. */
function anemonesOf(random: () => number, count: number, size: Size, ridges: Ridges): Anemone[] {
  const { mid, near } = ridges;
  const places = Array.from({ length: count }, (_, index) => {
    const x = ((index + between(random, 0.25, 0.75)) / count) * 0.94 + 0.03;
    return {
      x: x * size.width,
      y: size.height * (1 - mid.profile(x) + 0.015),
      size: Math.min(84, size.height * between(random, 0.1, 0.14)),
      phase: random() * Math.PI * 2,
      tentacles: 24,
    };
  });
  return places.filter(({ x }) => near.profile(x / size.width) < mid.profile(x / size.width));
}

/** What a scene shows, and how large. */
export type View = { theme: ThemeName; size: Size; deviceRatio: number };

function ratioOf({ deviceRatio }: View): number {
  return Math.min(deviceRatio, MAX_RATIO);
}

/** Draws the still canvases. */
export function drawBackdrop(canvases: Canvases, view: View): void {
  const { size } = view;
  const theme = THEMES[view.theme];
  const { far, mid, near } = ridgesOf(theme);
  drawLightRays(prepare(canvases.rays, size, RAY_RATIO), size, theme.seed);
  drawRidge(prepare(canvases.far, size, ratioOf(view)), far, theme, size);
  const front = prepare(canvases.ridges, size, ratioOf(view));
  drawRidge(front, mid, theme, size);
  drawRidge(front, near, theme, size);
}

/**
 * Sets up what moves; the result draws it at any second, the same for the same view.
 * @param sharpness fraction of the full resolution, 0 to 1 (see `adaptive-quality.ts`).
 */
export function castLife(canvases: Canvases, view: View, sharpness: number): DrawFrame {
  const { size } = view;
  const theme = THEMES[view.theme];
  const ratio = ratioOf(view) * sharpness;
  const random = seededRandom(theme.seed * 101);
  const schoolPen = prepare(canvases.school, size, ratio);
  const lifePen = prepare(canvases.life, size, ratio);
  const school = schoolOf(theme, random, ratio);
  const cast = castOf(theme, random, size, ratio);
  const kelp = kelpOf(theme, random, size);
  const anemones = anemonesOf(random, theme.anemoneCount, size, ridgesOf(theme));
  const specks = specksOf(random, size.width);
  const sprite = speckSprite(theme.glow);

  return (seconds) => {
    schoolPen.clearRect(0, 0, size.width, size.height);
    for (const fish of school) drawSwimmer(schoolPen, fish, size, ratio, seconds);
    lifePen.clearRect(0, 0, size.width, size.height);
    for (const anemone of anemones) drawAnemone(lifePen, anemone, theme, seconds);
    for (const fish of cast) drawSwimmer(lifePen, fish, size, ratio, seconds);
    for (const blade of kelp) drawKelp(lifePen, blade, size.height, seconds);
    for (const speck of specks) drawSpeck(lifePen, sprite, speck, size, seconds);
  };
}
