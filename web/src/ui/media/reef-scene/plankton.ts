import { between } from '#ui/drawing/seeded-random.ts';
import { contextOf, createCanvas, type AnyContext, type AnyCanvas, type Size } from './layers.ts';

/** A speck of light that drifts up. */
export type Speck = { x: number; y: number; size: number; speed: number; phase: number };

/** The picture of a speck, drawn once. */
export function speckSprite(glow: string): AnyCanvas {
  const sprite = createCanvas(32, 32);
  const ctx = contextOf(sprite);
  const light = ctx.createRadialGradient(16, 16, 0, 16, 16, 16);
  light.addColorStop(0, `rgb(${glow} / 1)`);
  light.addColorStop(0.18, `rgb(${glow} / 0.55)`);
  light.addColorStop(1, `rgb(${glow} / 0)`);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, 32, 32);
  return sprite;
}

/** Specks for a scene of this width. */
export function specksOf(random: () => number, width: number): Speck[] {
  const count = Math.round(Math.min(70, 22 + width / 26));
  return Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    size: between(random, 3, 11),
    speed: between(random, 0.006, 0.02),
    phase: random() * Math.PI * 2,
  }));
}

/** Draws a speck at its position at this second. */
export function drawSpeck(
  ctx: AnyContext,
  sprite: AnyCanvas,
  speck: Speck,
  size: Size,
  seconds: number,
): void {
  const rise = (((speck.y - seconds * speck.speed) % 1) + 1) % 1;
  const x = speck.x * size.width + Math.sin(seconds * 0.35 + speck.phase) * 16;
  ctx.globalAlpha = 0.3 + 0.55 * (0.5 + 0.5 * Math.sin(seconds * 1.3 + speck.phase * 3));
  ctx.drawImage(sprite, x, rise * size.height, speck.size, speck.size);
  ctx.globalAlpha = 1;
}
