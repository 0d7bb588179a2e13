import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import { keepUser, markToForget, unforgotten } from './forget-user.ts';

beforeEach(() => void vi.stubGlobal('window', pageWithStorage()));

afterEach(() => void vi.unstubAllGlobals());

it('INV-14 a page knows whose data another has left on the device', () => {
  expect(unforgotten()).toBeNull();
  markToForget('ana');
  expect(unforgotten()).toBe('ana');
});

it('INV-14 who signs in again keeps their data, and nobody else does', () => {
  markToForget('ana');
  keepUser('ben');
  expect(unforgotten()).toBe('ana');
  keepUser('ana');
  expect(unforgotten()).toBeNull();
});
