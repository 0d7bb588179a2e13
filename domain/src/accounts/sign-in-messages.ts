/**
 * Signing in (AUTH-03), exactly; the refusals are AUTH_MESSAGES. Apart from those of signing
 * up, which a buyer who signs in does not load.
 */
export const SIGN_IN_MESSAGES = {
  errorTitle: 'Sign In Error',
  successTitle: 'Sign In Successful',
  success: 'Welcome back!',
  adminSuccess: 'Welcome back! Admin access granted.',
} as const;
