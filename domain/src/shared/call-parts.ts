import * as z from 'zod/mini';

/** A request's id, made by its sender: sent again, the request does nothing more. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));

/** The answer to a caller who is no admin. */
export const ADMIN_ONLY = 'Admin only';

/** A row of the calls' answers (CALL-01). */
export const Outcome = z.object({ success: z.boolean(), message: z.string() });

/** Answer of the calls whose contract is rows with success and message. */
export const OutcomeRows = z.array(Outcome);
export type OutcomeRows = z.infer<typeof OutcomeRows>;
