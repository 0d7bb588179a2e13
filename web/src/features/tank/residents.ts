import { MAX_RESIDENTS, type Resident } from '@reef/domain/fit/tank';

/** Changes who lives in a tank, beginning with who lives there at that moment. */
export type ChangeResidents = (
  change: (present: readonly Resident[]) => readonly Resident[],
) => void;

/** Whether two residents are of one kind, which stands in a tank once. */
export function isSameKind(one: Resident, other: Resident): boolean {
  if (one.species !== undefined) return one.species === other.species;
  return other.species === undefined && one.name === other.name;
}

/**
 * Residents with one put back that was removed, at the place where it stood. In a tank that has been
 * filled up meanwhile there is no place for it: one above the bound would make the tank unreadable.
 */
export function withResident(
  present: readonly Resident[],
  resident: Resident,
  at: number,
): readonly Resident[] {
  const others = present.filter((each) => !isSameKind(each, resident));
  return others.length < MAX_RESIDENTS ? others.toSpliced(at, 0, resident) : present;
}

function countOf(kind: Resident, residents: readonly Resident[]): number {
  return residents.find((each) => isSameKind(each, kind))?.count ?? 0;
}

/** Residents less what came when `before` grew to `grown`; what was changed since stays. */
export function withoutNewcomers(
  present: readonly Resident[],
  before: readonly Resident[],
  grown: readonly Resident[],
): Resident[] {
  return present
    .map((each) => ({ ...each, count: each.count - countOf(each, grown) + countOf(each, before) }))
    .filter(({ count }) => count > 0);
}
