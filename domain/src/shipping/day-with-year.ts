import { type Day, dayWords } from '@reef/domain/shipping/day';

/* Apart from the other words of days, which every buyer loads: only the learning tools go far back. */

/** `, 2025` to add to a day of that year, if it is not the year of `today`. */
export function otherYear(day: Day, today: Day): string {
  const [year, present] = [day.slice(0, 4), today.slice(0, 4)];
  return year === present ? '' : `, ${year}`;
}

/** `Tue, Nov 24`, or `Sat, Nov 29, 2025` of another year than that of `today`. */
export function dayWithYear(day: Day, length: 'long' | 'short', today: Day): string {
  return `${dayWords(day, length)}${otherYear(day, today)}`;
}
