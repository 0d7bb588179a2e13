import type { Measure } from './harness/measure.ts';
import type { World } from './world/world.ts';

/** One part of the bench. */
export type Part = {
  name: string;
  /** True for a part that runs only when it is named. */
  isAskedFor?: boolean;
} & (
  | { needs: 'world'; run: (world: World) => Promise<Measure[]> }
  | { needs: 'nothing'; run: () => Promise<Measure[]> }
);
