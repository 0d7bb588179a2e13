import * as z from 'zod/mini';

/** The id of one request, which its sender makes: sent again, it finds what it did the first time. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));
