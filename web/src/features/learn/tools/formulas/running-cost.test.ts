import { describe, expect, it } from 'vitest';
import { monthlyKwh, monthlyMix } from './running-cost.ts';

describe('LEARN-11 running cost', () => {
  it('counts 100 watts around the clock as 73 kWh a month', () => {
    expect(monthlyKwh([{ watts: 100, hours: 24 }])).toBeCloseTo(73.05, 2);
    expect(monthlyKwh([{ watts: 100, hours: 30 }])).toBeCloseTo(73.05, 2);
  });

  it('mixes 15 % of 60 gallons a week as 39 gallons a month', () => {
    expect(monthlyMix(60, 0.15)).toBeCloseTo(39.1, 1);
  });
});
