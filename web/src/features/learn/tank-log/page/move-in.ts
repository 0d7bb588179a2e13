import type { SpeciesLibrary } from '@reef/domain/fit/species';
import type { WriteStatus } from '#platform/data/database.ts';
import { myTanks, saveTanks } from '#state/tanks/tank-store.ts';
import { speciesNamed, withAnimal, withoutAnimal } from './residents.ts';

/** The move before: it ends when the tank has what it changed. */
let before: Promise<unknown> = Promise.resolve();

/** Loads the species library, which is large. */
type LoadLibrary = () => Promise<SpeciesLibrary>;

/** A tank's id, the name of an animal, and what loads the library that may know it. */
type Move = [tankId: string, name: string, load: LoadLibrary];

/** The state of a move, or why there was none. */
export type Moved = WriteStatus | { refusal: string };

async function changed(
  [tankId, name, load]: Move,
  change: typeof withAnimal,
  refusal: string,
): Promise<Moved> {
  const library = await load();
  const tank = myTanks.get().tanks.find(({ id }) => id === tankId);
  if (tank === undefined) return { refusal: 'The tank is not there any more.' };
  const residents = change(tank.residents, name, speciesNamed(library.values(), name));
  return residents === null ? { refusal } : saveTanks([{ ...tank, residents }]);
}

/** One after the other: each writes the whole tank. */
function inTurn(move: () => Promise<Moved>): Promise<Moved> {
  const moved = before.then(move);
  before = moved.catch(() => {});
  return moved;
}

/**
 * Adds an animal to a tank as it is by then.
 * @returns the state of the change, or why there is none. Rejects if it could not be saved.
 */
export function moveIn(...move: Move): Promise<Moved> {
  return inTurn(() => changed(move, withAnimal, 'The list of its residents is full.'));
}

/** Takes out of a tank what `moveIn` added. Resolves and rejects as it does. */
export function moveOut(...move: Move): Promise<Moved> {
  return inTurn(() => changed(move, withoutAnimal, 'It is not among its residents any more.'));
}
