import { BUILDS, type Build, type Species } from './fish-species.ts';
import { contextOf, createCanvas, type AnyContext, type AnyCanvas } from './layers.ts';

/** Frames of one beat of the tail. */
export const BEAT_FRAMES = 10;

/** A species drawn once in every phase of its tail beat; frames in a row, heads to the right. */
export type FishSprites = { canvas: AnyCanvas; frameWidth: number; frameHeight: number };

function tailFin(ctx: AnyContext, build: Build, beat: number): void {
  const reach = build.tail * (0.72 + 0.28 * Math.abs(beat));
  const lean = beat * 5;
  const half = build.depth * 0.72;
  ctx.fillStyle = build.tailFin;
  ctx.beginPath();
  ctx.moveTo(-42, lean * 0.3 - 3);
  ctx.quadraticCurveTo(-50 - reach * 0.4, -half * 0.5 + lean, -48 - reach, -half + lean);
  ctx.quadraticCurveTo(-48 - reach + build.fork, lean, -48 - reach, half + lean);
  ctx.quadraticCurveTo(-50 - reach * 0.4, half * 0.5 + lean, -42, lean * 0.3 + 3);
  ctx.fill();
}

function bodyPath(ctx: AnyContext, build: Build, beat: number): void {
  const d = build.depth;
  const bend = beat * 3;
  ctx.beginPath();
  ctx.moveTo(50, 2);
  ctx.bezierCurveTo(38, -d * 0.95, 4, -d * 1.28, -22, -d * 0.66 + bend * 0.4);
  ctx.quadraticCurveTo(-38, -6 + bend, -48, -4 + bend);
  ctx.lineTo(-48, 4 + bend);
  ctx.quadraticCurveTo(-38, 7 + bend, -22, d * 0.72 + bend * 0.4);
  ctx.bezierCurveTo(4, d * 1.25, 36, d * 0.98, 50, 2);
  ctx.closePath();
}

function fins(ctx: AnyContext, build: Build, beat: number): void {
  const d = build.depth;
  ctx.fillStyle = build.fin;
  ctx.beginPath();
  ctx.moveTo(18, -d * 0.8);
  ctx.quadraticCurveTo(-2, -d * 1.62, -30, -d * 1.05 + beat * 2);
  ctx.lineTo(-34, -d * 0.3);
  ctx.lineTo(18, -d * 0.5);
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-2, d * 0.85);
  ctx.quadraticCurveTo(-12, d * 1.5, -32, d * 1.0 + beat * 2);
  ctx.lineTo(-34, d * 0.3);
  ctx.fill();
}

function face(ctx: AnyContext, build: Build, beat: number): void {
  const d = build.depth;
  ctx.fillStyle = 'rgb(255 255 255 / 0.28)';
  ctx.beginPath();
  ctx.ellipse(12, d * 0.22, 11, 5 + beat * 2.5, 0.5, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#fff8e6';
  ctx.beginPath();
  ctx.arc(35, -d * 0.2, 4.4, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#06101c';
  ctx.beginPath();
  ctx.arc(35.6, -d * 0.2, 2.8, 0, Math.PI * 2);
  ctx.fill();
}

function fish(ctx: AnyContext, build: Build, beat: number): void {
  tailFin(ctx, build, beat);
  fins(ctx, build, beat);
  const skin = ctx.createLinearGradient(0, -build.depth, 0, build.depth);
  skin.addColorStop(0, build.back);
  skin.addColorStop(0.75, build.belly);
  skin.addColorStop(1, build.back);
  ctx.fillStyle = skin;
  bodyPath(ctx, build, beat);
  ctx.fill();
  ctx.save();
  ctx.clip();
  build.mark?.(ctx);
  // Light falls from above.
  const light = ctx.createLinearGradient(0, -build.depth, 0, 0);
  light.addColorStop(0, 'rgb(220 250 255 / 0.42)');
  light.addColorStop(1, 'rgb(220 250 255 / 0)');
  ctx.fillStyle = light;
  ctx.fillRect(-60, -60, 120, 60);
  ctx.restore();
  if (build.hasEye) face(ctx, build, beat);
}

/**
 * Draws a species' sprite sheet. @param length body length in device pixels. @param haze 0 to 1,
 * how much of the water's color covers it (distance).
 */
export function fishSprites(species: Species, length: number, haze: number): FishSprites {
  const build = BUILDS[species];
  const scale = length / 100;
  const frameWidth = Math.ceil(150 * scale);
  const frameHeight = Math.ceil((build.depth * 3.6 + 12) * scale);
  const canvas = createCanvas(frameWidth * BEAT_FRAMES, frameHeight);
  const ctx = contextOf(canvas);
  for (let frame = 0; frame < BEAT_FRAMES; frame += 1) {
    ctx.save();
    ctx.translate(frame * frameWidth + frameWidth * 0.57, frameHeight / 2);
    ctx.scale(scale, scale);
    fish(ctx, build, Math.sin((frame / BEAT_FRAMES) * Math.PI * 2));
    ctx.restore();
  }
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = `rgb(12 70 104 / ${haze})`;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, frameWidth, frameHeight };
}
