import { describe, expect, it } from 'vitest';
import { celsiusOf, salinityOf, seawaterDensity, specificGravityOf } from './seawater.ts';

describe('seawater', () => {
  // Check values of UNESCO Technical Papers in Marine Science 44, p. 19.
  it.each([
    [0, 5, 999.96675],
    [0, 25, 997.04796],
    [35, 5, 1027.67547],
    [35, 25, 1023.34306],
  ])('has the density of UNESCO 44 at %d ppt and %d °C', (ppt, celsius, density) => {
    expect(seawaterDensity(ppt, celsius)).toBeCloseTo(density, 4);
  });

  it('LEARN-07 agrees with the care figures: 35 ppt is 1.0264 at 77 °F', () => {
    expect(specificGravityOf(35, celsiusOf(77))).toBeCloseTo(1.0264, 4);
    expect(salinityOf(1.023, 25)).toBeCloseTo(30.5, 1);
    expect(salinityOf(1.025, 25)).toBeCloseTo(33.2, 1);
  });

  it('goes back and forth without loss', () => {
    for (const ppt of [0, 12, 30.5, 35, 41.9]) {
      for (const celsius of [5, 20, 25, 30]) {
        expect(salinityOf(specificGravityOf(ppt, celsius), celsius)).toBeCloseTo(ppt, 6);
      }
    }
  });

  it('refuses what lies outside the equation', () => {
    expect(salinityOf(0.99, 25)).toBeNull();
    expect(salinityOf(1.1, 25)).toBeNull();
  });

  it('changes degrees', () => {
    expect(celsiusOf(77)).toBeCloseTo(25);
  });
});
