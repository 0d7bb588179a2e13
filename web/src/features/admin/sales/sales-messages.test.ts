import { expect, it } from 'vitest';
import { loadErrorOf } from './sales-messages.ts';

it('SEEN-21 order reads that are refused say so, in the specification’s words', () => {
  expect(loadErrorOf({ isRefused: true })).toBe('Admin only');
  expect(loadErrorOf({ isRefused: false })).toBe('The orders could not be loaded.');
});
