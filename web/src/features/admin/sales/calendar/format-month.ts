import type { Month } from '@reef/domain/orders/sales/calendar';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** `November` */
export function monthName(month: number): string {
  return MONTH.format(Date.UTC(2026, month, 1));
}

/** `November 2026` */
export function monthText({ year, month }: Month): string {
  return `${monthName(month)} ${year}`;
}
