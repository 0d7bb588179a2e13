import { describe, expect, it } from 'vitest';
import { median, p95, percentile } from './statistics.ts';

describe('median and percentiles', () => {
  it('take the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 3, 10])).toBe(2.5);
    expect(median([4])).toBe(4);
  });
  it('take the nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(p95(hundred)).toBe(95);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(p95([7])).toBe(7);
  });
  it('refuse an empty list', () => {
    expect(() => median([])).toThrow('nothing was measured');
    expect(() => p95([])).toThrow('nothing was measured');
  });
});
