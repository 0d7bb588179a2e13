import * as z from 'zod';
import { complain, expand, integer, text } from './fields.ts';

const limit = integer(1).superRefine((value, ctx) => {
  if (value > 100)
    complain(ctx, 'Invalid integer: must be at most 100', 'parameter_invalid_integer');
});

const page = {
  limit: limit.optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  expand: expand(),
};

const created = z
  .strictObject({
    gt: integer().optional(),
    gte: integer().optional(),
    lt: integer().optional(),
    lte: integer().optional(),
  })
  .optional();

/** Paging, which every list takes. */
export const ListParams = z.strictObject(page);

/** Paging and the events' own filters. */
export const ListEventsParams = z.strictObject({
  ...page,
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
  created,
});

/** A range of creation times. */
export type Created = z.output<typeof created>;

/** Paging and the filters for refunds and disputes of a payment. */
export const ListOfPaymentParams = z.strictObject({
  ...page,
  charge: text().optional(),
  payment_intent: text().optional(),
  created,
});

/** Where a page begins and how long it is. */
export type Paging = Pick<
  z.output<typeof ListParams>,
  'limit' | 'starting_after' | 'ending_before'
>;
