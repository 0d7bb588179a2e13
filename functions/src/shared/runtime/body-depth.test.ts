import { expect, it } from 'vitest';
import { isDeeperThan } from './body-depth.ts';

function nested(levels: number): unknown {
  return levels === 0 ? 1 : { inner: [nested(levels - 1)] };
}

it.each([
  [1, 0, false],
  [[], 0, false],
  [[1], 0, true],
  [{ a: [{ b: 1 }] }, 3, false],
  [{ a: [{ b: 1 }] }, 2, true],
  [{ a: 1, b: null, c: [[]] }, 2, false],
  [Buffer.from('raw'), 0, false],
  [nested(16), 32, false],
  [nested(17), 32, true],
])('ATT-120 %j is deeper than %i: %s', (value, most, isDeeper) => {
  expect(isDeeperThan(value, most)).toBe(isDeeper);
});
