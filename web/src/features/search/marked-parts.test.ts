import { describe, expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

describe('markedParts', () => {
  it('marks the beginnings of words', () => {
    expect(markedParts('Drip Acclimation', 'acc')).toEqual([
      { text: 'Drip ', isMatch: false, start: 0 },
      { text: 'Acc', isMatch: true, start: 5 },
      { text: 'limation', isMatch: false, start: 8 },
    ]);
  });

  it('does not mark the middle of a word', () => {
    expect(markedParts('Reclaim', 'claim')).toEqual([
      { text: 'Reclaim', isMatch: false, start: 0 },
    ]);
  });

  it('marks one word after another, and what begins after a sign', () => {
    expect(markedParts('RO/DI and Reclaimed claims', 'di claim ro/')).toEqual([
      { text: 'RO/', isMatch: true, start: 0 },
      { text: 'DI', isMatch: true, start: 3 },
      { text: ' and Reclaimed ', isMatch: false, start: 5 },
      { text: 'claim', isMatch: true, start: 20 },
      { text: 's', isMatch: false, start: 25 },
    ]);
  });

  it('takes signs of patterns as they are', () => {
    expect(markedParts('RO/DI (pure)', '( .*')).toEqual([
      { text: 'RO/DI ', isMatch: false, start: 0 },
      { text: '(', isMatch: true, start: 6 },
      { text: 'pure)', isMatch: false, start: 7 },
    ]);
  });

  it('marks nothing for an empty query', () => {
    expect(markedParts('Frag', ' ')).toEqual([{ text: 'Frag', isMatch: false, start: 0 }]);
  });
});
