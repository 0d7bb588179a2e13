import type { Species } from '@reef/domain/fit/species';
import { startingCount } from '@reef/domain/fit/plan/starting-count';
import { MAX_ANIMAL_NAME, MAX_RESIDENT_COUNT, type Resident } from '@reef/domain/fit/tank';

/** An animal that the library does not have, by the typed name. */
export type Unlisted = { id: null; name: string };

/**
 * Residents with one more of the picked kind, within the bounds of what can be saved: a tank beyond
 * them could not be read any more.
 */
export function withPicked(
  residents: readonly Resident[],
  picked: Species | Unlisted,
): readonly Resident[] {
  const { id } = picked;
  const name = picked.name.slice(0, MAX_ANIMAL_NAME).trim();
  const isSame = (resident: Resident) =>
    id === null
      ? resident.species === undefined && resident.name === name
      : resident.species === id;
  if (residents.some(isSame)) {
    return residents.map((each) =>
      isSame(each) ? { ...each, count: Math.min(each.count + 1, MAX_RESIDENT_COUNT) } : each,
    );
  }
  if (id === null) return [...residents, { care: {}, name, count: 1 }];
  return [...residents, { species: id, name, count: startingCount(picked.care) }];
}
