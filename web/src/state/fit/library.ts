import species from 'virtual:reef-species';
import type { SpeciesLibrary } from '@reef/domain/fit/species';

/** The species library by id. It is large: only modules that load late may import it. */
export const LIBRARY: SpeciesLibrary = new Map(species.map((entry) => [entry.id, entry]));
