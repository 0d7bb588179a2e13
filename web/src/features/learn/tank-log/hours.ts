import { HOUR_MS } from '@reef/domain/shared/time';

/** Hours between two times. */
export function hoursBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / HOUR_MS;
}

/** The time this many hours later. */
export function hoursAfter(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * HOUR_MS);
}
