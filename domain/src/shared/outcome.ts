import * as z from 'zod/mini';

/** A row as the procedures return it (CALL-01). */
export const Outcome = z.object({ success: z.boolean(), message: z.string() });

/** Answer of the calls whose contract is rows with success and message. */
export const OutcomeRows = z.array(Outcome);
export type OutcomeRows = z.infer<typeof OutcomeRows>;
