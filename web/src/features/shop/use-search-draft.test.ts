import { describe, expect, it } from 'vitest';
import { heardBack } from './use-search-draft.ts';

describe('SHOP-03 heardBack', () => {
  const typing = { words: 'tan', seen: '', sent: ['t', 'ta', 'tan'] };

  it('keeps what is typed while earlier letters come back', () => {
    expect(heardBack(typing, 'ta')).toEqual({ words: 'tan', seen: 'ta', sent: ['tan'] });
    expect(heardBack(typing, 'tan')).toEqual({ words: 'tan', seen: 'tan', sent: [] });
  });

  it('takes over what came from elsewhere: going back, a cleared search', () => {
    expect(heardBack(typing, 'coral')).toEqual({ words: 'coral', seen: 'coral', sent: [] });
    expect(heardBack({ words: 'tan', seen: 'tan', sent: [] }, '').words).toBe('');
  });
});
