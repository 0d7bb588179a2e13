import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH } from './email.ts';
import { MAX_PIN_LENGTH } from './pin.ts';

const Token = z.string().check(z.regex(/^[\w-]{43}$/));

const LinkOccasion = z.enum(['forgotten', 'unconfirmed']);
/** What a mailed link is for: a forgotten PIN, or an e-mail that is not confirmed. */
export type LinkOccasion = z.infer<typeof LinkOccasion>;

/** `request_link`: a mailed link to choose a new PIN, or to confirm the e-mail. */
export const RequestLinkRequest = z.object({
  email: z.string().check(z.maxLength(MAX_EMAIL_LENGTH)),
  occasion: LinkOccasion,
});

/** `use_pin_link`. */
export const UsePinLinkRequest = z.object({
  token: Token,
  pin: z.string().check(z.maxLength(MAX_PIN_LENGTH)),
});

/** `use_email_link`. */
export const UseEmailLinkRequest = z.object({ token: Token });
