import { afterEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import { nothingKept } from './nothing-kept.ts';

afterEach(() => vi.unstubAllGlobals());

it('FIT-06 LEARN-14 says what to do where the browser stores nothing, and nothing where it stores', () => {
  const page = pageWithStorage(new Map());
  vi.stubGlobal('window', page);
  expect(nothingKept()).toBeNull();
  page.localStorage.setItem = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(nothingKept()).toContain('This browser keeps nothing for this shop.');
});
