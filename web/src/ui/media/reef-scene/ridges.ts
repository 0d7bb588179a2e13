import { CORAL_SHAPES, type Brush } from './coral-shapes.ts';
import type { Theme } from './themes.ts';
import { between, seededRandom } from '#ui/drawing/seeded-random.ts';
import type { AnyContext, Size } from './layers.ts';

/** One ridge of the reef. `profile` is its height at x in 0…1, as a fraction of the scene's. */
export type Ridge = {
  color: string;
  rim: string;
  light: number;
  corals: number;
  coralSize: number;
  coralDim: number;
  profile: (x: number) => number;
};

/** A wandering line, from a few waves with random phases. */
function wandering(random: () => number, base: number, swing: number): (x: number) => number {
  const waves = [1.3, 2.9, 6.1, 13].map((frequency, index) => ({
    frequency,
    phase: random() * Math.PI * 2,
    share: swing / (index + 1.4),
  }));
  return (x) =>
    waves.reduce(
      (sum, wave) => sum + Math.sin(x * wave.frequency * Math.PI + wave.phase) * wave.share,
      base,
    );
}

/** High at both sides and low in the middle, where the text is. */
function valley(x: number, depth: number): number {
  return depth * Math.abs(x - 0.5) ** 1.7 * 3.2;
}

/** A scene's three ridges. */
export type Ridges = { far: Ridge; mid: Ridge; near: Ridge };

/** The ridges of a theme, from far to near. */
export function ridgesOf(theme: Theme): Ridges {
  const random = seededRandom(theme.seed);
  const far = wandering(random, 0.16, 0.05);
  const mid = wandering(random, 0.06, 0.035);
  const near = wandering(random, -0.07, 0.03);
  return {
    far: {
      color: theme.far,
      rim: theme.rim,
      light: 0.22,
      corals: 30,
      coralSize: 0.12,
      coralDim: 0.34,
      profile: (x) => far(x) + valley(x, 0.16),
    },
    mid: {
      color: theme.mid,
      rim: theme.rim,
      light: 0.6,
      corals: 30,
      coralSize: 0.2,
      coralDim: 0.78,
      profile: (x) => mid(x) + valley(x, 0.26),
    },
    near: {
      color: theme.near,
      rim: theme.rim,
      light: 0.34,
      corals: 16,
      coralSize: 0.27,
      coralDim: 0.3,
      profile: (x) => near(x) + valley(x, 0.34),
    },
  };
}

function outline(ctx: AnyContext, ridge: Ridge, { width, height }: Size): void {
  ctx.beginPath();
  ctx.moveTo(-10, height + 10);
  for (let x = 0; x <= 1.0001; x += 0.01) {
    ctx.lineTo(x * width, height * (1 - ridge.profile(x)));
  }
  ctx.lineTo(width + 10, height + 10);
  ctx.closePath();
}

/** Corals dimmed towards the ridge's own color, as water dims distant things. */
function dimmed(tone: string, ridge: Ridge): string {
  const own = ridge.color.split(' ').map(Number);
  const mixed = tone
    .split(' ')
    .map((part, index) =>
      Math.round(Number(part) * ridge.coralDim + (own[index] ?? 0) * (1 - ridge.coralDim)),
    );
  return mixed.join(' ');
}

function corals(ctx: AnyContext, ridge: Ridge, theme: Theme, size: Size): void {
  const random = seededRandom(theme.seed * 7 + ridge.corals);
  // Phones show a narrow piece of reef: fewer corals, of the same size.
  const count = Math.ceil(ridge.corals * Math.min(1, Math.max(0.45, size.width / 1400)));
  for (let index = 0; index < count; index += 1) {
    const x = (index + between(random, 0.1, 0.9)) / count;
    const ground = size.height * (1 - ridge.profile(x));
    const tone = theme.corals[Math.floor(random() * theme.corals.length)] ?? theme.rim;
    const shape = CORAL_SHAPES[Math.floor(random() * CORAL_SHAPES.length)];
    const height = size.height * ridge.coralSize * between(random, 0.45, 1.1);
    const brush: Brush = {
      ctx,
      random,
      tone: dimmed(tone, ridge),
      rim: theme.rim,
      light: ridge.light,
    };
    shape?.(brush, x * size.width, ground + height * 0.06, height);
  }
}

/** Draws a ridge with everything that grows on it. */
export function drawRidge(ctx: AnyContext, ridge: Ridge, theme: Theme, size: Size): void {
  corals(ctx, ridge, theme, size);
  const top = size.height * (1 - Math.max(ridge.profile(0), ridge.profile(1)) - 0.05);
  const rock = ctx.createLinearGradient(0, top, 0, size.height);
  rock.addColorStop(0, `rgb(${ridge.color})`);
  rock.addColorStop(1, 'rgb(2 11 21)');
  ctx.fillStyle = rock;
  outline(ctx, ridge, size);
  ctx.fill();
  ctx.strokeStyle = `rgb(${ridge.rim} / ${ridge.light * 0.4})`;
  ctx.lineWidth = 1.5;
  ctx.stroke();
}
