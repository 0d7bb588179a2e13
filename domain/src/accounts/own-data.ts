import * as z from 'zod/mini';

/**
 * `export_my_data`: everything that the shop keeps of the account that asks, by kind, as JSON
 * (times as texts).
 */
export const OwnData = z.object({
  /** When it was made. */
  made_at: z.string(),
  account: z.record(z.string(), z.unknown()),
  orders: z.array(z.unknown()),
  /** What was held while a payment page was open. */
  reservations: z.array(z.unknown()),
  claims: z.array(z.unknown()),
  tanks: z.unknown(),
  /**
   * Mails to the account's address, and those about its orders to one that it had before; for those
   * with a one-time link only that they were sent.
   */
  mails: z.array(z.unknown()),
  /** Contact-form messages from the account's address. */
  messages: z.array(z.unknown()),
  /** What was changed on the account, and when. */
  log: z.array(z.unknown()),
});
export type OwnData = z.infer<typeof OwnData>;

/** The card on the profile page. */
export const OWN_DATA_MESSAGES = {
  saved: { title: 'Your data was saved as a file' },
  failed: { title: 'Your data could not be fetched', text: 'Please try again.' },
} as const;
