import * as z from 'zod/mini';

/**
 * Input of `delete_specified_orders` (SOLD-08, SEEN-22). `is_question` asks which orders would be
 * deleted and deletes none: only the server's setting says which are specified.
 */
export const DeleteSpecifiedRequest = z.object({ is_question: z._default(z.boolean(), false) });
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
