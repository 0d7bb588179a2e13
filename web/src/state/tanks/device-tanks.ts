import * as z from 'zod/mini';
import { TanksById } from '@reef/domain/fit/saved-tank';
import { onStoredChange, readStored, removeStored, writeStored } from '#platform/storage.ts';

/** Under this key a guest's tanks stand. */
const DEVICE_TANKS_KEY = 'reef-tanks';

/** Which tank is looked at stands here: on each device its own. */
const CHOSEN_TANK_KEY = 'reef-tank-chosen';

/** The tanks a guest keeps on this device, by id. */
export function readDeviceTanks(): TanksById {
  return readStored(DEVICE_TANKS_KEY, TanksById) ?? {};
}

/** Keeps a guest's tanks; none at all leave nothing behind. False when the device has no room. */
export function writeDeviceTanks(tanks: TanksById): boolean {
  if (Object.keys(tanks).length > 0) return writeStored(DEVICE_TANKS_KEY, tanks);
  removeStored(DEVICE_TANKS_KEY);
  return true;
}

/** Calls back when another tab changed what is kept here. */
export function onDeviceTanks(listener: () => void): () => void {
  return onStoredChange((key) => {
    if (key === null || key === DEVICE_TANKS_KEY || key === CHOSEN_TANK_KEY) listener();
  });
}

/** The id of the tank that is looked at on this device. */
export function readChosenTank(): string | null {
  return readStored(CHOSEN_TANK_KEY, z.string());
}

/** Keeps which tank is looked at. */
export function writeChosenTank(id: string): void {
  writeStored(CHOSEN_TANK_KEY, id);
}
