import { seededRandom } from '../../web/src/ui/drawing/seeded-random.ts';
import { crown, type Crown } from './crown.ts';
import { plug, rock, stalk } from './habitat.ts';
import { Scene } from './scene.ts';

/** The position of one head, and its size relative to the colony's. */
export type Head = readonly [x: number, y: number, scale: number];

/** A branching colony: stalks from one rock, a crown on each; heads painted in the given order. */
export function colony(look: Crown, heads: readonly Head[], stone: string, onRock = true): string {
  const s = new Scene();
  const random = seededRandom(look.seed * 7 + 1);
  if (onRock) rock(s, 640, 950, 1120, 330, look.seed);
  else plug(s, 640, 850, 300);
  heads.forEach(([x, y, scale], i) => {
    stalk(s, x, y + 8, [640 + (x - 640) * 0.5, 880], look.reach * 0.26 * scale, stone);
    crown(s, x, y, {
      ...look,
      reach: look.reach * scale,
      thick: look.thick * scale,
      tipSize: look.tipSize * scale,
      drift: (look.drift ?? 0) * (0.8 + random() * 0.4),
      seed: look.seed + i * 31,
    });
  });
  return s.svg();
}
