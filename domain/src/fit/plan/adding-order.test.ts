import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOfAdding, DAYS_BETWEEN } from './adding-order.ts';
import { aFish, anyAnimal } from '@reef/domain/testing/fit-fixtures';
import { MONTH_DAYS } from '@reef/domain/fit/saved-tank';

const snail = {
  name: 'trochus snail',
  care: aFish({ scientific_name: 'Trochus sp.', group: 'snail' }),
  count: 5,
};
const firefish = {
  name: 'firefish',
  care: aFish({ scientific_name: 'Nemateleotris magnifica', group: 'dartfish' }),
  count: 1,
};
const gramma = { name: 'royal gramma', care: aFish(), count: 1 };
const tang = {
  name: 'yellow tang',
  care: aFish({
    scientific_name: 'Zebrasoma flavescens',
    group: 'tang',
    temperament: 'semi-aggressive',
    min_tank_age_months: 6,
  }),
  count: 1,
};
const mandarin = {
  name: 'mandarin dragonet',
  care: aFish({
    scientific_name: 'Synchiropus splendidus',
    group: 'dragonet',
    min_tank_age_months: 12,
  }),
  count: 1,
};

describe('FIT-07 FIT-09 the order of adding', () => {
  it('puts the crew first, then the shy, then the bold, weeks apart', () => {
    const order = orderOfAdding([tang, gramma, firefish, snail], 12);
    expect(order.map(({ animal }) => animal.name)).toEqual([
      'trochus snail',
      'firefish',
      'royal gramma',
      'yellow tang',
    ]);
    expect(order.map(({ day }) => day)).toEqual([0, 21, 42, 63]);
  });

  it('waits until the tank is old enough, and lets others pass meanwhile', () => {
    const order = orderOfAdding([mandarin, gramma, tang], 2);
    expect(order.map(({ animal }) => animal.name)).toEqual([
      'royal gramma',
      'yellow tang',
      'mandarin dragonet',
    ]);
    expect(order.map(({ day }) => day)).toEqual([0, 122, 305]);
  });

  it('waits for the longest cycle of a new tank, whatever the animal', () => {
    for (const [age, days] of [
      [0, [61, 82]],
      [1, [31, 52]],
      [2, [0, 21]],
    ] as const) {
      expect(orderOfAdding([snail, gramma], age).map(({ day }) => day)).toEqual(days);
    }
  });

  it('loses nobody, never hurries, and keeps the pace', () => {
    fc.assert(
      fc.property(
        fc.array(anyAnimal, { maxLength: 8 }),
        fc.integer({ min: 0, max: 24 }),
        (animals, age) => {
          const order = orderOfAdding(animals, age);
          expect(new Set(order.map(({ animal }) => animal))).toEqual(new Set(animals));
          expect(order).toHaveLength(animals.length);
          for (const [index, { animal, day }] of order.entries()) {
            const need = animal.care?.min_tank_age_months ?? 0;
            expect(age + day / MONTH_DAYS).toBeGreaterThanOrEqual(need - 1e-9);
            const before = order[index - 1]?.day ?? -DAYS_BETWEEN;
            expect(day - before).toBeGreaterThanOrEqual(DAYS_BETWEEN);
          }
        },
      ),
    );
  });
});
