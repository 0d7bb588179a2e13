import { describe, expect, it } from 'vitest';
import { agoWords } from './last-seen.tsx';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('agoWords', () => {
  it.each([
    ['2026-11-21T11:59:30Z', 'just now'],
    ['2026-11-21T12:00:30Z', 'just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T10:30:00Z', '1 hour ago'],
    ['2026-11-18T11:00:00Z', '3 days ago'],
  ])('PWA-02 says how old the catalogue of %s is: %s', (then, words) => {
    expect(agoWords(new Date(then), NOW)).toBe(words);
  });

  it('PWA-02 says it shorter where there is little room', () => {
    expect(agoWords(new Date('2026-11-21T11:37:00Z'), NOW, 'short')).toBe('23 min. ago');
  });
});
