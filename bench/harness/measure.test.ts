import { describe, expect, it } from 'vitest';
import { atLeast, atMost, shown } from './measure.ts';

const claim = { what: 'scripts', unit: 'KB' };

describe('a line of the table', () => {
  it('says how far a budget is exceeded, and how far it is not', () => {
    expect(atMost({ ...claim, value: 40, limit: 80 }).verdict).toBe('met, 0.5 × the goal');
    expect(atMost({ ...claim, value: 80, limit: 80 }).verdict).toBe('met, 1 × the goal');
    expect(atMost({ ...claim, value: 120, limit: 80 }).verdict).toBe('missed, 1.5 × the goal');
  });
  it('says by how much a budget of zero is exceeded', () => {
    expect(atMost({ ...claim, value: 0, limit: 0 }).verdict).toBe('met');
    expect(atMost({ ...claim, value: 3, limit: 0 }).verdict).toBe('missed, by 3 KB');
  });
  it('tells what the baseline of the same run limits from what is missed', () => {
    const baseline = { value: 100, what: 'libraries alone' };
    expect(atMost({ ...claim, value: 110, limit: 80, baseline }).verdict).toBe(
      'limited by the baseline: libraries alone is 100 KB; 1.1 × that',
    );
    expect(atMost({ ...claim, value: 130, limit: 80, baseline }).verdict).toBe(
      'missed, 1.63 × the goal; its baseline, libraries alone, is 100 KB; 1.3 × that',
    );
    // A baseline below the goal limits nothing.
    const low = { value: 79, what: 'libraries alone' };
    expect(atMost({ ...claim, value: 81, limit: 80, baseline: low }).verdict).toMatch(
      /^missed, 1.01/,
    );
    expect(atMost({ ...claim, value: 80, limit: 80, baseline }).verdict).toBe('met, 1 × the goal');
  });
  it('says how far a minimum is missed', () => {
    expect(atLeast({ what: 'taps', value: 20, limit: 20, unit: '' }).verdict).toBe('met');
    expect(atLeast({ what: 'taps', value: 18, limit: 20, unit: '' })).toMatchObject({
      goal: '≥ 20',
      measured: '18',
      verdict: 'missed, by 2',
    });
  });
  it('shows three digits, and whole numbers from a hundred on', () => {
    expect([0.12345, 12.345, 123.45, 1234.5].map(shown)).toEqual(['0.123', '12.3', '123', '1235']);
  });
});
