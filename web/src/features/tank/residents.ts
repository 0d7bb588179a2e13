import { isSameKind, MAX_RESIDENTS, type Resident } from '@reef/domain/fit/tank';

/** Changes a tank's residents, given those at that moment. */
export type ChangeResidents = (
  change: (present: readonly Resident[]) => readonly Resident[],
) => void;

/**
 * Residents with a removed one put back at its index. A tank that has been filled up in the
 * meantime has no room for it: one above the bound would make the tank unreadable.
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

/** Residents without those that were added when `before` grew to `grown`; later changes stay. */
export function withoutNewcomers(
  present: readonly Resident[],
  before: readonly Resident[],
  grown: readonly Resident[],
): Resident[] {
  return present
    .map((each) => ({ ...each, count: each.count - countOf(each, grown) + countOf(each, before) }))
    .filter(({ count }) => count > 0);
}
