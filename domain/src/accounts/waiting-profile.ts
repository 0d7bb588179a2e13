import * as z from 'zod/mini';
import { Profile } from './account.ts';

/** `profiles/{uid}` with what admins need to know of a sign-up that waits. */
export const WaitingProfile = z.extend(Profile, {
  /** True from sign-up until the e-mail is confirmed; confirming it then allows purchases. */
  opens_on_confirmation: z.optional(z.boolean()),
});
export type WaitingProfile = z.infer<typeof WaitingProfile>;
