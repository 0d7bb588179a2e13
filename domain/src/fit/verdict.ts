import type { Care } from './care.ts';
import { factsOf } from './facts.ts';
import { compareReasons, reason, type Reason } from './reason.ts';
import { addingRule } from './rule-adding.ts';
import { appetiteRule } from './rule-appetite.ts';
import { coralSpaceRule } from './rule-coral-space.ts';
import { hazardRule } from './rule-hazard.ts';
import { mouthsRule } from './rule-mouths.ts';
import { needsRule } from './rule-needs.ts';
import { numbersRule } from './rule-numbers.ts';
import { relationsRule } from './rule-relations.ts';
import { stockingRule } from './rule-stocking.ts';
import { tankAgeRule } from './rule-tank-age.ts';
import { tankSizeRule } from './rule-tank-size.ts';
import { temperRule } from './rule-temper.ts';
import { unknownRule } from './rule-unknown.ts';
import type { Place, Rule, Subject, Water } from './subject.ts';

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
