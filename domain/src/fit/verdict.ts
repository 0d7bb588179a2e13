import type { Care } from './care.ts';
import { factsOf } from './facts.ts';
import { compareReasons, reason, type Reason } from './reason.ts';
import { addingRule } from '@reef/domain/fit/rules/rule-adding';
import { appetiteRule } from '@reef/domain/fit/rules/rule-appetite';
import { coralSpaceRule } from '@reef/domain/fit/rules/rule-coral-space';
import { hazardRule } from '@reef/domain/fit/rules/rule-hazard';
import { mouthsRule } from '@reef/domain/fit/rules/rule-mouths';
import { needsRule } from '@reef/domain/fit/rules/rule-needs';
import { numbersRule } from '@reef/domain/fit/rules/rule-numbers';
import { relationsRule } from '@reef/domain/fit/rules/rule-relations';
import { stockingRule } from '@reef/domain/fit/rules/rule-stocking';
import { tankAgeRule } from '@reef/domain/fit/rules/rule-tank-age';
import { tankSizeRule } from '@reef/domain/fit/rules/rule-tank-size';
import { temperRule } from '@reef/domain/fit/rules/rule-temper';
import { unknownRule } from '@reef/domain/fit/rules/rule-unknown';
import type { Place, Rule, Subject, Water } from '@reef/domain/fit/rules/subject';

export const VERDICTS = ['fits', 'with-care', 'does-not-fit'] as const;

/** Whether an animal fits a tank; the reasons decide it and come worst first. */
export type Verdict = { verdict: (typeof VERDICTS)[number]; reasons: Reason[] };

/**
 * An animal as the question names it. `name` is written as inside a sentence (`yellow tang`,
 * `Banggai cardinalfish`); `care` is null where nothing is known.
 */
export type Animal = { name: string; care: Care | null; count: number };

/** The tank, what lives in it, and what else is in the cart. */
export type Surroundings = Water & { residents: readonly Animal[]; cart: readonly Animal[] };

const RULES: readonly Rule[] = [
  unknownRule,
  tankSizeRule,
  tankAgeRule,
  temperRule,
  numbersRule,
  relationsRule,
  mouthsRule,
  appetiteRule,
  hazardRule,
  needsRule,
  coralSpaceRule,
  stockingRule,
  addingRule,
];

function subject({ name, care, count }: Animal, place: Place): Subject {
  return { name, count, place, facts: care === null ? null : factsOf(care) };
}

/**
 * A tank made ready for many questions: work this out once for a whole catalogue.
 * @returns a function that judges one animal against it.
 */
export function judgeFor({ residents, cart, ...water }: Surroundings): (animal: Animal) => Verdict {
  const others = [
    ...residents.map((animal) => subject(animal, 'tank')),
    ...cart.map((animal) => subject(animal, 'cart')),
  ];
  return (candidate) => {
    const animal = subject(candidate, 'candidate');
    const found: Reason[] = [];
    if (animal.facts === null) {
      const text = `We know nothing about the ${animal.name}; ask before you buy.`;
      found.push(reason('unknown-animal', 'care', text));
    } else {
      const question = { animal, facts: animal.facts, water, others };
      for (const rule of RULES) rule(question, found);
    }
    found.sort(compareReasons);
    return { verdict: verdictOf(found), reasons: found };
  };
}

function verdictOf([worst]: readonly Reason[]): Verdict['verdict'] {
  if (worst === undefined || worst.severity === 'note') return 'fits';
  return worst.severity === 'care' ? 'with-care' : 'does-not-fit';
}

/** Whether one animal fits (FIT-07). For a whole catalogue use `judgeFor`. */
export function judge(animal: Animal, surroundings: Surroundings): Verdict {
  return judgeFor(surroundings)(animal);
}
