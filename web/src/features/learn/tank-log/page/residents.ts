import { fold } from '@reef/domain/shared/fold';
import type { Species } from '@reef/domain/fit/species';
import { MAX_RESIDENT_COUNT, MAX_RESIDENTS, type Resident } from '@reef/domain/fit/tank';

/** Whether two names are one, however they are written; of a name of signs alone, these count. */
function isSameName(one: string, other: string): boolean {
  return (fold(one) || one) === (fold(other) || other);
}

/** The species with exactly this trade name, other name or Latin name; null for none. */
export function speciesNamed(library: Iterable<Species>, name: string): Species | null {
  const isNamed = (species: Species) =>
    [species.name, ...species.also, species.care.scientific_name ?? ''].some((each) =>
      isSameName(each, name),
    );
  return [...library].find(isNamed) ?? null;
}

/** Whether residents are of this species; of one that the library does not know, by their name. */
function isOf(resident: Resident, name: string, species: Species | null): boolean {
  return species === null
    ? resident.species === undefined && isSameName(resident.name, name)
    : resident.species === species.id;
}

/**
 * The residents of a tank with one more animal. One that the library does not know has its name and
 * no facts.
 * @returns null if the tank's list is full.
 */
export function withAnimal(
  residents: readonly Resident[],
  name: string,
  species: Species | null,
): Resident[] | null {
  const known = residents.find((each) => isOf(each, name, species));
  if (known === undefined) {
    if (residents.length >= MAX_RESIDENTS) return null;
    const added =
      species === null ? { care: {}, name } : { species: species.id, name: species.name };
    return [...residents, { ...added, count: 1 }];
  }
  if (known.count >= MAX_RESIDENT_COUNT) return null;
  return residents.map((each) => (each === known ? { ...each, count: each.count + 1 } : each));
}

/** The residents of a tank with one animal less, as `withAnimal` added it; null if none is left. */
export function withoutAnimal(
  residents: readonly Resident[],
  name: string,
  species: Species | null,
): Resident[] | null {
  const known = residents.find((each) => isOf(each, name, species));
  if (known === undefined) return null;
  if (known.count === 1) return residents.filter((each) => each !== known);
  return residents.map((each) => (each === known ? { ...each, count: each.count - 1 } : each));
}
