import type { Care } from '@reef/domain/fit/care';
import type { Severity } from '@reef/domain/fit/reason';
import { whose, type Question, type Say } from './subject.ts';
import type { AnimalKind } from '@reef/domain/fit/vocabulary';

type Fact = { key: keyof Care; severity: Severity; says: string; kinds?: readonly AnimalKind[] };

/** What to say of each missing fact; `care` if no rule can vouch for the animal without it. */
const FACTS: readonly Fact[] = [
  { key: 'group', severity: 'care', says: 'what kind of animal it is' },
  { key: 'scientific_name', severity: 'care', says: 'its scientific name, and so not its kin' },
  { key: 'adult_size_in', severity: 'care', says: 'how large it grows' },
  { key: 'min_tank_gal', severity: 'care', says: 'how large a tank it needs' },
  {
    key: 'min_tank_length_in',
    severity: 'care',
    says: 'how long a tank it needs',
    kinds: ['fish'],
  },
  { key: 'min_tank_age_months', severity: 'care', says: 'how old a tank it needs' },
  { key: 'temperament', severity: 'care', says: 'its temper' },
  { key: 'reef_safe', severity: 'care', says: 'whether it leaves coral alone' },
  { key: 'invert_safe', severity: 'care', says: 'whether it leaves shrimp and snails alone' },
  { key: 'kept_as', severity: 'care', says: 'whether it lives alone, in a pair or in a group' },
  { key: 'diet', severity: 'care', says: 'what it eats' },
  { key: 'difficulty', severity: 'care', says: 'how hard it is to keep' },
  { key: 'hazard', severity: 'care', says: 'whether it is dangerous to touch or keep' },
  { key: 'sweeper_in', severity: 'care', says: 'how far it stings', kinds: ['coral', 'anemone'] },
  { key: 'origin', severity: 'note', says: 'whether it is bred or wild' },
  {
    key: 'par_min',
    severity: 'note',
    says: 'how much light it needs',
    kinds: ['coral', 'anemone'],
  },
  {
    key: 'par_max',
    severity: 'note',
    says: 'how much light it bears',
    kinds: ['coral', 'anemone'],
  },
  { key: 'flow', severity: 'note', says: 'how much flow it needs', kinds: ['coral', 'anemone'] },
  { key: 'jumps', severity: 'note', says: 'whether it jumps', kinds: ['fish'] },
];

/** Names what is not known, of the animal and of the others. */
export function unknownRule({ animal, facts, others }: Question, say: Say): void {
  for (const { key, severity, says, kinds } of FACTS) {
    if (facts.care[key] !== undefined) continue;
    // An animal of unknown kind is first asked for its kind.
    if (kinds !== undefined && (facts.kind === null || !kinds.includes(facts.kind))) continue;
    say('unknown-fact', severity, () => `The ${animal.name}: we do not know ${says}.`);
  }
  for (const other of others) {
    if (other.facts?.isKnownCompany === true) continue;
    say(
      'unknown-resident',
      'care',
      () => `We do not know enough about ${whose(other)} to say how the two get along.`,
    );
  }
}
