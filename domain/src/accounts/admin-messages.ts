import { PIN_TOO_SHORT } from '@reef/domain/accounts/account-messages';

/* Exact messages of docs/spec/administration.md that only admins read, and our own. */

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
  othersSaved: 'The other changes were saved.',
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
  codeWrong: 'The setup code is wrong.',
  adminExists: 'An admin already exists. Sign in as an admin to create another.',
} as const;

/** What the set-up page says when a call fails (SETUP-05). */
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
  'own-email': 'You cannot change the email of your own account. Ask another admin.',
  'user-role': 'Every account keeps the user role.',
} as const;
