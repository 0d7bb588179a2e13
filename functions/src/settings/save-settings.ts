import { checkSettings } from '@reef/domain/settings/check-settings';
import { SETTINGS_MESSAGES, settingsChanges } from '@reef/domain/settings/settings-calls';
import { publicPart, type StoredSettings } from '@reef/domain/settings/owner-settings';
import type { StoredPublicSettings } from '@reef/domain/settings/stored-public-settings';
import { ADMIN_ONLY } from '@reef/domain/shared/call-parts';
import { refused } from '@reef/domain/shared/refused';
import type { Firestore } from 'firebase-admin/firestore';
import { asActiveAdmin } from '#shared/access/active-admin.ts';
import { collections } from '#shared/db/documents.ts';
import { logEntry } from '#shared/db/log-entry.ts';
import { replacedSettings, settingsDocument } from './shop-settings.ts';

/** What saving the settings needs. */
export type SettingsDeps = { db: Firestore; now: () => Date; newId: () => string };

/** Why nothing was saved; `message` is for the admin. `field` is the path of the bad value. */
export type SettingsRefusal =
  | { code: 'not-admin'; message: string }
  | { code: 'settings-changed'; message: string; revision: number }
  | { code: 'settings-invalid'; message: string; field: string };

export type SaveSettingsResult =
  | { ok: true; revision: number }
  | { ok: false; refusal: SettingsRefusal };

/**
 * Saves the owner's settings with the public part and an entry in the audit log, in one step
 * (SHIP-01), which also checks the role. Settings that others changed since they were read are not
 * overwritten; settings that change nothing write nothing. Those that cannot be read are replaced as
 * a whole, and the log keeps them.
 * @param edited.revision the revision that the admin edited.
 * @param edited.settings unparsed; every bad value has a message.
 */
export async function saveSettings(
  deps: SettingsDeps,
  adminId: string,
  edited: { revision: number; settings: unknown },
): Promise<SaveSettingsResult> {
  const { settings: documents, auditLog } = collections(deps.db);
  const document = settingsDocument(deps.db);
  const notAdmin = refused({ code: 'not-admin', message: ADMIN_ONLY });
  return asActiveAdmin(deps.db, adminId, notAdmin, async (tx, admin) => {
    const stored = await tx.get(document);
    const { revision, settings: before } = replacedSettings(stored);
    const checked = checkSettings(edited.settings);
    if (!checked.ok) {
      const { field, message } = checked.faults[0] ?? { field: '', message: '' };
      return refused({ code: 'settings-invalid', field, message });
    }
    const unread = { before: stored.get('settings') ?? null, after: checked.settings };
    const changes = before === null ? unread : settingsChanges(before, checked.settings);
    // Also when it is sent again because its answer was lost.
    if (changes === null) return { ok: true, revision };
    if (edited.revision !== revision) {
      return refused({ code: 'settings-changed', revision, message: SETTINGS_MESSAGES.changed });
    }
    const { settings } = checked;
    const updated_at = deps.now();
    const whole: StoredSettings = {
      revision: revision + 1,
      settings,
      updated_at,
      updated_by: adminId,
    };
    const open: StoredPublicSettings = {
      revision: revision + 1,
      settings: publicPart(settings),
      updated_at,
    };
    tx.set(document, whole);
    tx.set(documents.doc('public'), open);
    const entry = {
      action: 'save-settings',
      actor: adminId,
      actor_email: admin.email,
      target: document.path,
      ...changes,
      revision: revision + 1,
    };
    tx.create(auditLog.doc(deps.newId()), logEntry(entry, updated_at));
    return { ok: true, revision: revision + 1 };
  });
}
