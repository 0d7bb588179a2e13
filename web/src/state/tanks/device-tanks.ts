import * as z from 'zod/mini';
import { TanksById } from '@reef/domain/fit/saved-tank';
import {
  onStoredChange,
  readStored,
  removeStored,
  writeOrRemember,
  writeStored,
} from '#platform/storage.ts';

/** The key of a guest's tanks. */
const DEVICE_TANKS_KEY = 'reef-tanks';

/** The key of the selected tank, which each device has for itself. */
const CHOSEN_TANK_KEY = 'reef-tank-chosen';

/** A guest's tanks on this device, by id. */
export function readDeviceTanks(): TanksById {
  return readStored(DEVICE_TANKS_KEY, TanksById) ?? {};
}

/** Stores a guest's tanks; an empty set removes the key. False if the device has no room. */
export function writeDeviceTanks(tanks: TanksById): boolean {
  if (Object.keys(tanks).length > 0) return writeStored(DEVICE_TANKS_KEY, tanks);
  removeStored(DEVICE_TANKS_KEY);
  return true;
}

/** Calls back when another tab changed a guest's tanks. */
export function onDeviceTanks(listener: () => void): () => void {
  return onStoredChange((key) => key === DEVICE_TANKS_KEY, listener);
}

/** The id of the selected tank on this device. */
export function readChosenTank(): string | null {
  return readStored(CHOSEN_TANK_KEY, z.string());
}

/** Stores which tank is selected. */
export function writeChosenTank(id: string): void {
  writeOrRemember(CHOSEN_TANK_KEY, id);
}
