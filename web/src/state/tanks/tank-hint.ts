import { hasStored, onStoredChange, removeStored, writeOrRemember } from '#platform/storage.ts';

/** Says that the visitor has a tank, before anything about tanks is loaded. */
const TANK_HINT_KEY = 'reef-has-tank';

const listeners = new Set<() => void>();

/** Whether there is a tank to judge animals for. */
export function hasTankHint(): boolean {
  return hasStored(TANK_HINT_KEY);
}

/** Stores or deletes the hint. */
export function setTankHint(hasTank: boolean): void {
  if (hasTank === hasTankHint()) return;
  if (hasTank) writeOrRemember(TANK_HINT_KEY, true);
  else removeStored(TANK_HINT_KEY);
  for (const listener of listeners) listener();
}

/** Calls back when the hint changes, here or in another tab. */
export function onTankHint(listener: () => void): () => void {
  listeners.add(listener);
  const leave = onStoredChange((key) => key === TANK_HINT_KEY, listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}
