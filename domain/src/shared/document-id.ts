import * as z from 'zod/mini';

/** Firestore reserves ids between two pairs of underscores and fails calls that name one. */
const IS_FREE = /^(?!__.*__$)/;

/** The id of a product, as the shop and its seed make them. */
export const ProductId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/), z.regex(IS_FREE));

/** The id of an account, as Firebase Auth makes or imports them. */
export const UserId = z.string().check(z.regex(/^[A-Za-z0-9_:-]{1,128}$/), z.regex(IS_FREE));

/** The id of a document named by the functions: letters, digits, hyphens. */
export const DocumentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/), z.regex(IS_FREE));
