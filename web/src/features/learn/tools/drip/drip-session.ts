import { HOUR_MS, MINUTE_MS } from '@reef/domain/shared/time';
import { twoDigits } from '@reef/domain/shipping/day';
import * as z from 'zod/mini';
import { now } from '#platform/clock.ts';
import { readStored } from '#platform/storage.ts';

/** Fish and invertebrates drip longer than corals. */
export const Animal = z.enum(['fish', 'coral']);
export type Animal = z.infer<typeof Animal>;

/**
 * A running acclimation, as stored on the device. Only start times are stored: a locked phone stops
 * every timer, but not the clock.
 */
export const DripSession = z.object({
  animal: Animal,
  floatStartedAt: z.nullable(z.iso.datetime()),
  dripStartedAt: z.nullable(z.iso.datetime()),
  /** Specific gravity of the bag before the first drip; sessions of older versions have none. */
  bag: z.optional(z.number()),
});
export type DripSession = z.infer<typeof DripSession>;

export const DRIP_SESSION_KEY = 'reef-drip-session';

/** A stage that began this long ago was left without an end: no animal floats or drips so long. */
const LEFT_MS = 12 * HOUR_MS;

/** When the present stage began; null if none runs at `at`. */
function begunAt(session: DripSession | null, at: Date): Date | null {
  const stored = session?.dripStartedAt ?? session?.floatStartedAt ?? null;
  if (stored === null) return null;
  const begun = new Date(stored);
  return at.getTime() - begun.getTime() < LEFT_MS ? begun : null;
}

/** Whether a float or a drip has begun on this device, and is neither ended nor left. */
export function isDripBegun(): boolean {
  return begunAt(readStored(DRIP_SESSION_KEY, DripSession), now()) !== null;
}

/** Minutes of a stage: worth a check from `low`, over at `high`. */
export type Minutes = { low: number; high: number };

/** The care figures for a session. */
export type DripFigures = { float: Minutes; drip: Record<Animal, Minutes> };

export type DripStage = 'float' | 'drip';

/** The state of a session. */
export type DripStatus = {
  stage: DripStage;
  /** `running`, `check` from the low figure on, `over` at the high one. */
  phase: 'running' | 'check' | 'over';
  elapsedMs: number;
  remainingMs: number;
  /** The fraction of the stage that has passed, 0 to 1. */
  share: number;
  minutes: Minutes;
};

/** The state of the session at `at`; null before anything was started, and of one that was left. */
export function dripStatus(
  session: DripSession | null,
  figures: DripFigures,
  at: Date,
): DripStatus | null {
  const begun = begunAt(session, at);
  if (session === null || begun === null) return null;
  const stage: DripStage = session.dripStartedAt === null ? 'float' : 'drip';
  const minutes = stage === 'float' ? figures.float : figures.drip[session.animal];
  // A clock that was set back must not make the stage longer.
  const elapsedMs = Math.max(0, at.getTime() - begun.getTime());
  const lengthMs = minutes.high * MINUTE_MS;
  const remainingMs = Math.max(0, lengthMs - elapsedMs);
  const isChecked = elapsedMs >= minutes.low * MINUTE_MS;
  const phase = remainingMs === 0 ? 'over' : isChecked ? 'check' : 'running';
  return {
    stage,
    phase,
    elapsedMs,
    remainingMs,
    share: Math.min(1, elapsedMs / lengthMs),
    minutes,
  };
}

/** Milliseconds as `mm:ss`, rounded up to the second. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
