import { every, type StopRepeating } from '#stack/processes/every.ts';
import type { Ports } from '#stack/processes/ports.ts';
import { PACE_MS, tickSchedules } from './schedules.ts';
import type { StackPart } from '#stack/stack-options.ts';

type Chores = {
  readonly ports: Ports;
  readonly parts: readonly StackPart[];
  readonly isAttended: boolean;
  /** Saves all data; null if none is kept. */
  readonly save: (() => Promise<void>) | null;
};

/** How much data a crash may lose. */
const SAVE_MS = 60_000;

/** Starts the periodic work of a running stack. Returns a function that stops it. */
export function startHousekeeping({ ports, parts, isAttended, save }: Chores): () => void {
  const stops: StopRepeating[] = [];
  if (save) stops.push(every(SAVE_MS, save));
  if (isAttended && parts.includes('functions')) {
    for (const pace of ['often', 'rarely'] as const) {
      stops.push(every(PACE_MS[pace], () => tickSchedules(ports.functions, pace, new Date())));
    }
  }
  return () => stops.forEach((stop) => stop());
}
