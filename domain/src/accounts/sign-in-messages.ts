/**
 * Exact words for signing in (AUTH-03); the refusals are AUTH_MESSAGES. Separate from the sign-up
 * messages, which a buyer who signs in does not load.
 */
export const SIGN_IN_MESSAGES = {
  errorTitle: 'Sign In Error',
  successTitle: 'Sign In Successful',
  success: 'Welcome back!',
  adminSuccess: 'Welcome back! Admin access granted.',
} as const;
