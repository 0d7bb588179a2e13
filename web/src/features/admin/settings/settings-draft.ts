import { checkSettings } from '@reef/domain/settings/check-settings';
import type { ShopSettings } from '@reef/domain/settings/owner-settings';
import { formOf, isSameForm, type SettingsForm, settingsOf } from './settings-form.ts';
import { withTyped } from './with-typed.ts';

/** Settings at a revision. */
export type SettingsAt = { revision: number; settings: ShopSettings };

/** An admin's changes on top of settings. */
export type SettingsDraft = {
  userId: string;
  base: SettingsAt;
  form: SettingsForm;
  /** What was sent last; it may have been saved although no answer came. */
  sent: ShopSettings | null;
};

/** Whether saving a form would change settings: `9.5` is the same price as `9.50`. */
export function wouldChange(form: SettingsForm, settings: ShopSettings): boolean {
  const checked = checkSettings(settingsOf(form));
  return !isSameForm(checked.ok ? formOf(checked.settings) : form, formOf(settings));
}

/**
 * The rest of a draft over the `current` settings: null if the admin has changed nothing any more,
 * and based on `current` if those are the admin's own last save.
 */
export function remainingDraft(
  draft: SettingsDraft | null,
  current: SettingsAt,
): SettingsDraft | null {
  if (draft === null || current.revision <= draft.base.revision) return draft;
  const { form, base, sent } = draft;
  if (!wouldChange(form, current.settings)) return null;
  // Checked first: what was typed back while saving is as the base, but not as what was saved.
  const isOwn = sent !== null && !wouldChange(formOf(sent), current.settings);
  if (isOwn) return { ...draft, base: current, sent: null };
  return wouldChange(form, base.settings) ? draft : null;
}

/**
 * A draft once `saved` is stored: what was typed after `sent` was sent, or over the draft's base,
 * stays on top of it. Every other field gets its saved value.
 * @param sent the form that was sent; undefined if something else was saved.
 */
export function draftOver(
  draft: SettingsDraft,
  saved: SettingsAt,
  sent?: SettingsForm,
): SettingsDraft {
  const hasMore =
    sent === undefined ? wouldChange(draft.form, draft.base.settings) : draft.form !== sent;
  const stored = formOf(saved.settings);
  const form = hasMore
    ? withTyped(stored, sent ?? formOf(draft.base.settings), draft.form)
    : stored;
  return { ...draft, base: saved, form, sent: null };
}
