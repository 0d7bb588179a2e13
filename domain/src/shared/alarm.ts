import * as z from 'zod/mini';

/** The shop itself as an actor in `audit_log`. The owner is mailed what it notes there. */
export const SYSTEM_ACTOR = 'system';

/** What the shop notes in `audit_log` and cannot settle by itself. */
export const Alarm = z.enum([
  'late-payment-refunded',
  'payment-mismatch',
  'payment-foreign',
  'payment-overdue',
  'payment-disputed',
  'dispute-won',
  'dispute-lost',
  'refund-failed',
  'payments-refused',
  'holds-never-paid',
  'claim-refund-failed',
  'claim-refund-stuck',
  'hold-stuck',
  'slow-guessing',
  'outside-change',
  'short-admin-pin',
  'admin-made',
  'limit-reached',
]);
export type Alarm = z.infer<typeof Alarm>;
