import { BUILDS, type Species } from './fish-species.ts';
import { BEAT_FRAMES, fishSprites, type FishSprites } from './fish-sprites.ts';
import type { Theme } from './themes.ts';
import { between } from '#ui/drawing/seeded-random.ts';
import type { AnyContext, Size } from './layers.ts';

/**
 * One fish that crosses the scene. Speeds in pixels a second; heights as fractions of the scene's.
 */
export type Swimmer = {
  sprites: FishSprites;
  start: number;
  y: number;
  speed: number;
  scale: number;
  bob: number;
  phase: number;
  beat: number;
};

/** On narrow screens the text covers everything; on wide ones it is on the left. */
const NARROW = 640;

/** Far fish: a loose school of shadows that stays together. */
export function schoolOf(theme: Theme, random: () => number, ratio: number): Swimmer[] {
  const sprites = fishSprites('shadow', 34 * ratio, 0.1);
  const center = between(random, 0.3, 0.42);
  const speed = between(random, 12, 18);
  return Array.from({ length: theme.schoolCount }, () => ({
    sprites,
    start: between(random, 0, 0.34),
    y: center + between(random, -0.13, 0.13),
    speed: speed * between(random, 0.96, 1.04),
    scale: between(random, 0.55, 1.05),
    bob: between(random, 2, 6),
    phase: random() * Math.PI * 2,
    beat: between(random, 1.1, 1.6),
  }));
}

/** Near fish of the theme's species, each on its own path; about every other swims left. */
export function castOf(theme: Theme, random: () => number, size: Size, ratio: number): Swimmer[] {
  const length = Math.min(92, Math.max(54, size.width * 0.06)) * ratio;
  const canvases = new Map<Species, FishSprites>(
    theme.cast.map((species) => [
      species,
      fishSprites(species, length * BUILDS[species].size, 0.16),
    ]),
  );
  const count = Math.ceil(theme.fishCount * Math.min(1, Math.max(0.5, size.width / 1100)));
  return Array.from({ length: count }, (_, index) => {
    const species = theme.cast[index % theme.cast.length] ?? 'shadow';
    return {
      sprites: canvases.get(species) ?? fishSprites('shadow', length, 0.3),
      start: (index + between(random, 0.1, 0.9)) / count,
      y: size.width < NARROW ? between(random, 0.06, 0.2) : between(random, 0.14, 0.82),
      speed: between(random, 14, 30) * (index % 2 === 0 ? 1 : -1),
      scale: between(random, 0.62, 1),
      bob: between(random, 5, 14),
      phase: random() * Math.PI * 2,
      beat: between(random, 0.9, 1.5),
    };
  });
}

/** How clearly a fish is seen at x: it fades where the text is. */
function visibility(x: number, width: number): number {
  if (width < NARROW) return 0.7;
  return Math.max(0.06, Math.min(1, (x / width - 0.42) / 0.1));
}

/**
 * Draws a fish at its position at this second; one that leaves on one side comes back on the other.
 */
export function drawSwimmer(
  ctx: AnyContext,
  swimmer: Swimmer,
  { width, height }: Size,
  ratio: number,
  seconds: number,
): void {
  const { sprites, speed, scale, phase } = swimmer;
  const drawnWidth = (sprites.frameWidth / ratio) * scale;
  const drawnHeight = (sprites.frameHeight / ratio) * scale;
  const path = width + drawnWidth * 2;
  const travelled = swimmer.start * path + seconds * speed;
  const x = (((travelled % path) + path) % path) - drawnWidth;
  const y = swimmer.y * height + Math.sin(seconds * 0.5 + phase) * swimmer.bob;
  ctx.globalAlpha = visibility(x, width);
  const frame = Math.floor((seconds * swimmer.beat + phase) * BEAT_FRAMES) % BEAT_FRAMES;
  const from = frame * sprites.frameWidth;
  ctx.setTransform(speed < 0 ? -ratio : ratio, 0, 0, ratio, x * ratio, y * ratio);
  ctx.drawImage(
    sprites.canvas,
    from,
    0,
    sprites.frameWidth,
    sprites.frameHeight,
    -drawnWidth / 2,
    -drawnHeight / 2,
    drawnWidth,
    drawnHeight,
  );
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.globalAlpha = 1;
}
