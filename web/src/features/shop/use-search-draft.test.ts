import { describe, expect, it } from 'vitest';
import { echoOf } from './use-search-draft.ts';

describe('SHOP-03 echoOf', () => {
  it('knows the echo of earlier letters, and waits for the later ones', () => {
    expect(echoOf(['t', 'ta', 'tan'], 'ta')).toEqual({ isEcho: true, sent: ['tan'] });
    expect(echoOf(['tan'], 'tan')).toEqual({ isEcho: true, sent: [] });
  });

  it('takes what was never sent for news from elsewhere', () => {
    expect(echoOf(['t', 'ta'], 'coral')).toEqual({ isEcho: false, sent: [] });
    expect(echoOf([], '')).toEqual({ isEcho: false, sent: [] });
  });
});
