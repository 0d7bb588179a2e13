import type { SpeciesLibrary } from '@reef/domain/fit/species';
import type { WriteStatus } from '#platform/data/database.ts';
import { myTanks, saveTanks } from '#state/tanks/tank-store.ts';
import { speciesNamed, withAnimal } from './residents.ts';

/** The move before: it ends when the tank has what it added. */
let before: Promise<unknown> = Promise.resolve();

/** Loads the species library, which is large. */
type LoadLibrary = () => Promise<SpeciesLibrary>;

async function addTo(
  tankId: string,
  name: string,
  load: LoadLibrary,
): Promise<WriteStatus | { refusal: string }> {
  const library = await load();
  const tank = myTanks.get().tanks.find(({ id }) => id === tankId);
  if (tank === undefined) return { refusal: 'The tank is not there any more.' };
  const residents = withAnimal(tank.residents, name, speciesNamed(library.values(), name));
  if (residents === null) return { refusal: 'The list of its residents is full.' };
  return saveTanks([{ ...tank, residents }]);
}

/**
 * Adds an animal to a tank as it is by then, one after the other: each writes the whole tank.
 * @returns the state of the change, or why there is none. Rejects if it could not be saved.
 */
export function moveIn(...animal: Parameters<typeof addTo>): ReturnType<typeof addTo> {
  const moved = before.then(() => addTo(...animal));
  before = moved.catch(() => {});
  return moved;
}
