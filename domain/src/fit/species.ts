import type { Care } from './care.ts';
import type { Tank, Resident } from './tank.ts';
import type { Animal, Surroundings } from './verdict.ts';

/**
 * An entry of the species library (FIT-02). `name` is written as inside a sentence; `also` has
 * other names it is found by; `source` names the works that its facts follow; `products` are the
 * ids of products of this species in the opening catalogue.
 */
export type Species = {
  id: string;
  name: string;
  also: readonly string[];
  care: Care;
  source: string;
  products: readonly string[];
};

/** The library by id. */
export type SpeciesLibrary = ReadonlyMap<string, Species>;

/**
 * A resident as the verdict takes it. A species that the library does not have is known by name
 * only, and the verdict will say so.
 */
export function animalOf(resident: Resident, library: SpeciesLibrary): Animal {
  const { species: id, care, name, count } = resident;
  if (id === undefined) return { name, care: care ?? null, count };
  const species = library.get(id);
  return { name: species?.name ?? name, care: species?.care ?? null, count };
}

/** A stored tank with its residents looked up, the other animals in the cart, and those ordered. */
export function surroundingsOf(
  tank: Tank,
  library: SpeciesLibrary,
  cart: readonly Animal[],
  ordered: readonly Animal[] = [],
): Surroundings {
  const residents = tank.residents.map((resident) => animalOf(resident, library));
  return { ...tank, residents, ordered, cart };
}
