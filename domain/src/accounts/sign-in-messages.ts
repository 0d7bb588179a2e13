/**
 * Exact words for signing in (AUTH-03); separate from the sign-up messages, which a
 * buyer who signs in does not load.
 */
export const SIGN_IN_MESSAGES = {
  errorTitle: 'Sign In Error',
  successTitle: 'Sign In Successful',
  success: 'Welcome back!',
  adminSuccess: 'Welcome back! Admin access granted.',
} as const;

/** Exact words for refusing a sign-in (AUTH-03). */
export const AUTH_MESSAGES = {
  badCredentials: 'Invalid email or PIN. Please check your credentials and try again.',
  unconfirmed: 'Please check your email and click the confirmation link before signing in.',
  unexpected: 'An unexpected error occurred',
  /** Ours: nothing was checked. */
  offline: 'You are offline. Sign in when the connection is back.',
  /** Ours: AUTH-08. */
  tooMany: 'Too many attempts. Please try again later.',
} as const;
