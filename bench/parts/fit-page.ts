import type { Care } from '@reef/domain/fit/care';
import { careOf } from '@reef/domain/fit/product-animal';
import { judgeIn, type Animal, type Surroundings } from '@reef/domain/fit/verdict';

/** How long each step took, in milliseconds. */
export type FitTimes = { read: number; quick: number; whole: number };

/** Judges every animal against a tank, as the shop does; runs in a page. */
function benchFit(cares: readonly Care[], tank: Surroundings): FitTimes {
  const began = performance.now();
  const animals = cares.map((care): Animal => ({ name: 'fish', care: careOf({ care }), count: 1 }));
  const read = performance.now();
  const { levelOf, judge } = judgeIn(tank);
  for (const animal of animals) levelOf(animal);
  const quick = performance.now();
  for (const animal of animals) judge(animal);
  return { read: read - began, quick: quick - read, whole: performance.now() - quick };
}

Object.assign(globalThis, { benchFit });
