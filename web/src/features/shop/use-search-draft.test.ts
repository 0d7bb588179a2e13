import { describe, expect, it } from 'vitest';
import { heardBack } from './use-search-draft.ts';

describe('SHOP-03 heardBack', () => {
  it('knows the echo of earlier letters, and waits for the later ones', () => {
    expect(heardBack(['t', 'ta', 'tan'], 'ta')).toEqual({ isEcho: true, sent: ['tan'] });
    expect(heardBack(['tan'], 'tan')).toEqual({ isEcho: true, sent: [] });
  });

  it('takes what was never sent for news from elsewhere', () => {
    expect(heardBack(['t', 'ta'], 'coral')).toEqual({ isEcho: false, sent: [] });
    expect(heardBack([], '')).toEqual({ isEcho: false, sent: [] });
  });
});
