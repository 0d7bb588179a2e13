import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReasonCode } from '@reef/domain/fit/reason';
import type { Species } from '@reef/domain/fit/species';
import { judge, judgeIn, type Animal, type Surroundings } from '@reef/domain/fit/verdict';
import { describe, expect, it } from 'vitest';
import { loadSpecies } from './load-species.ts';
import { parsePairs } from './testing/pairs.ts';

const LIBRARY = loadSpecies();

function pairsOf(file: string) {
  const where = path.join(import.meta.dirname, '../../../content/species', file);
  return parsePairs(readFileSync(where, 'utf8'), LIBRARY);
}

const HARMFUL = [
  'harmful-pairs.md',
  'held-out-eaten.md',
  'held-out-fights.md',
  'held-out-corals.md',
].flatMap(pairsOf);
const AGREEABLE = pairsOf('agreeable-pairs.md');

/** A tank in which size, age and stocking suit every species of the library. */
const HUGE = { volume_gal: 2000, length_in: 240, age_months: 60 };

/** Reasons between two animals, and not about the water or one of them. */
const BETWEEN: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'bullies',
  'is-bullied',
  'rivals',
  'wrong-company',
  'eats-fish',
  'is-eaten',
  'eats-invertebrate',
  'eaten-as-invertebrate',
  'eats-coral',
  'eaten-as-coral',
  'sweepers',
  'chemical-warfare',
  'spreads',
  'wanders',
]);

/** The smallest tank for a fish that lives on copepods, in US gallons. */
const COPEPOD_ROCK_GAL = 75;

function animal({ name, care }: Species): Animal {
  return { name, care, count: care.kept_as === 'group' ? (care.group_of ?? 1) : 1 };
}

function isReefAnimal({ care }: Species): boolean {
  return care.reef_safe !== 'no' && care.temperament !== 'predator';
}

/** A tank that is large and old enough for both. */
function suiting(one: Species, other: Species): Surroundings {
  const needs = [one.care, other.care];
  const volume = needs.reduce((sum, { min_tank_gal: need = 0 }) => sum + need, 0);
  return {
    volume_gal: Math.max(COPEPOD_ROCK_GAL, volume),
    length_in: Math.max(...needs.map(({ min_tank_length_in: need = 0 }) => need)),
    age_months: Math.max(2, ...needs.map(({ min_tank_age_months: need = 0 }) => need)),
    kind: isReefAnimal(one) && isReefAnimal(other) ? 'reef' : 'fish-only',
    residents: [animal(other)],
    cart: [],
  };
}

describe('FIT-07 pairs that do harm', () => {
  it('are at least 800, each named once', () => {
    expect(HARMFUL.length).toBeGreaterThanOrEqual(800);
    const named = HARMFUL.map(({ one, other }) => [one.id, other.id].toSorted().join(' and '));
    expect(named.filter((pair, at) => named.indexOf(pair) !== at)).toEqual([]);
  });

  it.each(HARMFUL)('do not simply fit: $title', ({ one, other }) => {
    for (const [asked, there] of [
      [one, other],
      [other, one],
    ] as const) {
      const tank = { ...HUGE, kind: 'fish-only' as const, residents: [animal(there)], cart: [] };
      const { verdict, reasons } = judge(animal(asked), tank);
      const between = reasons.filter(
        ({ code, severity }) => severity !== 'note' && BETWEEN.has(code),
      );
      expect(between, `${asked.id} beside ${there.id}`).not.toEqual([]);
      expect(verdict).not.toBe('fits');
    }
  });
});

describe('FIT-07 pairs that get along', () => {
  it('are at least 150', () => {
    expect(AGREEABLE.length).toBeGreaterThanOrEqual(150);
  });

  it.each(AGREEABLE)('have no reason against them: $title', ({ one, other }) => {
    for (const [asked, there] of [
      [one, other],
      [other, one],
    ] as const) {
      const { verdict, reasons } = judge(animal(asked), suiting(asked, there));
      const said = reasons.map(({ severity, code }) => `${severity} ${code}`).join(', ');
      expect(verdict, `${asked.id} beside ${there.id}: ${said}`).not.toBe('does-not-fit');
    }
  });
});

describe('FIT-07 the quick answer', () => {
  it('is the same as the verdict of the reasons for every two species of the library', () => {
    const all = [...LIBRARY.values()].map(animal);
    const different: string[] = [];
    for (const there of all) {
      const tank = judgeIn({
        ...HUGE,
        volume_gal: 120,
        kind: 'reef',
        residents: [there],
        cart: [],
      });
      for (const asked of all) {
        if (tank.levelOf(asked) !== tank.judge(asked).verdict) {
          different.push(`${asked.name} beside ${there.name}`);
        }
      }
    }
    expect(different).toEqual([]);
  }, 60_000);
});
