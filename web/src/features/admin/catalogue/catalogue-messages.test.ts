import { expect, it } from 'vitest';
import { CATALOGUE_MESSAGES } from './catalogue-messages.ts';

it('CPM-05 an upload without a user, or without the right, is refused in the specification’s words', () => {
  // The page is guarded, so no journey reaches the first.
  expect(CATALOGUE_MESSAGES.noUser).toBe('User ID not found. Please sign in again.');
  expect(CATALOGUE_MESSAGES.uploadRefused).toBe('Admin access required to upload images');
});
