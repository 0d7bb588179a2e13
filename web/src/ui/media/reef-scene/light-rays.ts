import { between, seededRandom } from '#ui/drawing/seeded-random.ts';
import type { AnyContext, Size } from './layers.ts';

/** Where the light comes in, as fractions of the scene. */
const SOURCE = { x: 0.72, y: -0.75 };

const RAYS = 15;

/** Each ray is drawn in this many widths, so that its edges are soft. */
const FEATHERS = 7;

function wedge(
  ctx: AnyContext,
  x: number,
  y: number,
  angle: number,
  half: number,
  length: number,
): void {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + Math.cos(angle - half) * length, y + Math.sin(angle - half) * length);
  ctx.lineTo(x + Math.cos(angle + half) * length, y + Math.sin(angle + half) * length);
  ctx.fill();
}

/**
 * Shafts of light from above, drawn once and animated by CSS. They are wide and faint, and end well
 * above the bottom, as in water.
 */
export function drawLightRays(ctx: AnyContext, size: Size, seed: number): void {
  const random = seededRandom(seed);
  const { width, height } = size;
  const sourceX = SOURCE.x * width;
  const sourceY = SOURCE.y * height;
  const reach = height * 2;
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = Math.PI * (0.2 + (0.6 * (ray + random())) / RAYS);
    const half = between(random, 0.012, 0.05);
    const length = reach * between(random, 0.8, 1.1);
    const strength = between(random, 0.2, 0.5) / FEATHERS;
    const light = ctx.createRadialGradient(sourceX, sourceY, 0, sourceX, sourceY, length);
    light.addColorStop(0.4, `rgb(222 252 255 / ${strength})`);
    light.addColorStop(0.72, `rgb(222 252 255 / ${strength * 0.35})`);
    light.addColorStop(1, 'rgb(222 252 255 / 0)');
    ctx.fillStyle = light;
    for (let feather = 1; feather <= FEATHERS; feather += 1) {
      wedge(ctx, sourceX, sourceY, angle, (half * feather) / FEATHERS, length);
    }
  }
}
