import { describe, expect, it } from 'vitest';
import { searchNote } from './search-note.ts';

const DONE = { guides: 'ready', shop: 'ready' } as const;

describe('searchNote', () => {
  it('NAV-06 says that there is nothing once guides and shop have been looked through', () => {
    const words = 'Nothing found for "tang". Try a shorter word.';
    expect(searchNote(' tang ', 0, DONE)).toEqual({ words, isSeen: true });
    expect(searchNote('tang', 0, { ...DONE, shop: 'loading' }).words).toBe('Searching…');
    expect(searchNote('tang', 0, { ...DONE, guides: 'loading' }).words).toBe('Searching…');
  });
  it('NAV-06 says what could not be looked through, whatever else was found', () => {
    const shop = 'The shop could not be searched. Check your connection.';
    expect(searchNote('tang', 3, { ...DONE, shop: 'error' })).toEqual({
      words: shop,
      isSeen: true,
    });
    const all = 'The search could not be loaded. Check your connection.';
    expect(searchNote('tang', 0, { guides: 'error', shop: 'error' }).words).toBe(all);
  });
  it('reads the number of results out, and nothing before a word is typed', () => {
    expect(searchNote('tang', 3, DONE)).toEqual({ words: '3 results', isSeen: false });
    expect(searchNote('tang', 1, DONE)).toEqual({ words: '1 result', isSeen: false });
    expect(searchNote(' ', 5, { guides: 'error', shop: 'loading' }).words).toBe('');
  });
});
