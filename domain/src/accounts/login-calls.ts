import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH } from './email.ts';
import { MAX_PIN_LENGTH } from './pin.ts';

/** Body of `login` (CALL-01): the PIN is sent as `password`. */
export const LoginRequest = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(MAX_EMAIL_LENGTH)),
  password: z.string().check(z.minLength(1), z.maxLength(MAX_PIN_LENGTH)),
});

/** Answer of `login`; `token` signs the browser in, present only on success. */
export const LoginResponse = z.object({
  success: z.boolean(),
  userId: z.optional(z.string()),
  isAdmin: z.optional(z.boolean()),
  token: z.optional(z.string()),
  message: z.optional(z.string()),
  /** Seconds until a PIN is checked again; present only while too many wrong ones have locked. */
  lockedForS: z.optional(z.int()),
  /** True if the PIN is right and the e-mail still has to be confirmed. */
  isUnconfirmed: z.optional(z.boolean()),
});
export type LoginResponse = z.infer<typeof LoginResponse>;

/** Answer of `complete_sign_in`. Apart from the other calls, which a buyer's browser need not load. */
export const CompleteSignInResult = z.object({
  user_id: z.string(),
  is_admin: z.boolean(),
  email_verified: z.boolean(),
});
export type CompleteSignInResult = z.infer<typeof CompleteSignInResult>;
