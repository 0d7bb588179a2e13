import type { AccountStatus, ContactAndShipping, Role } from '@reef/domain/accounts/account';

/** An account to seed. */
export type Person = {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
  readonly canMakePurchases: boolean;
  readonly accountStatus: AccountStatus;
  readonly contact: ContactAndShipping;
  /**
   * The PIN, and where it is kept: in `pin_credentials`, as every new one, or as Firebase's
   * password, as before decision 34; null for a person who never signs in.
   */
  readonly signIn: { readonly kind: 'credential' | 'password'; readonly pin: string } | null;
};

/** First name and last name as one. */
export function fullName({ contact }: Pick<Person, 'contact'>): string {
  return `${contact.first_name} ${contact.last_name}`;
}
