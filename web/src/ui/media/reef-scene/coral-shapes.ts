import { between } from '#ui/drawing/seeded-random.ts';
import type { AnyContext } from './layers.ts';

/** How a coral is drawn. `tone` and `rim` are CSS triples. */
export type Brush = {
  ctx: AnyContext;
  random: () => number;
  tone: string;
  rim: string;
  /** 0 to 1: how strongly light catches the edges. */
  light: number;
};

/** A coral rooted at (x, y), about `size` high. */
export type CoralShape = (brush: Brush, x: number, y: number, size: number) => void;

function shade({ ctx, tone }: Brush, y: number, size: number): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, y - size, 0, y);
  gradient.addColorStop(0, `rgb(${tone})`);
  gradient.addColorStop(1, `rgb(${tone} / 0.12)`);
  return gradient;
}

type Twig = { x: number; y: number; angle: number; length: number; width: number };

function grow(
  brush: Brush,
  twig: Twig,
  depth: number,
  draw: (twig: Twig, end: Twig) => void,
): void {
  const { random } = brush;
  const end = {
    ...twig,
    x: twig.x + Math.cos(twig.angle) * twig.length,
    y: twig.y + Math.sin(twig.angle) * twig.length,
  };
  draw(twig, end);
  if (depth === 0) return;
  for (const side of [-1, 1]) {
    const lean = side * between(random, 0.24, 0.46) + between(random, -0.12, 0.12);
    grow(
      brush,
      {
        x: end.x,
        y: end.y,
        angle: twig.angle + lean,
        length: twig.length * between(random, 0.68, 0.86),
        width: twig.width * 0.74,
      },
      depth - 1,
      draw,
    );
  }
}

/** Staghorn: forking branches with pale, lit tips. */
const branching: CoralShape = (brush, x, y, size) => {
  const { ctx, rim, light } = brush;
  ctx.lineCap = 'round';
  ctx.strokeStyle = shade(brush, y, size);
  const tips: Twig[] = [];
  const root = { x, y, angle: -Math.PI / 2, length: size * 0.24, width: size * 0.12 };
  const drawTwig = (from: Twig, to: Twig) => {
    ctx.lineWidth = from.width;
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
    if (from.width < size * 0.042) tips.push({ ...to, width: from.width });
  };
  // A bush of three stems is fuller than one tree.
  for (const lean of [-0.5, 0.04, 0.55]) {
    grow(brush, { ...root, angle: root.angle + lean }, 4, drawTwig);
  }
  ctx.fillStyle = `rgb(${rim} / ${light})`;
  for (const tip of tips) {
    ctx.beginPath();
    ctx.arc(tip.x, tip.y, tip.width * 0.56, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** Sea fan: a flat web of fine twigs. */
const fan: CoralShape = (brush, x, y, size) => {
  const { ctx } = brush;
  ctx.strokeStyle = shade(brush, y, size * 1.1);
  ctx.lineCap = 'round';
  for (let rib = -6; rib <= 6; rib += 1) {
    const angle = -Math.PI / 2 + rib * 0.16;
    const length = size * 0.4 * (1 - Math.abs(rib) * 0.04);
    grow(brush, { x, y, angle, length, width: size * 0.03 }, 3, (from, to) => {
      ctx.lineWidth = Math.max(0.8, from.width);
      ctx.beginPath();
      ctx.moveTo(from.x, from.y);
      ctx.lineTo(to.x, to.y);
      ctx.stroke();
    });
  }
};

/** Table coral: a thin plate on a stem, lit along its upper edge. */
const table: CoralShape = (brush, x, y, size) => {
  const { ctx, random, rim, light } = brush;
  ctx.fillStyle = shade(brush, y, size);
  for (let plate = 0; plate < 3; plate += 1) {
    const px = x + between(random, -0.25, 0.25) * size;
    const py = y - size * (0.3 + plate * 0.24);
    const half = size * between(random, 0.45, 0.75) * (1 - plate * 0.14);
    ctx.beginPath();
    ctx.moveTo(x - size * 0.07, y);
    ctx.quadraticCurveTo(px - size * 0.05, py + size * 0.16, px - half, py);
    ctx.quadraticCurveTo(px, py - size * 0.1, px + half, py);
    ctx.quadraticCurveTo(px + size * 0.05, py + size * 0.16, x + size * 0.07, y);
    ctx.fill();
    ctx.strokeStyle = `rgb(${rim} / ${light * 0.8})`;
    ctx.lineWidth = Math.max(1, size * 0.016);
    ctx.beginPath();
    ctx.moveTo(px - half, py);
    ctx.quadraticCurveTo(px, py - size * 0.1, px + half, py);
    ctx.stroke();
  }
};

/** Brain coral: a dome with winding grooves. */
const brain: CoralShape = (brush, x, y, size) => {
  const { ctx, random, rim, light } = brush;
  const radius = size * 0.55;
  const skin = ctx.createRadialGradient(
    x - radius * 0.3,
    y - radius,
    radius * 0.1,
    x,
    y,
    radius * 1.3,
  );
  skin.addColorStop(0, `rgb(${brush.tone})`);
  skin.addColorStop(1, `rgb(${brush.tone} / 0.2)`);
  ctx.fillStyle = skin;
  ctx.beginPath();
  ctx.ellipse(x, y, radius * 1.15, radius, 0, Math.PI, 0);
  ctx.fill();
  ctx.strokeStyle = `rgb(${rim} / ${light * 0.4})`;
  ctx.lineWidth = Math.max(1, size * 0.02);
  for (let groove = 0; groove < 6; groove += 1) {
    const offset = (groove - 2.5) / 3;
    ctx.beginPath();
    ctx.moveTo(x + offset * radius * 1.1, y);
    ctx.bezierCurveTo(
      x + offset * radius + between(random, -0.2, 0.2) * radius,
      y - radius * 0.4,
      x + offset * radius * 0.7 + between(random, -0.25, 0.25) * radius,
      y - radius * 0.7,
      x + offset * radius * 0.4,
      y - radius * 0.95,
    );
    ctx.stroke();
  }
};

/** Tube sponges: a cluster of open pipes. */
const tubes: CoralShape = (brush, x, y, size) => {
  const { ctx, random, rim, light } = brush;
  for (let tube = 0; tube < 5; tube += 1) {
    const foot = x + (tube - 2) * size * 0.13;
    const lean = (tube - 2) * size * 0.07;
    const height = size * between(random, 0.5, 1);
    const half = size * between(random, 0.05, 0.08);
    ctx.fillStyle = shade(brush, y, size);
    ctx.beginPath();
    ctx.moveTo(foot - half * 0.6, y);
    ctx.quadraticCurveTo(
      foot - half + lean * 0.4,
      y - height * 0.5,
      foot - half + lean,
      y - height,
    );
    ctx.lineTo(foot + half + lean, y - height);
    ctx.quadraticCurveTo(foot + half + lean * 0.4, y - height * 0.5, foot + half * 0.6, y);
    ctx.fill();
    ctx.fillStyle = `rgb(${rim} / ${light * 0.7})`;
    ctx.beginPath();
    ctx.ellipse(foot + lean, y - height, half, half * 0.36, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = 'rgb(2 12 24 / 0.8)';
    ctx.beginPath();
    ctx.ellipse(foot + lean, y - height + half * 0.06, half * 0.7, half * 0.22, 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** All shapes, to choose from. */
export const CORAL_SHAPES: readonly CoralShape[] = [branching, fan, table, brain, tubes, branching];
