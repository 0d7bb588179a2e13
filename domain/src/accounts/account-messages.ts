import { AUTH_MESSAGES } from '@reef/domain/shared/messages';

/** The exact messages of docs/spec/accounts.md and docs/spec/administration.md, and our own. */
export const SIGN_UP_MESSAGES = {
  missingFields: 'Please fill in all required fields',
  pinsDiffer: 'PINs do not match',
  pinTooShort: 'PIN must be at least 6 characters',
  errorTitle: 'Sign Up Error',
  successTitle: 'Check your email',
  success: "We've sent you a confirmation link to complete your registration.",
  /** Ours; true for every address, and tells nobody whether it has an account. */
  takenHint: 'If this address already has an account, it gets a link to choose a new PIN instead.',
  mailFailed:
    'The confirmation email could not be sent. Go to Sign In and sign in: you can have it sent again there.',
  resend: 'Send the confirmation link again',
  resendFailed: 'The confirmation email could not be sent. Please try again later.',
} as const;

/** Signing in and out (AUTH-03); the refusals are AUTH_MESSAGES. */
export const SIGN_IN_MESSAGES = {
  errorTitle: 'Sign In Error',
  successTitle: 'Sign In Successful',
  success: 'Welcome back!',
  adminSuccess: 'Welcome back! Admin access granted.',
  signedOut: 'Signed Out',
  signOutError: 'Sign Out Error',
} as const;

const MINUTE_S = 60;

function spanWords(seconds: number): string {
  if (seconds < MINUTE_S) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** The screens that refuse (AUTH-07). */
export const DENIAL_MESSAGES = {
  adminOnly: 'Access denied. Admin privileges required.',
  signInTitle: 'Authentication Required',
  adminTitle: 'Admin Access Required',
  noPermission: "You don't have permission to access this page.",
  resetSignedOut: 'You must be logged in to reset passwords',
  signInFirst: 'Please sign in first.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  tooMany: AUTH_MESSAGES.tooMany,
  /** AUTH-08: the same for every e-mail, whether it has an account or not. */
  tooManyFor: (seconds: number) => `Too many attempts. Please try again in ${spanWords(seconds)}.`,
} as const;

/** The profile page (PROF-03). */
export const PROFILE_MESSAGES = {
  none: 'No profile found.',
  loadFailed: { title: 'Error', text: 'Unable to load your profile.' },
  saved: { title: 'Profile saved', text: 'Your information was updated successfully.' },
  saveFailed: { title: 'Save failed', text: 'Please try again.' },
} as const;

/** The Change PIN card (PROF-04). */
export const CHANGE_PIN_MESSAGES = {
  missing: { title: 'Missing fields', text: 'Please fill in all PIN fields.' },
  differ: { title: 'PINs do not match', text: 'New PIN and confirmation must match.' },
  updated: { title: 'PIN updated', text: 'Your PIN was changed successfully.' },
  refusedTitle: 'Update failed',
  refused: 'Could not update PIN.',
  failed: { title: 'Error', text: 'Unable to change PIN. Please try again.' },
  wrongCurrent: 'Current PIN is incorrect',
  /** Ours: an admin tries their own PIN where those of others are reset. */
  ownPin: 'Change your own PIN on your profile, with the current one.',
} as const;

/** Why a PIN's length is refused, by the least length that applies. */
export const PIN_TOO_SHORT = {
  4: 'PIN must be at least 4 characters',
  6: 'PIN must be at least 6 characters',
} as const;

/** The create-user form (USER-03, USER-04). */
export const CREATE_USER_MESSAGES = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  pinRequired: 'PIN is required',
  pinTooShort: PIN_TOO_SHORT[4],
  requiredForComplete: (label: string) => `${label} is required for complete profile`,
  invalid: { title: 'Validation Error', text: 'Please fix the errors below before submitting.' },
  failedTitle: 'User Creation Failed',
  failed: 'Unknown error occurred',
  unexpected: (message: string) => ({ title: 'Error', text: `Unexpected error: ${message}` }),
  created: 'User account created successfully',
  complete: 'Profile: complete',
  basic: 'Profile: basic',
  exists: 'An account with this email already exists',
} as const;

/** The user list and the edit dialog (USER-05 to USER-09). */
export const USER_MESSAGES = {
  fetchFailed: 'Failed to fetch users',
  unexpected: 'An unexpected error occurred',
  deleteConfirm: 'Are you sure you want to delete this user? This action cannot be undone.',
  deleted: 'User deleted successfully',
  deleteFailed: 'Failed to delete user',
  roleAdded: 'User role added successfully',
  roleRemoved: 'User role removed successfully',
  roleFailed: 'Failed to update user role',
  profileUpdated: 'User profile updated successfully',
  profileFailed: 'Failed to update user profile',
  passwordReset: 'Password reset successfully',
  passwordFailed: 'Failed to reset password',
  invalidPin: 'Invalid PIN',
  pinTooShort: PIN_TOO_SHORT[6],
  emailVerified: "User's email has been verified successfully",
  verifyFailed: 'Failed to verify email',
  notFound: 'User not found',
  ordersFailed: { title: 'Error', text: 'Failed to fetch order history' },
} as const;

/** The initial-admin form and the set-up page (ADMP-01, SETUP-01 to SETUP-03). */
export const SETUP_MESSAGES = {
  bothRequired: 'Please provide both email and PIN',
  allRequired: 'Please fill in all fields',
  pinsDiffer: 'PIN and confirmation do not match',
  pinTooShort: 'PIN must be at least 6 characters long',
  failedTitle: 'Failed to Create Admin',
  createdTitle: 'Admin Created Successfully',
  creationFailed: 'Admin Creation Failed',
  accountCreated: 'Admin Account Created',
  loginPassed: 'Login Test Successful',
  adminStatus: (isAdmin: boolean) => `Verified! Admin status: ${isAdmin ? 'Yes' : 'No'}`,
  loginFailed: 'Login Test Failed',
  missingCredentials: 'Missing Credentials',
  disabled: {
    title: 'Feature Disabled',
    text: 'Please use the Admin Setup page to create admin accounts securely',
  },
  created: 'Admin account created successfully',
  verified: 'Login verified successfully',
  codeWrong: 'The set-up code is not right.',
  adminExists: 'An admin already exists. Sign in as an admin to create another.',
} as const;

/** What the set-up page says when a call goes wrong (SETUP-05). */
export const ADMIN_CALL_MESSAGES = {
  createFailed: (message: string) => `Failed to create admin account: ${message}`,
  noCreateResult: 'No result returned from database function',
  verifyFailed: (message: string) => `Login verification failed: ${message}`,
  noVerifyResult: 'No result returned from login verification',
  unexpected: (message: string) => `Unexpected error: ${message}`,
} as const;

/** Why a change to an admin is refused: there must always be an admin who can sign in. */
export const ADMIN_GUARD_MESSAGES = {
  'last-admin': 'This is the last active admin. Make another user an admin first.',
  self: 'You cannot do this to your own account. Ask another admin.',
  'user-role': 'Every account keeps the user role.',
} as const;
