import * as z from 'zod/mini';
import { UserId } from '@reef/domain/shared/document-id';
import { Outcome, OutcomeRows } from '@reef/domain/shared/call-parts';
import {
  AccountStatus,
  CONTACT_LIMITS,
  ContactAndShipping,
  COUNTRIES,
  Profile,
  Role,
} from './account.ts';
import { MAX_EMAIL_LENGTH } from './email.ts';
import { MAX_PIN_LENGTH, MAX_SETUP_CODE_LENGTH } from './pin.ts';

const Email = z.string().check(z.maxLength(MAX_EMAIL_LENGTH));
// The use-cases check minimum lengths, because they answer with the exact messages.
const Pin = z.string().check(z.maxLength(MAX_PIN_LENGTH));
const SetupCode = z.optional(z.string().check(z.maxLength(MAX_SETUP_CODE_LENGTH)));

const text = (most: number) => z.string().check(z.maxLength(most));
const optionalText = (most: number) => z._default(text(most), '');
const NO_COUNTRY = '' as const;

/** `create_admin_account` and `create_initial_admin`; the code only while there is no admin. */
export const CreateAdminRequest = z.object({
  admin_email: Email,
  admin_pin: Pin,
  setup_code: SetupCode,
});
export const CreateAdminResult = OutcomeRows;

/** `verify_admin_login`. */
export const VerifyAdminLoginRequest = z.object({ login_email: Email, login_pin: Pin });
export const VerifyAdminLoginResult = z.array(
  z.extend(Outcome, { user_id: z.nullable(z.string()), is_admin: z.boolean() }),
);

/** `sign_up`: what the sign-up form sends (AUTH-04). */
export const SignUpRequest = z.object({
  email: Email,
  pin: Pin,
  firstName: text(CONTACT_LIMITS.first_name),
  lastName: text(CONTACT_LIMITS.last_name),
  phone: optionalText(CONTACT_LIMITS.phone),
  addressLine1: text(CONTACT_LIMITS.shipping_address_line1),
  addressLine2: optionalText(CONTACT_LIMITS.shipping_address_line2),
  city: text(CONTACT_LIMITS.shipping_city),
  state: text(CONTACT_LIMITS.shipping_state),
  zipCode: text(CONTACT_LIMITS.shipping_zip),
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** `complete_sign_in`: called after every sign-in, standard or custom. */
export const CompleteSignInRequest = z.nullish(z.object({}));

/** `get_user_profile_extended`; the caller's own without a target. Answers at most one row. */
export const GetProfileRequest = z.nullish(
  z.object({ target_user_id: z.optional(z.nullable(UserId)) }),
);
export const ExtendedProfileRow = z.extend(ContactAndShipping, {
  user_id: z.string(),
  account_status: AccountStatus,
  updated_at: z.iso.datetime(),
});
export type ExtendedProfileRow = z.infer<typeof ExtendedProfileRow>;

/** `update_user_extended_profile`; an omitted field keeps its value. */
export const UpdateProfileRequest = z.object({
  target_user_id: UserId,
  p_first_name: z.optional(text(CONTACT_LIMITS.first_name)),
  p_last_name: z.optional(text(CONTACT_LIMITS.last_name)),
  p_phone: z.optional(text(CONTACT_LIMITS.phone)),
  p_shipping_address_line1: z.optional(text(CONTACT_LIMITS.shipping_address_line1)),
  p_shipping_address_line2: z.optional(text(CONTACT_LIMITS.shipping_address_line2)),
  p_shipping_city: z.optional(text(CONTACT_LIMITS.shipping_city)),
  p_shipping_state: z.optional(text(CONTACT_LIMITS.shipping_state)),
  p_shipping_zip: z.optional(text(CONTACT_LIMITS.shipping_zip)),
  p_shipping_country: z.optional(z.enum([...COUNTRIES, NO_COUNTRY])),
});
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;
/** Refusals come as the call's error. */
export const UpdateProfileResult = z.object({ error: z.null() });

/** `reset_pin_by_user_id`; owners give their current PIN, an admin needs none. */
export const ResetPinRequest = z.object({
  p_target_user_id: UserId,
  p_current_pin: z.optional(z.nullable(Pin)),
  p_new_pin: Pin,
});
/** `token` signs the owner's browser in again, because every session has just ended. */
export const ResetPinResult = z.extend(Outcome, { token: z.optional(z.string()) });
export type ResetPinResult = z.infer<typeof ResetPinResult>;

/** `create_user_account`. An empty country becomes US. */
export const CreateUserRequest = z.object({
  user_email: Email,
  user_pin: Pin,
  user_role: z._default(Role, 'user'),
  first_name: optionalText(CONTACT_LIMITS.first_name),
  last_name: optionalText(CONTACT_LIMITS.last_name),
  phone: optionalText(CONTACT_LIMITS.phone),
  address_line1: optionalText(CONTACT_LIMITS.shipping_address_line1),
  address_line2: optionalText(CONTACT_LIMITS.shipping_address_line2),
  city: optionalText(CONTACT_LIMITS.shipping_city),
  state: optionalText(CONTACT_LIMITS.shipping_state),
  zip_code: optionalText(CONTACT_LIMITS.shipping_zip),
  country: z._default(z.enum([...COUNTRIES, NO_COUNTRY]), ''),
});
export type CreateUserRequest = z.infer<typeof CreateUserRequest>;
export const CreateUserResult = z.array(z.extend(Outcome, { user_id: z.optional(z.string()) }));

/** One user of `get_all_users_with_roles`; `created_at` is ISO 8601. */
export const UserWithRoles = z.object({
  user_id: z.string(),
  email: z.string(),
  email_verified: Profile.shape.email_verified,
  can_make_purchases: Profile.shape.can_make_purchases,
  opens_on_confirmation: z._default(z.boolean(), false),
  created_at: z.iso.datetime(),
  role: Role,
  roles: z.array(Role),
  first_name: z.string(),
  last_name: z.string(),
  account_status: AccountStatus,
});
export type UserWithRoles = z.infer<typeof UserWithRoles>;

/** The most users of one page. */
const MAX_PAGE_SIZE = 100;

/** `get_all_users_with_roles` with a page: its size, its start, its filter. */
export const UsersPageRequest = z.object({
  size: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)), 25),
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(600)))),
  role: z.optional(z.nullable(Role)),
  search: z.optional(z.nullable(text(200))),
});
export type UsersPageRequest = z.infer<typeof UsersPageRequest>;

/** Without `page` it answers every user (CALL-03). */
export const GetUsersRequest = z.nullish(
  z.object({ page: z.optional(z.nullable(UsersPageRequest)) }),
);

/** A page, by e-mail. `total` is the number found; `counts` are of the whole shop. */
export const UsersPage = z.object({
  users: z.array(UserWithRoles),
  next_cursor: z.nullable(z.string()),
  total: z.int(),
  counts: z.object({ all: z.int(), admins: z.int(), users: z.int() }),
});
export type UsersPage = z.infer<typeof UsersPage>;

/** `delete_user_account` and `verify_email`. */
export const TargetRequest = z.object({ target_user_id: UserId });

/** `update_user_role`. */
export const UpdateRoleRequest = z.object({
  target_user_id: UserId,
  new_role: Role,
  action: z.enum(['add', 'remove']),
});
export type UpdateRoleRequest = z.infer<typeof UpdateRoleRequest>;

/** `update_account`: what an admin changes; an omitted field stays. */
export const UpdateAccountRequest = z.object({
  target_user_id: UserId,
  account_status: z.optional(AccountStatus),
  can_make_purchases: z.optional(z.boolean()),
  email: z.optional(Email),
});
export type UpdateAccountRequest = z.infer<typeof UpdateAccountRequest>;

/** `reset-auth-password`; `error` is a refusal in its exact words. */
export const ResetAuthPasswordRequest = z.object({
  userId: UserId,
  newPassword: Pin,
  adminUserId: UserId,
});
export const ResetAuthPasswordResult = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
});
