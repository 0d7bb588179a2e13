import type { AccountStatus, ContactAndShipping, Role } from '@reef/domain/accounts/account';

/** An account to seed. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
  readonly canMakePurchases: boolean;
  readonly accountStatus: AccountStatus;
  readonly contact: ContactAndShipping;
  /** How to sign in: by the custom login, by Firebase's own, or not at all. */
  readonly signIn: { readonly kind: 'custom' | 'standard'; readonly pin: string } | null;
}

/** First name and last name as one. */
export function fullName({ contact }: Pick<Person, 'contact'>): string {
  return `${contact.first_name} ${contact.last_name}`;
}
