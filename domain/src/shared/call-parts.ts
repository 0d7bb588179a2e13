import * as z from 'zod/mini';

/** The id of one request, which its sender makes: sent again, it finds what it did the first time. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));

/** A row as the procedures return it (CALL-01). */
export const Outcome = z.object({ success: z.boolean(), message: z.string() });

/** Answer of the calls whose contract is rows with success and message. */
export const OutcomeRows = z.array(Outcome);
export type OutcomeRows = z.infer<typeof OutcomeRows>;
