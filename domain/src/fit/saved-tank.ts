import { DAY_MS } from '@reef/domain/shared/time';
import * as z from 'zod/mini';
import { MAX_TANK_AGE_MONTHS, Tank } from './tank.ts';

/** More tanks than one home has. */
export const MAX_TANKS = 8;
export const MAX_TANK_NAME = 60;

/** The mean month of the Gregorian calendar, in days. */
export const MONTH_DAYS = 30.436875;

const { volume_gal, length_in, kind, residents } = Tank.shape;

/**
 * A tank saved on a device or in an account (FIT-06): a `Tank` with a name, and with the day it was
 * filled instead of its age, so that it grows older by itself. Null is unknown.
 */
export const SavedTank = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_TANK_NAME)),
  volume_gal,
  length_in,
  started_on: z.nullable(z.iso.date()),
  kind,
  residents,
});
export type SavedTank = z.infer<typeof SavedTank>;

/** A saved tank with its id. */
export type MyTank = SavedTank & { id: string };

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tanks by id: a device's value, and the field `tanks` of a document of the collection `tanks`. */
export const TanksById = z.custom<Readonly<Record<string, unknown>>>(isMap);
export type TanksById = z.infer<typeof TanksById>;

/** The tanks by name; an unreadable one is left out, so that it hides no other. */
export function tanksIn(tanksById: TanksById): MyTank[] {
  const tanks = Object.entries(tanksById).flatMap(([id, value]) => {
    const read = z.safeParse(SavedTank, value);
    return read.success ? [{ ...read.data, id }] : [];
  });
  return tanks.toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/**
 * Whole months since a tank was filled; 0 for a future day. Null if the day is unknown, or more than
 * fifty years back: a year of two digits is stored as one of the first century.
 * @param startedOn `YYYY-MM-DD`.
 */
export function monthsSince(startedOn: string | null, now: Date): number | null {
  if (startedOn === null) return null;
  const days = (now.getTime() - Date.parse(startedOn)) / DAY_MS;
  const months = Math.max(0, Math.floor(days / MONTH_DAYS));
  return months > MAX_TANK_AGE_MONTHS ? null : months;
}

/** A saved tank as the rules read it, with its age at `now`. */
export function tankAt({ name: _name, started_on, ...tank }: SavedTank, now: Date): Tank {
  return { ...tank, age_months: monthsSince(started_on, now) };
}
