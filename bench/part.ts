import type { Measure } from './harness/measure.ts';
import type { World } from './world/world.ts';

/** One part of the bench. */
export type Part = { name: string } & (
  | { needs: 'world'; run: (world: World) => Promise<Measure[]> }
  | { needs: 'nothing'; run: () => Promise<Measure[]> }
);
