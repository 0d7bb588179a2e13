import * as z from 'zod/mini';

/** The roles a user can hold (docs/spec/rights.md). */
export const Role = z.enum(['user', 'admin']);
export type Role = z.infer<typeof Role>;

/** A document of `user_roles/{uid}`. */
export const UserRole = z.object({
  user_id: z.string(),
  role: Role,
  /** Sessions begun before this are ended, such as by a PIN reset or a suspension. */
  sessions_valid_from: z.optional(z.nullable(z.date())),
});
export type UserRole = z.infer<typeof UserRole>;

/** A document of `profiles/{uid}`. Only functions write it (RULE-02). */
export const Profile = z.object({
  user_id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  can_make_purchases: z.boolean(),
  created_at: z.date(),
  roles: z.array(Role),
});
export type Profile = z.infer<typeof Profile>;

/** Account states an admin switches between (USER-10). */
export const AccountStatus = z.enum(['active', 'suspended']);
export type AccountStatus = z.infer<typeof AccountStatus>;

/** Countries an address can be in; the first is the default (USER-03). */
export const COUNTRIES = ['US', 'CA', 'MX'] as const;
/** Where live animals are sent; buyers can choose nothing else. */
export const SHIPPED_COUNTRIES = ['US'] as const satisfies readonly (typeof COUNTRIES)[number][];

/** The most characters of each field of contact and shipping, here and in the security rules. */
export const CONTACT_LIMITS = {
  first_name: 100,
  last_name: 100,
  phone: 40,
  shipping_address_line1: 200,
  shipping_address_line2: 200,
  shipping_city: 100,
  shipping_state: 100,
  shipping_zip: 20,
} as const;

/** The fields of a profile that its owner may edit, with the bounds of the security rules. */
export const ContactAndShipping = z.object({
  first_name: z.string().check(z.maxLength(CONTACT_LIMITS.first_name)),
  last_name: z.string().check(z.maxLength(CONTACT_LIMITS.last_name)),
  phone: z.string().check(z.maxLength(CONTACT_LIMITS.phone)),
  shipping_address_line1: z.string().check(z.maxLength(CONTACT_LIMITS.shipping_address_line1)),
  shipping_address_line2: z.string().check(z.maxLength(CONTACT_LIMITS.shipping_address_line2)),
  shipping_city: z.string().check(z.maxLength(CONTACT_LIMITS.shipping_city)),
  shipping_state: z.string().check(z.maxLength(CONTACT_LIMITS.shipping_state)),
  shipping_zip: z.string().check(z.maxLength(CONTACT_LIMITS.shipping_zip)),
  shipping_country: z.enum(COUNTRIES),
});
export type ContactAndShipping = z.infer<typeof ContactAndShipping>;

/** A document of `user_profiles_extended/{uid}`. */
export const ExtendedProfile = z.extend(ContactAndShipping, {
  user_id: z.string(),
  account_status: AccountStatus,
  updated_at: z.date(),
});
export type ExtendedProfile = z.infer<typeof ExtendedProfile>;

/** Contact and shipping of a user who has not filled in anything yet. */
export const EMPTY_CONTACT: ContactAndShipping = {
  first_name: '',
  last_name: '',
  phone: '',
  shipping_address_line1: '',
  shipping_address_line2: '',
  shipping_city: '',
  shipping_state: '',
  shipping_zip: '',
  shipping_country: 'US',
};

/** The contact and shipping of a user's profile, without its other fields. */
export function contactOf(extended: ExtendedProfile | null): ContactAndShipping {
  if (extended === null) return EMPTY_CONTACT;
  const { user_id: _, account_status: __, updated_at: ___, ...contact } = extended;
  return contact;
}

/**
 * Firebase's name for a sign-in with our token (a token's `sign_in_provider`). Every other way,
 * such as Firebase's own password, opens nothing; firestore.rules and storage.rules check the same.
 */
export const SHOP_SIGN_IN = 'custom';
