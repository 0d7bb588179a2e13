import type { Theme } from './themes.ts';
import { between } from '#ui/drawing/seeded-random.ts';
import type { AnyContext, Size } from './layers.ts';

/** A blade of kelp, rooted at the bottom edge. All lengths in pixels. */
export type Kelp = { x: number; length: number; phase: number; width: number; tone: string };

/** An anemone and its tentacles. */
export type Anemone = { x: number; y: number; size: number; phase: number; tentacles: number };

/** Kelp at the sides, away from the text. */
export function kelpOf(theme: Theme, random: () => number, { width, height }: Size): Kelp[] {
  return Array.from({ length: theme.kelpCount }, (_, index) => {
    const isLeft = index % 2 === 0;
    const inset = between(random, 0, 0.13) * width;
    return {
      x: isLeft ? inset : width - inset,
      length: height * between(random, 0.4, 0.86),
      phase: random() * Math.PI * 2,
      width: between(random, 7, 13),
      tone: random() > 0.5 ? '14 96 92' : '10 66 84',
    };
  });
}

/** One blade: a spine of short pieces that lean more the higher they are, with leaves along it. */
export function drawKelp(ctx: AnyContext, kelp: Kelp, height: number, seconds: number): void {
  const pieces = 14;
  let x = kelp.x;
  let y = height + 8;
  ctx.strokeStyle = `rgb(${kelp.tone})`;
  ctx.fillStyle = `rgb(${kelp.tone} / 0.85)`;
  ctx.lineWidth = kelp.width * 0.32;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x, y);
  const leaves: [x: number, y: number, angle: number, length: number][] = [];
  for (let piece = 1; piece <= pieces; piece += 1) {
    const share = piece / pieces;
    const lean = Math.sin(seconds * 0.7 + kelp.phase - share * 2.6) * 0.34 * share;
    x += Math.sin(lean) * (kelp.length / pieces);
    y -= Math.cos(lean) * (kelp.length / pieces);
    ctx.lineTo(x, y);
    leaves.push([x, y, lean + (piece % 2 === 0 ? 0.95 : -0.95), kelp.width * (3.4 - share * 1.6)]);
  }
  ctx.stroke();
  for (const [leafX, leafY, angle, length] of leaves) {
    const tipX = leafX + Math.sin(angle) * length;
    const tipY = leafY - Math.cos(angle) * length;
    const sideX = Math.cos(angle) * length * 0.22;
    const sideY = Math.sin(angle) * length * 0.22;
    const middleX = (leafX + tipX) / 2;
    const middleY = (leafY + tipY) / 2;
    ctx.beginPath();
    ctx.moveTo(leafX, leafY);
    ctx.quadraticCurveTo(middleX + sideX, middleY + sideY, tipX, tipY);
    ctx.quadraticCurveTo(middleX - sideX, middleY - sideY, leafX, leafY);
    ctx.fill();
  }
}

type Tentacle = { rootX: number; bendX: number; bendY: number; tipX: number; tipY: number };

function tentacleOf(anemone: Anemone, index: number, seconds: number): Tentacle {
  const { x, y, size, phase, tentacles } = anemone;
  // Every third one is further back: the mix gives the crown its depth.
  const row = index % 3;
  const share = (index + 0.5) / tentacles - 0.5;
  const sway = Math.sin(seconds * 1.1 + phase + share * 5 + row * 0.7) * 0.24;
  const angle = share * (2.1 + row * 0.35) + sway;
  const length = size * (0.94 - Math.abs(share) * 0.5 - row * 0.12);
  const rootX = x + share * size * 1.15;
  return {
    rootX,
    bendX: rootX + Math.sin(angle * 0.15) * length * 0.55,
    bendY: y - length * 0.62,
    tipX: rootX + Math.sin(angle) * length,
    tipY: y - Math.cos(angle * 0.8) * length,
  };
}

/** The boulder an anemone sits on, lit from above. */
function drawSeat(ctx: AnyContext, { x, y, size }: Anemone, theme: Theme): void {
  const rock = ctx.createLinearGradient(0, y - size * 0.2, 0, y + size * 0.6);
  rock.addColorStop(0, `rgb(${theme.far})`);
  rock.addColorStop(1, `rgb(${theme.mid} / 0)`);
  ctx.fillStyle = rock;
  ctx.beginPath();
  ctx.ellipse(x, y + size * 0.28, size * 0.92, size * 0.42, 0, Math.PI, 0);
  ctx.fill();
}

/** Tentacles that follow one another in the current, with lit tips. */
export function drawAnemone(
  ctx: AnyContext,
  anemone: Anemone,
  theme: Theme,
  seconds: number,
): void {
  const { y, size, tentacles } = anemone;
  const [stalk, tip] = theme.anemone;
  drawSeat(ctx, anemone, theme);
  const all = Array.from({ length: tentacles }, (_, index) => tentacleOf(anemone, index, seconds));
  const skin = ctx.createLinearGradient(0, y, 0, y - size);
  skin.addColorStop(0, `rgb(${stalk} / 0.55)`);
  skin.addColorStop(0.55, `rgb(${stalk})`);
  skin.addColorStop(1, `rgb(${tip})`);
  ctx.lineCap = 'round';
  ctx.strokeStyle = skin;
  ctx.lineWidth = Math.max(2, size * 0.055);
  ctx.beginPath();
  for (const { rootX, bendX, bendY, tipX, tipY } of all) {
    ctx.moveTo(rootX, y);
    ctx.quadraticCurveTo(bendX, bendY, tipX, tipY);
  }
  ctx.stroke();
  const radius = Math.max(1.6, size * 0.042);
  ctx.fillStyle = `rgb(${tip})`;
  ctx.beginPath();
  for (const { tipX, tipY } of all) {
    ctx.moveTo(tipX + radius, tipY);
    ctx.arc(tipX, tipY, radius, 0, Math.PI * 2);
  }
  ctx.fill();
}
