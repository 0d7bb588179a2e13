import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { type ShopSettings, StoredSettings } from '@reef/domain/settings/owner-settings';
import { repairable } from '@reef/domain/settings/repairable-settings';
import { isRecord } from '@reef/domain/shared/plain-value';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections, parseDocument, parseReadable } from '#shared/db/documents.ts';

/** The settings and their revision; the defaults with revision 0 if nothing was ever saved. */
export type CurrentSettings = { revision: number; settings: ShopSettings };

/** The document of the owner's settings, `settings/shop`. */
export function settingsDocument(db: Firestore): DocumentReference {
  return collections(db).settings.doc('shop');
}

/**
 * The settings of a snapshot of `settings/shop`.
 * @throws ZodError if the document breaks its schema: only `save_settings` writes it, checked.
 */
export function settingsIn(snapshot: DocumentSnapshot | undefined): CurrentSettings {
  const stored = parseDocument(StoredSettings, snapshot);
  return stored ?? { revision: 0, settings: DEFAULT_SETTINGS };
}

/** The same, for what must not fail with them: null if the document breaks its schema. */
export function readableSettings(snapshot: DocumentSnapshot | undefined): ShopSettings | null {
  if (snapshot?.exists !== true) return DEFAULT_SETTINGS;
  return parseReadable(StoredSettings, snapshot)?.settings ?? null;
}

/** What can be read of the settings, and the defaults for the rest. */
export function settingsAtHand(snapshot: DocumentSnapshot | undefined): ShopSettings {
  const saved: unknown = snapshot?.get('settings');
  return isRecord(saved) ? repairable(saved).settings : DEFAULT_SETTINGS;
}

/**
 * What a save replaces. Settings that cannot be read, such as a later release's after a rollback, are
 * null, with their revision: saving over them is how an owner repairs them.
 */
export function replacedSettings(snapshot: DocumentSnapshot): {
  revision: number;
  settings: ShopSettings | null;
} {
  const revision: unknown = snapshot.get('revision');
  return {
    revision: typeof revision === 'number' ? revision : 0,
    settings: readableSettings(snapshot),
  };
}
