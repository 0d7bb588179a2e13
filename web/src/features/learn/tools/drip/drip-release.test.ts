import { describe, expect, it } from 'vitest';
import { gravityDifference, measuredGravity, releaseOf } from './drip-release.ts';

const LIMITS = { match: 0.002, session: 0.005 };

describe('releaseOf', () => {
  it.each([
    ['unmeasured', null, 1.025],
    ['unmeasured', 1.025, null],
    ['match', 1.025, 1.025],
    ['match', 1.023, 1.025],
    ['match', 1.027, 1.025],
    ['continue', 1.0229, 1.025],
    ['continue', 1.02, 1.025],
    ['too-far', 1.0199, 1.025],
    ['too-far', 1.031, 1.025],
  ] as const)('LEARN-07 says %s for a bucket of %s and a tank of %s', (release, bucket, tank) => {
    expect(releaseOf(bucket, tank, LIMITS)).toBe(release);
  });
});

describe('releaseOf with the first reading of the bag', () => {
  it.each([
    ['too-far', 1.0225, 1.018],
    ['too-far', 1.024, 1.018],
    ['continue', 1.0225, 1.02],
    ['match', 1.024, 1.02],
    ['match', 1.024, null],
  ] as const)('LEARN-07 says %s for a bucket of %s that began at %s', (release, bucket, bag) => {
    expect(releaseOf(bucket, 1.025, LIMITS, bag)).toBe(release);
  });
});

it('measures the difference without binary dust', () => {
  expect(gravityDifference(1.025, 1.023)).toBe(0.002);
});

it.each([
  [null, null],
  [35, null],
  [0.99, null],
  [1.0255, 1.0255],
])('takes %s for the reading %s', (typed, reading) => {
  expect(measuredGravity(typed)).toBe(reading);
});
