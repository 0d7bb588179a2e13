import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Care } from './care.ts';
import { factsOf } from '@reef/domain/fit/facts/facts';
import { aFish, anyAnimal, anyCare, anyTank, aTank } from '@reef/domain/testing/fit-fixtures';
import { relationOf } from '@reef/domain/fit/rules/rule-relations';
import type { ReasonCode } from './reason.ts';
import { judge, judgeIn, VERDICTS, type Animal, type Verdict } from './verdict.ts';

function rank({ verdict }: Verdict): number {
  return VERDICTS.indexOf(verdict);
}

function isOwnKind(a: Animal, b: Animal): boolean {
  const name = a.care?.scientific_name;
  return name !== undefined && name === b.care?.scientific_name;
}

describe('FIT-07 what holds of every verdict', () => {
  it('more volume never makes it worse', () => {
    fc.assert(
      fc.property(anyAnimal, anyTank, fc.integer({ min: 0, max: 400 }), (animal, tank, more) => {
        const larger = { ...tank, volume_gal: tank.volume_gal + more };
        expect(rank(judge(animal, larger))).toBeLessThanOrEqual(rank(judge(animal, tank)));
      }),
      { numRuns: 500 },
    );
  });

  it('a longer or older tank never makes it worse', () => {
    fc.assert(
      fc.property(anyAnimal, anyTank, fc.integer({ min: 0, max: 60 }), (animal, tank, more) => {
        const { length_in: length, age_months: age } = tank;
        const better = {
          ...tank,
          length_in: length === null ? null : length + more,
          age_months: age === null ? null : age + more,
        };
        expect(rank(judge(animal, better))).toBeLessThanOrEqual(rank(judge(animal, tank)));
      }),
      { numRuns: 500 },
    );
  });

  it('one resident fewer never makes it worse, unless it was of its own kind', () => {
    fc.assert(
      fc.property(anyAnimal, anyTank, fc.nat(), (animal, tank, pick) => {
        fc.pre(tank.residents.length > 0);
        const gone = pick % tank.residents.length;
        fc.pre(tank.residents.every((resident) => !isOwnKind(animal, resident)));
        const residents = tank.residents.filter((_resident, index) => index !== gone);
        const fewer = judge(animal, { ...tank, residents });
        expect(rank(fewer)).toBeLessThanOrEqual(rank(judge(animal, tank)));
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order of residents', () => {
    fc.assert(
      fc.property(anyAnimal, anyTank, (animal, tank) => {
        const turned = { ...tank, residents: tank.residents.toReversed() };
        expect(judge(animal, turned)).toEqual(judge(animal, tank));
      }),
    );
  });

  it('follows from the heaviest reason, and the worst reasons come first', () => {
    fc.assert(
      fc.property(anyAnimal, anyTank, (animal, tank) => {
        const { verdict, reasons } = judge(animal, tank);
        const weights = reasons.map(({ severity }) => ['note', 'care', 'stop'].indexOf(severity));
        expect(VERDICTS[Math.max(0, ...weights)]).toBe(verdict);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      }),
    );
  });

  it('every reason is a sentence with a page of the course', () => {
    fc.assert(
      fc.property(anyAnimal, anyTank, (animal, tank) => {
        for (const { sentence, guide } of judge(animal, tank).reasons) {
          expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|NaN|Infinity/);
          expect(guide).toMatch(/^\/learn\/[a-z-]+$/);
        }
      }),
    );
  });
});

describe('FIT-07 the quick answer', () => {
  it('is the verdict that the reasons give, asked once or again', () => {
    fc.assert(
      fc.property(fc.array(anyAnimal, { maxLength: 4 }), anyTank, (animals, tank) => {
        const quick = judgeIn(tank);
        for (const animal of [...animals, ...animals]) {
          expect(quick.levelOf(animal)).toBe(judge(animal, tank).verdict);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('FIT-07 everything unknown is reported', () => {
  const FACTS = Object.keys(aFish()) as (keyof Care)[];

  it.each(FACTS)('says that %s is unknown', (fact) => {
    const { [fact]: _left, ...care } = aFish();
    const animal = { name: 'royal gramma', care, count: 1 };
    const { reasons, verdict } = judge(animal, aTank());
    const said = reasons.filter(({ code }) => code === 'unknown-fact');
    expect(said).toHaveLength(1);
    expect(verdict).toBe(said[0]?.severity === 'note' ? 'fits' : 'with-care');
  });

  it('an animal with a gap in its facts never simply fits', () => {
    fc.assert(
      fc.property(anyCare, anyTank, (care, tank) => {
        fc.pre(FACTS.some((fact) => fact !== 'jumps' && care[fact] === undefined));
        fc.pre(care.group === 'clownfish' || care.group === 'goby' || care.group === undefined);
        const { reasons } = judge({ name: 'yellow tang', care, count: 1 }, tank);
        expect(reasons.map(({ code }) => code)).toContain('unknown-fact');
      }),
    );
  });

  it.each<[string, Parameters<typeof aTank>[0], ReasonCode]>([
    ['volume', { volume_gal: null }, 'unknown-tank'],
    ['age', { age_months: null }, 'unknown-tank'],
    ['length', { length_in: null }, 'unknown-tank'],
    [
      'a resident',
      { residents: [{ name: 'mystery fish', care: null, count: 1 }] },
      'unknown-resident',
    ],
    [
      'a resident of few facts',
      { residents: [{ name: 'mystery fish', care: { group: 'goby' }, count: 1 }] },
      'unknown-resident',
    ],
  ])('says so if this is unknown of the tank: %s', (_what, changes, code) => {
    const animal = { name: 'royal gramma', care: aFish(), count: 1 };
    const { reasons } = judge(animal, aTank(changes));
    expect(reasons.map((said) => said.code)).toContain(code);
  });

  it('an animal without any facts needs care', () => {
    const judged = judge({ name: 'mystery fish', care: null, count: 1 }, aTank());
    expect(judged.verdict).toBe('with-care');
    expect(judged.reasons.map(({ code }) => code)).toEqual(['unknown-animal']);
  });
});

/** What one does to the other, and its name from the other side. */
const MIRRORED: readonly (readonly [ReasonCode, ReasonCode])[] = [
  ['bullies', 'is-bullied'],
  ['eats-fish', 'is-eaten'],
  ['eats-invertebrate', 'eaten-as-invertebrate'],
  ['eats-coral', 'eaten-as-coral'],
  ['rivals', 'rivals'],
  ['wrong-company', 'wrong-company'],
  ['sweepers', 'sweepers'],
  ['chemical-warfare', 'chemical-warfare'],
  ['wanders', 'wanders'],
];

describe('FIT-07 relations are symmetric where nature is', () => {
  it('two kinds have the same relation whichever is asked first', () => {
    fc.assert(
      fc.property(anyCare, anyCare, fc.integer({ min: 5, max: 400 }), (a, b, volume) => {
        const [one, other] = [factsOf(a), factsOf(b)];
        expect(relationOf(one, other, volume)).toEqual(relationOf(other, one, volume));
      }),
      { numRuns: 500 },
    );
  });

  it('which of the two was there first only changes the side from which it is told', () => {
    fc.assert(
      fc.property(anyCare, anyCare, anyTank, (a, b, tank) => {
        const one = { name: 'one', care: a, count: 1 };
        const other = { name: 'other', care: b, count: 1 };
        const said = judge(one, { ...tank, residents: [other], ordered: [], cart: [] }).reasons;
        const answered = judge(other, { ...tank, residents: [one], ordered: [], cart: [] }).reasons;
        const severities = (list: typeof said, code: ReasonCode) =>
          list
            .filter((reason) => reason.code === code)
            .map(({ severity }) => severity)
            .toSorted();
        for (const [code, mirrored] of MIRRORED) {
          expect(severities(said, code)).toEqual(severities(answered, mirrored));
        }
      }),
      { numRuns: 500 },
    );
  });
});
