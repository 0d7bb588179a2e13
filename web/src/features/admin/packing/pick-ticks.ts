import * as z from 'zod/mini';
import type { PickRow } from '@reef/domain/packing/pick-list';
import { DAY_MS } from '@reef/domain/shared/time';
import { now } from '#platform/clock.ts';
import { onStoredChange, readStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

const KEY = 'reef-pick-ticks';

/** How long a tick is stored; what was picked has been sent long before. */
const KEEP_MS = 14 * DAY_MS;

/**
 * What was ticked on this device, and when (milliseconds). It names order, day, move and animal, no person.
 * Decision 33 says why ticks stay on the device.
 */
const Ticks = z.record(z.string(), z.number());
type Ticks = z.infer<typeof Ticks>;

function read(): Ticks {
  return readStored(KEY, Ticks) ?? {};
}

/** True while the last tick could not be stored, because storage is full or forbidden. */
const isUnkept: Store<boolean> = createStore(false);

const ticks: Store<Ticks> = createStore<Ticks>(read(), () => {
  ticks.set(read());
  return onStoredChange(
    (key) => key === KEY,
    () => ticks.set(read()),
  );
});

/** Ticks or unticks an animal for all its orders. */
export function tickRow(row: PickRow, isTicked: boolean): void {
  const present = now().getTime();
  // Read again: another tab may have ticked in the meantime.
  const kept = Object.entries({ ...ticks.get(), ...read() });
  const marks = new Set(row.shares.map(({ mark }) => mark));
  const others = kept.filter(([mark, at]) => !marks.has(mark) && present - at < KEEP_MS);
  const added = isTicked ? [...marks].map((mark) => [mark, present] as const) : [];
  const next = Object.fromEntries([...others, ...added]);
  isUnkept.set(!writeStored(KEY, next));
  ticks.set(next);
}

/** The ticks on this device, and whether they are stored. */
export function usePickTicks(): { ticked: ReadonlySet<string>; isKept: boolean } {
  return { ticked: new Set(Object.keys(useStore(ticks))), isKept: !useStore(isUnkept) };
}
