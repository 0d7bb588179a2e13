import { FACTS } from '@reef/domain/fit/facts/fact-list';
import type { CareText } from '@reef/domain/fit/facts/parse-care';

/** The known facts in one line: "Zebrasoma flavescens, 8 in, from 100 gal, 17 of 20 facts". */
export function careSummary(facts: CareText): string {
  const known = FACTS.filter(({ key }) => facts[key].trim() !== '').length;
  if (known === 0) return 'No care facts yet';
  const parts = [
    facts.scientific_name || facts.group,
    facts.adult_size_in && `${facts.adult_size_in} in`,
    facts.min_tank_gal && `from ${facts.min_tank_gal} gal`,
    facts.temperament,
    `${known} of ${FACTS.length} facts`,
  ];
  return parts.filter(Boolean).join(', ');
}
