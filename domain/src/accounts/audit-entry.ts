import * as z from 'zod/mini';

/** What an admin did to an account, or what the shop noted about it. */
export const AccountAction = z.enum([
  'create-account',
  'create-first-admin',
  'update-profile',
  'change-email',
  'suspend',
  'activate',
  'bar-purchases',
  'allow-purchases',
  'verify-email',
  'reset-pin',
  'add-role',
  'remove-role',
  'delete-account',
  'outside-change',
  'slow-guessing',
  'short-admin-pin',
  'admin-made',
]);
export type AccountAction = z.infer<typeof AccountAction>;

/** The edit dialog's words for each action in its history. */
export const ACTION_WORDS: Record<AccountAction, string> = {
  'create-account': 'Account created',
  'create-first-admin': 'First admin created',
  'update-profile': 'Profile edited',
  'change-email': 'Email changed',
  suspend: 'Account suspended',
  activate: 'Account activated',
  'bar-purchases': 'Purchases disabled',
  'allow-purchases': 'Purchases enabled',
  'verify-email': 'Email verified',
  'reset-pin': 'PIN reset',
  'add-role': 'Role added',
  'remove-role': 'Role removed',
  'delete-account': 'Account deleted',
  'outside-change': 'Change outside the shop undone',
  'slow-guessing': 'Many wrong PINs within a month',
  'short-admin-pin': 'Admin with a PIN of under 6',
  'admin-made': 'New admin',
};

/**
 * A document of `audit_log/{id}` about an account: who did what to whom and when, with the fields
 * that changed before and after. Never a PIN, hash or token. Admins read, functions write.
 */
export const AccountAuditEntry = z.object({
  id: z.string(),
  actor_id: z.string(),
  actor_email: z.string(),
  target_id: z.string(),
  target_email: z.string(),
  action: AccountAction,
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  created_at: z.date(),
});
export type AccountAuditEntry = z.infer<typeof AccountAuditEntry>;
