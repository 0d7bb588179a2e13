import type { AnyContext } from './layers.ts';

/** The fish that swim in the scenes. */
export type Species =
  | 'shadow'
  | 'clownfish'
  | 'blue-tang'
  | 'yellow-tang'
  | 'royal-gramma'
  | 'anthias';

/** A fish's build and colors: lengths relative to a body length of 100. */
export type Build = {
  depth: number;
  tail: number;
  fork: number;
  back: string;
  belly: string;
  fin: string;
  tailFin: string;
  /** Draws the markings, clipped to the body. The head is at x = 50, the tail at -50. */
  mark?: (ctx: AnyContext) => void;
  /** Length relative to the others. */
  size: number;
  hasEye: boolean;
};

function band(ctx: AnyContext, x: number, width: number): void {
  ctx.beginPath();
  ctx.moveTo(x - width / 2, -40);
  ctx.quadraticCurveTo(x + width * 0.9, 0, x - width / 2, 40);
  ctx.lineTo(x + width / 2, 40);
  ctx.quadraticCurveTo(x + width * 1.9, 0, x + width / 2, -40);
  ctx.fill();
}

function clownBands(ctx: AnyContext): void {
  for (const [x, width] of [
    [22, 11],
    [-10, 13],
    [-43, 7],
  ] as const) {
    ctx.fillStyle = '#2a0f08';
    band(ctx, x, width + 5);
    ctx.fillStyle = '#fff3ea';
    band(ctx, x, width);
  }
}

function tangSweep(ctx: AnyContext): void {
  ctx.fillStyle = '#071038';
  ctx.beginPath();
  ctx.moveTo(34, -10);
  ctx.bezierCurveTo(10, -34, -30, -24, -52, -3);
  ctx.bezierCurveTo(-34, 8, -22, 12, -14, 4);
  ctx.bezierCurveTo(-8, -8, 12, -14, 34, -10);
  ctx.fill();
}

function grammaTail(ctx: AnyContext): void {
  const fade = ctx.createLinearGradient(12, 0, -12, 0);
  fade.addColorStop(0, 'rgb(255 196 40 / 0)');
  fade.addColorStop(1, 'rgb(255 196 40)');
  ctx.fillStyle = fade;
  ctx.fillRect(-60, -40, 74, 80);
}

const SHADOW: Build = {
  depth: 17,
  tail: 22,
  fork: 13,
  back: '#0c4468',
  belly: '#2a86ac',
  fin: '#0c4468',
  tailFin: '#0c4468',
  size: 0.42,
  hasEye: false,
};

/** The build of every species. */
export const BUILDS: Record<Species, Build> = {
  shadow: SHADOW,
  clownfish: {
    depth: 25,
    tail: 20,
    fork: 3,
    back: '#e2561b',
    belly: '#ff9a4d',
    fin: '#e8651f',
    tailFin: '#f0792b',
    mark: clownBands,
    size: 0.8,
    hasEye: true,
  },
  'blue-tang': {
    depth: 30,
    tail: 20,
    fork: 8,
    back: '#1846c8',
    belly: '#3f8cff',
    fin: '#0e2f96',
    tailFin: '#ffd23c',
    mark: tangSweep,
    size: 1.1,
    hasEye: true,
  },
  'yellow-tang': {
    depth: 35,
    tail: 18,
    fork: 6,
    back: '#f2b90f',
    belly: '#ffe464',
    fin: '#f5c526',
    tailFin: '#f5c526',
    size: 1,
    hasEye: true,
  },
  'royal-gramma': {
    depth: 18,
    tail: 20,
    fork: 8,
    back: '#7a2fc4',
    belly: '#a85ff0',
    fin: '#8b3ad6',
    tailFin: '#ffc428',
    mark: grammaTail,
    size: 0.62,
    hasEye: true,
  },
  anthias: {
    depth: 19,
    tail: 32,
    fork: 18,
    back: '#e8527c',
    belly: '#ffa27a',
    fin: '#d84a90',
    tailFin: '#e8527c',
    size: 0.66,
    hasEye: true,
  },
};
