import { type Point } from '../../../web/src/ui/drawing/curves.ts';

/**
 * How a fish lies in the picture. A fish is described in its own space: nose at x = 0 looking
 * left, root of the tail at x = 100, back at negative y.
 */
export type Pose = {
  /** The position of the middle of the body (50, 0) in picture pixels. */
  readonly at: Point;
  /** Picture pixels from nose to tail root. */
  readonly size: number;
  readonly facing: 'left' | 'right';
  /** Degrees the nose is raised. */
  readonly tilt?: number;
  /** How far the tail swings down (negative: up), in units of the fish's space. */
  readonly bend?: number;
  /** How far the tail swings away from us: 0 none, 1 strongly foreshortened. */
  readonly turn?: number;
};

/** Maps a point of the fish's own space into the picture. */
export function posed(pose: Pose): (point: Point) => Point {
  const { at, size, facing, tilt = 0, bend = 0, turn = 0 } = pose;
  const k = size / 100;
  const side = facing === 'left' ? 1 : -1;
  const angle = ((tilt * Math.PI) / 180) * side;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([px, py]) => {
    const back = Math.max(0, px - 45) / 55;
    const short = 1 - turn * 0.3 * Math.min(1.6, back);
    const x = (px - 50 - turn * 9 * back * back) * k * side;
    const y = (py * short + bend * back * back) * k;
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  };
}
