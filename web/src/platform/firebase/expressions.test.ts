import { describe, expect, it } from 'vitest';
import { RE2JS } from './expressions.ts';

describe('regular expressions in the place of re2js', () => {
  it('finds a pattern anywhere in a text', () => {
    const pattern = RE2JS.compile('c[lo]+wn');
    expect(pattern.test('a clown fish')).toBe(true);
    expect(pattern.test('a tang')).toBe(false);
  });

  it('matches whole texts only', () => {
    const pattern = RE2JS.compile('clown|tang');
    expect(pattern.matches('tang')).toBe(true);
    expect(pattern.matches('a tang')).toBe(false);
    expect(pattern.matches('clownfish')).toBe(false);
  });

  it('refuses what is no pattern', () => {
    expect(() => RE2JS.compile('(')).toThrow(SyntaxError);
  });
});
