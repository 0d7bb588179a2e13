import * as z from 'zod/mini';
import { TankBook } from '@reef/domain/fit/kept-tank';
import { onStoredChange, readStored, removeStored, writeStored } from '#platform/storage.ts';

/** Under this key a guest's tanks stand. */
const DEVICE_TANKS_KEY = 'reef-tanks';

/** Which tank is looked at stands here: on each device its own. */
const CHOSEN_TANK_KEY = 'reef-tank-chosen';

/** The tanks a guest keeps on this device, by id. */
export function readDeviceTanks(): TankBook {
  return readStored(DEVICE_TANKS_KEY, TankBook) ?? {};
}

/** Keeps a guest's tanks; none at all leave nothing behind. False when the device has no room. */
export function writeDeviceTanks(book: TankBook): boolean {
  if (Object.keys(book).length > 0) return writeStored(DEVICE_TANKS_KEY, book);
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
