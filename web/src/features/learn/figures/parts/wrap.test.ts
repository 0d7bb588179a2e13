import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.ts';

describe('wrap', () => {
  it('keeps every line within the limit', () => {
    expect(wrap('Every fish to quarantine', 13)).toEqual(['Every fish to', 'quarantine']);
  });

  it('leaves a word longer than the limit whole', () => {
    expect(wrap('to quarantine', 5)).toEqual(['to', 'quarantine']);
  });
});
