/* Loaded by `import()` only: it keeps zod out of the first scripts (decision 40). */
export { ExtendedProfile, Profile, UserRole } from '@reef/domain/accounts/account';
