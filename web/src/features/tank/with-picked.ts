import type { Species } from '@reef/domain/fit/species';
import type { Resident } from '@reef/domain/fit/tank';

/** An animal that the library does not have, by the name that was typed. */
export type Unlisted = { id: null; name: string };

/** Residents with one more of what was picked. */
export function withPicked(
  residents: readonly Resident[],
  picked: Species | Unlisted,
): readonly Resident[] {
  const { id, name } = picked;
  const isSame = (resident: Resident) =>
    id === null
      ? resident.species === undefined && resident.name === name
      : resident.species === id;
  if (residents.some(isSame)) {
    return residents.map((each) => (isSame(each) ? { ...each, count: each.count + 1 } : each));
  }
  if (id === null) return [...residents, { care: {}, name, count: 1 }];
  const count = picked.care.kept_as === 'group' ? (picked.care.group_of ?? 1) : 1;
  return [...residents, { species: id, name, count }];
}
