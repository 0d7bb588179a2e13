import { expect, it } from 'vitest';
import { CHECKS } from './nightly-checks.ts';

it('INV-23 the nightly run checks money first, and last what a flood can make long', () => {
  expect(Object.keys(CHECKS)).toEqual(['money', 'pictures', 'counts', 'accounts']);
});
