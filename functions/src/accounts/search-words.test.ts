import { describe, expect, it } from 'vitest';
import { isFoundBy, queryToken, queryWords, searchTokens } from './search-words.ts';

const ANA = {
  email: 'ana.reyes@reef.test',
  first_name: 'Ana María',
  last_name: 'Núñez',
  role: 'admin',
};

describe('finding users', () => {
  it.each([
    'ana',
    'reyes',
    'ana.reyes@',
    'reef.te',
    'mar',
    'nunez',
    'NÚÑ',
    'admin',
    'ana nu',
    'ad reef',
  ])('USER-01 finds by %j', (query) => {
    const words = queryWords(query);
    expect(isFoundBy(ANA, words)).toBe(true);
    expect(searchTokens(ANA)).toContain(queryToken(words[0] ?? ''));
  });

  it.each(['bob', 'eyes', 'ana bob', 'user'])('USER-01 does not find by %j', (query) => {
    expect(isFoundBy(ANA, queryWords(query))).toBe(false);
  });

  it('USER-01 compares what is longer than the stored prefixes', () => {
    const long = { ...ANA, email: 'a-very-long-address-indeed-1@reef.test' };
    const [right = ''] = queryWords('a-very-long-address-indeed-1');
    expect(searchTokens(long)).toContain(queryToken(right));
    expect(isFoundBy(long, [right])).toBe(true);
    expect(isFoundBy(long, queryWords('a-very-long-address-indeed-2'))).toBe(false);
  });

  it('keeps the stored tokens few', () => {
    const most = searchTokens({
      email: `${'x'.repeat(60)}.${'y'.repeat(60)}@${'z'.repeat(60)}.test`,
      first_name: 'a'.repeat(100),
      last_name: 'b'.repeat(100),
      role: 'user',
    });
    expect(most.length).toBeLessThan(200);
  });
});
