import { expect, it } from 'vitest';
import { CHECKS } from './nightly-checks.ts';

it('INV-23 the night looks after money first, and last after what a flood makes long', () => {
  expect(Object.keys(CHECKS)).toEqual(['money', 'pictures', 'counts', 'accounts']);
});
