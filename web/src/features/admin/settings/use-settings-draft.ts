import { useEffect, useMemo, useState } from 'react';
import { checkSettings, type SettingsFault } from '@reef/domain/settings/check-settings';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import type { ShopSettings } from '@reef/domain/settings/owner-settings';
import { AnySettings, repairable } from '@reef/domain/settings/repairable-settings';
import { SaveSettingsResponse } from '@reef/domain/settings/settings-calls';
import { now } from '#platform/clock.ts';
import { callFunction } from '#platform/data/calls/calls.ts';
import { useLiveDocument } from '#platform/data/live/live-document.ts';
import { askBeforeLeaving } from '#platform/device/ask-before-leaving.ts';
import { createStore, useStore } from '#platform/store.ts';
import {
  draftOver,
  type SettingsAt,
  type SettingsDraft,
  remainingDraft,
  wouldChange,
} from './settings-draft.ts';
import { formOf, type SettingsForm, settingsOf } from './settings-form.ts';

/** Survives a visit to another page; only leaving the site asks (`beforeunload`). */
const draftStore = createStore<SettingsDraft | null>(null);

/** Settings as they are stored; `unread` names the fields that cannot be read (`repairable`). */
type CurrentSettings = SettingsAt & { unread: readonly string[] };

const UNSAVED: CurrentSettings = { revision: 0, settings: DEFAULT_SETTINGS, unread: [] };

/** The stored settings, whichever release has saved them. */
function useStored() {
  const { data, phase, retry } = useLiveDocument('settings/shop', AnySettings);
  const current: CurrentSettings = useMemo(
    () => (data === null ? UNSAVED : { revision: data.revision, ...repairable(data.settings) }),
    [data],
  );
  return { current, phase, retry };
}

/**
 * The result of saving; `faults` have a sentence for each field. `before` is null if what was saved
 * before could not be read, so that it cannot be brought back.
 */
export type SaveOutcome =
  | { ok: true; before: ShopSettings | null; saved: SettingsAt }
  | { ok: false; refusal: 'faulty'; faults: SettingsFault[] }
  | { ok: false; refusal: 'refused'; message: string };

/** Saves checked settings over those of a revision (`save_settings`). */
async function send(settings: ShopSettings, over: SettingsAt): Promise<SaveOutcome> {
  const request = { revision: over.revision, settings };
  const answer = await callFunction('save_settings', request, SaveSettingsResponse);
  if (!answer.ok) return { ok: false, refusal: 'refused', message: answer.message };
  const { revision } = answer.data;
  return { ok: true, before: over.settings, saved: { revision, settings } };
}

/** Asks before the site is left with unsaved changes. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => (isActive ? askBeforeLeaving() : undefined), [isActive]);
}

/** The draft over the present settings; one without changes any more is dropped. */
function useRemainingDraft(userId: string, current: SettingsAt): SettingsDraft | null {
  const kept = useStore(draftStore);
  const own = kept?.userId === userId ? kept : null;
  const draft = remainingDraft(own, current);
  useEffect(() => {
    if (own !== null && draft !== own && draftStore.get() === own) draftStore.set(draft);
  }, [own, draft]);
  return draft;
}

/** The present settings, and the changes of the admin `userId`. */
export function useSettingsDraft(userId: string) {
  const { current, phase, retry } = useStored();
  const [faults, setFaults] = useState<SettingsFault[]>([]);
  const { unread } = current;
  const draft = useRemainingDraft(userId, current);
  const isOlder = draft !== null && current.revision > draft.base.revision;
  // The admin's own save may be known before the listener has received it.
  const over = draft === null || isOlder ? current : draft.base;
  const form = draft?.form ?? formOf(current.settings);
  const isDirty = draft !== null && wouldChange(draft.form, over.settings);
  useLeaveWarning(isDirty);
  return {
    phase,
    retry,
    unread,
    /** The settings as they are saved. */
    saved: current.settings,
    form,
    faults,
    isDirty,
    /** True if somebody else has saved since the admin began to type. */
    isOvertaken: isDirty && isOlder,
    change: (changes: Partial<SettingsForm>) => {
      const present = draft ?? { userId, base: current, sent: null };
      draftStore.set({ ...present, form: { ...form, ...changes } });
    },
    /**
     * Drops the changes. @returns a function to restore them; it returns false, and restores
     * nothing, if something was typed since.
     */
    discard: (): (() => boolean) => {
      setFaults([]);
      draftStore.set(null);
      return () => {
        const present = draftStore.get();
        if (present !== null && wouldChange(present.form, present.base.settings)) return false;
        draftStore.set(draft);
        return true;
      };
    },
    save: async (): Promise<SaveOutcome> => {
      const known = over.settings.closed_dates;
      const checked = checkSettings(settingsOf(form), { known, now: now() });
      setFaults(checked.ok ? [] : checked.faults);
      if (!checked.ok) return { ok: false, refusal: 'faulty', faults: checked.faults };
      const { settings } = checked;
      const base = draft?.base ?? current;
      draftStore.set({ userId, base, form, sent: settings });
      const outcome = await send(settings, base);
      const present = draftStore.get();
      if (outcome.ok && present !== null) {
        draftStore.set(draftOver(present, outcome.saved, form));
      }
      return outcome.ok && unread.length > 0 ? { ...outcome, before: null } : outcome;
    },
    /** Saves the earlier settings over those that replaced them. */
    undo: async (before: ShopSettings, saved: SettingsAt): Promise<SaveOutcome> => {
      const outcome = await send(before, saved);
      const present = draftStore.get();
      if (outcome.ok && present !== null) {
        draftStore.set(draftOver(present, outcome.saved));
      }
      return outcome;
    },
  };
}
