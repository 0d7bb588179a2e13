import * as z from 'zod/mini';

/** More numbers than are ever shown, and longer ones than an order has. */
const MAX_NUMBERS = 100;
const MAX_NUMBER_LENGTH = 100;

/**
 * Input of `delete_specified_orders` (SOLD-08, SEEN-22). `is_question` asks which orders would be
 * deleted and deletes none: only the server's setting says which are specified. `order_numbers` are
 * those that the admin was shown, for a call that deletes: it deletes no others. A page from before
 * it was required sends none, and nothing is deleted.
 */
export const DeleteSpecifiedRequest = z.object({
  is_question: z._default(z.boolean(), false),
  order_numbers: z.optional(
    z.array(z.string().check(z.maxLength(MAX_NUMBER_LENGTH))).check(z.maxLength(MAX_NUMBERS)),
  ),
});
export type DeleteSpecifiedRequest = z.infer<typeof DeleteSpecifiedRequest>;

/** Its answer: rows with success and message; for a question with the orders' numbers. */
export const DeleteSpecifiedResponse = z.array(
  z.object({
    success: z.boolean(),
    message: z.string(),
    order_numbers: z.optional(z.array(z.string())),
  }),
);
export type DeleteSpecifiedResponse = z.infer<typeof DeleteSpecifiedResponse>;
