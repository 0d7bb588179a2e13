import { isRecord } from '@reef/domain/shared/plain-value';
import * as z from 'zod/mini';
import { type ShopSettings, StoredFields } from './owner-settings.ts';

/** The document `settings/shop`, whichever release has saved it. */
export const AnySettings = z.object({
  revision: z.int(),
  settings: z.custom<Readonly<Record<string, unknown>>>(isRecord),
});

/**
 * What can be read of saved settings, for an owner who saves them anew. A field that cannot be read
 * has its default, and its name is in `unread`.
 */
export function repairable(saved: Readonly<Record<string, unknown>>): {
  settings: ShopSettings;
  unread: readonly string[];
} {
  const whole = z.safeParse(StoredFields, saved);
  if (whole.success) return { settings: whole.data, unread: [] };
  const unread = [...new Set(whole.error.issues.map(({ path }) => String(path[0])))];
  const readable = Object.entries(saved).filter(([name]) => !unread.includes(name));
  return { settings: z.parse(StoredFields, Object.fromEntries(readable)), unread };
}
