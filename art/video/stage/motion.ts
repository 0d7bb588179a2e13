import type { Actor, Hover, Lane, Rooted } from '../scene.ts';

const TURN = Math.PI * 2;

/** The position and style of one appearance of an actor. */
export type Pose = {
  readonly place: readonly [x: number, y: number];
  readonly size: number;
  /** Radians. */
  readonly tilt: number;
  readonly phase: number;
  readonly sway: number;
  readonly ripple: number;
  readonly beats: number;
};

const STILL = { tilt: 0, phase: 0, sway: 0, ripple: 0, beats: 0 };

function lanePoses(lane: Lane, size: number, share: number, aspect: number): Pose[] {
  const reach = size * 0.75;
  const at = (s: number): [number, number] => {
    // Uneven gaps, but the same for every fish that passes: the path bends, not the fish.
    const eased = s + 0.028 * Math.sin(TURN * (s * 3 + (lane.start ?? 0)));
    const along = lane.heading === 'right' ? eased : 1 - eased;
    const bob = Math.sin(TURN * (s * 2 + (lane.start ?? 0))) * 0.7;
    const roll = Math.sin(TURN * (s * 5 + (lane.start ?? 0) * 3)) * 0.3;
    return [-reach + along * (aspect + 2 * reach), lane.y + lane.wave * (bob + roll)];
  };
  return Array.from({ length: lane.count }, (_, index) => {
    const s = ((index + share) / lane.count + (lane.start ?? 0) / lane.count) % 1;
    const [x, y] = at(s);
    const [, next] = at(s + 0.01);
    const slope = (next - y) / (0.01 * (aspect + 2 * reach));
    const tilt = Math.atan(slope) * (lane.heading === 'right' ? 1 : -1) * 0.8;
    const scale = 0.86 + 0.14 * Math.sin(TURN * (s * 3 + (lane.start ?? 0) * 2));
    const phase = TURN * s * 4;
    return { ...STILL, place: [x, y], size: size * scale, tilt, phase, beats: lane.beats };
  });
}

function hoverPose(hover: Hover, size: number, share: number): Pose {
  const angle = TURN * share + hover.phase;
  const x = hover.at[0] + hover.drift[0] * Math.sin(angle);
  const y = hover.at[1] + hover.drift[1] * Math.sin(angle * 2 + hover.phase);
  const tilt = 0.05 * Math.sin(angle + 1);
  return { ...STILL, place: [x, y], size, tilt, phase: hover.phase, beats: hover.beats };
}

function rootedPose({ at, sway, ripple, phase }: Rooted, size: number): Pose {
  return { ...STILL, place: at, size, phase, sway, ripple };
}

/** Every appearance of an actor at `share` (0 to 1) of the loop. */
export function poses({ motion, size }: Actor, share: number, aspect: number): Pose[] {
  if (motion.move === 'lane') return lanePoses(motion, size, share, aspect);
  if (motion.move === 'hover') return [hoverPose(motion, size, share)];
  return [rootedPose(motion, size)];
}
