import type { Care } from './care.ts';
import { factsOf, type Facts } from '@reef/domain/fit/facts/facts';
import { compareReasons, reason, weightOf, type Reason } from './reason.ts';
import { addingRule } from '@reef/domain/fit/rules/rule-adding';
import { appetiteRule } from '@reef/domain/fit/rules/rule-appetite';
import { coralSpaceRule } from '@reef/domain/fit/rules/rule-coral-space';
import { hazardRule } from '@reef/domain/fit/rules/rule-hazard';
import { predationRule } from '@reef/domain/fit/rules/rule-predation';
import { needsRule } from '@reef/domain/fit/rules/rule-needs';
import { numbersRule } from '@reef/domain/fit/rules/rule-numbers';
import { relationsRule } from '@reef/domain/fit/rules/rule-relations';
import { stockingRule } from '@reef/domain/fit/rules/rule-stocking';
import { tankAgeRule } from '@reef/domain/fit/rules/rule-tank-age';
import { tankSizeRule } from '@reef/domain/fit/rules/rule-tank-size';
import { temperRule } from '@reef/domain/fit/rules/rule-temper';
import { unknownRule } from '@reef/domain/fit/rules/rule-unknown';
import { waterRule } from '@reef/domain/fit/rules/rule-water';
import type { Place, Rule, Say, Subject, Water } from '@reef/domain/fit/rules/subject';

/** From best to worst: by the weight of the heaviest reason. */
export const VERDICTS = ['fits', 'with-care', 'does-not-fit'] as const;

/** Whether an animal fits a tank; the reasons decide it and come worst first. */
export type Verdict = { verdict: (typeof VERDICTS)[number]; reasons: Reason[] };

/**
 * An animal of the question. `name` is written as inside a sentence (`yellow tang`, `Banggai
 * cardinalfish`); `care` is null if nothing is known.
 */
export type Animal = { name: string; care: Care | null; count: number };

/** The tank, what lives in it, what its keeper has ordered, and what else is in the cart. */
export type Surroundings = Water & {
  residents: readonly Animal[];
  ordered?: readonly Animal[];
  cart: readonly Animal[];
};

/** Rules that look at few things come first: they often settle the quick answer. */
const RULES: readonly Rule[] = [
  tankSizeRule,
  tankAgeRule,
  needsRule,
  waterRule,
  numbersRule,
  stockingRule,
  hazardRule,
  temperRule,
  predationRule,
  appetiteRule,
  relationsRule,
  coralSpaceRule,
  unknownRule,
  addingRule,
];

function subject({ name, care, count }: Animal, place: Place): Subject {
  return { name, count, place, facts: care === null ? null : factsOf(care) };
}

/** A tank prepared for many questions: prepare it once for a whole catalogue. */
type Judge = {
  /** Whether an animal fits, with every reason. */
  judge: (animal: Animal) => Verdict;
  /** The same verdict without its reasons, for lists: no sentence is composed. */
  levelOf: (animal: Animal) => Verdict['verdict'];
};

/** Runs the rules one after the other, until `isSettled` says that the rest do not matter. */
function ask(
  animal: Subject,
  water: Water,
  others: readonly Subject[],
  say: Say,
  isSettled: () => boolean = () => false,
): void {
  if (animal.facts === null) {
    const text = () => `We know nothing about the ${animal.name}; ask before you buy.`;
    say('unknown-animal', 'care', text);
    return;
  }
  const question = { animal, facts: animal.facts, water, others };
  for (const rule of RULES) {
    rule(question, say);
    if (isSettled()) return;
  }
}

function verdictOf([worst]: readonly Reason[]): Verdict['verdict'] {
  return VERDICTS[worst === undefined ? 0 : weightOf(worst.severity)] ?? 'fits';
}

const HEAVIEST = weightOf('stop');

/** Judges many animals against one tank. */
export function judgeIn({ residents, ordered = [], cart, ...water }: Surroundings): Judge {
  const others = [
    ...residents.map((animal) => subject(animal, 'tank')),
    ...ordered.map((animal) => subject(animal, 'ordered')),
    ...cart.map((animal) => subject(animal, 'cart')),
  ];
  // A level depends only on the facts and the number; names are only for sentences.
  const levels = new Map<number, Map<Facts | null, Verdict['verdict']>>();
  return {
    judge: (animal) => {
      const reasons: Reason[] = [];
      ask(subject(animal, 'candidate'), water, others, (code, severity, words) => {
        reasons.push(reason(code, severity, words()));
      });
      reasons.sort(compareReasons);
      return { verdict: verdictOf(reasons), reasons };
    },
    levelOf: (animal) => {
      const candidate = subject(animal, 'candidate');
      const ofCount = levels.get(animal.count) ?? new Map<Facts | null, Verdict['verdict']>();
      levels.set(animal.count, ofCount);
      const known = ofCount.get(candidate.facts);
      if (known !== undefined) return known;
      let weight = 0;
      const say: Say = (_code, severity) => {
        weight = Math.max(weight, weightOf(severity));
      };
      ask(candidate, water, others, say, () => weight === HEAVIEST);
      const level = VERDICTS[weight] ?? 'fits';
      ofCount.set(candidate.facts, level);
      return level;
    },
  };
}

/** A function that judges one animal after the other against one tank. */
export function judgeFor(surroundings: Surroundings): (animal: Animal) => Verdict {
  return judgeIn(surroundings).judge;
}

/** Whether one animal fits (FIT-07). For a whole catalogue use `judgeIn`. */
export function judge(animal: Animal, surroundings: Surroundings): Verdict {
  return judgeIn(surroundings).judge(animal);
}
