/** The schemas of an account's documents. */
export { ExtendedProfile, Profile, UserRole } from '@reef/domain/accounts/account';
