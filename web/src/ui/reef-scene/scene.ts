import { drawLightRays } from './light-rays.ts';
import { MOODS, type MoodName } from './mood.ts';
import { drawSpeck, speckSprite, specksOf } from './plankton.ts';
import { between, seededRandom } from './random.ts';
import { drawRidge, ridgesOf, type Ridges } from './ridges.ts';
import { drawAnemone, drawKelp, kelpOf, type Anemone } from './swaying.ts';
import { castOf, drawSwimmer, schoolOf } from './swimmers.ts';

/**
 * The scene is five sheets, one over the other, so that a frame redraws only what moves: light
 * (breathes by CSS), the far ridge (still), the school (moves), the nearer ridges (still), and
 * kelp, anemones, fish and plankton (move).
 */
export type Sheets = Record<'rays' | 'far' | 'school' | 'ridges' | 'life', HTMLCanvasElement>;

/** Draws the moving sheets as they are at that second. */
export type DrawFrame = (seconds: number) => void;

/** Soft shapes need no more than this many device pixels to a pixel. */
const MOST_RATIO = 1.5;

/** Light has no edges to lose. */
const RAY_RATIO = 0.5;

type Size = { width: number; height: number };

function prepare(canvas: HTMLCanvasElement, size: Size, ratio: number): CanvasRenderingContext2D {
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser has no canvas to draw on.');
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  return ctx;
}

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

/** Sets the stage for a mood and a size in CSS pixels; the result draws it at any second. */
export function setScene(
  sheets: Sheets,
  name: MoodName,
  size: Size,
  deviceRatio: number,
): DrawFrame {
  const mood = MOODS[name];
  const ratio = Math.min(deviceRatio, MOST_RATIO);
  const random = seededRandom(mood.seed * 101);
  const ridges = ridgesOf(mood);
  const { far, mid, near } = ridges;
  drawLightRays(prepare(sheets.rays, size, RAY_RATIO), size, mood.seed);
  const farCtx = prepare(sheets.far, size, ratio);
  drawRidge(farCtx, far, mood, size);
  const ridgesCtx = prepare(sheets.ridges, size, ratio);
  drawRidge(ridgesCtx, mid, mood, size);
  drawRidge(ridgesCtx, near, mood, size);

  const schoolCtx = prepare(sheets.school, size, ratio);
  const lifeCtx = prepare(sheets.life, size, ratio);
  const school = schoolOf(mood, random, ratio);
  const cast = castOf(mood, random, size, ratio);
  const kelp = kelpOf(mood, random, size);
  const anemones = anemonesOf(random, mood.anemoneCount, size, ridges);
  const specks = specksOf(random, size.width);
  const sprite = speckSprite(mood.glow);

  return (seconds) => {
    schoolCtx.clearRect(0, 0, size.width, size.height);
    for (const fish of school) drawSwimmer(schoolCtx, fish, size, ratio, seconds);
    lifeCtx.clearRect(0, 0, size.width, size.height);
    for (const anemone of anemones) drawAnemone(lifeCtx, anemone, mood, seconds);
    for (const fish of cast) drawSwimmer(lifeCtx, fish, size, ratio, seconds);
    for (const blade of kelp) drawKelp(lifeCtx, blade, size.height, seconds);
    for (const speck of specks) drawSpeck(lifeCtx, sprite, speck, size, seconds);
  };
}
