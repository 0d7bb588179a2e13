import { useEffect, useState } from 'react';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import {
  checkSettings,
  SaveSettingsResponse,
  type SettingsFault,
  StoredSettings,
} from '@reef/domain/settings/settings-calls';
import type { ShopSettings } from '@reef/domain/settings/shop-settings';
import { callFunction } from '#platform/data/calls.ts';
import { useLiveDocument } from '#platform/data/live-document.ts';
import { createStore, useStore } from '#platform/store.ts';
import { formOf, isSameForm, type SettingsForm, settingsOf } from './settings-form.ts';

/** What an admin has typed on top of a revision. */
type Draft = { userId: string; revision: number; form: SettingsForm };

/** Survives going to another page and back; only leaving the site asks (`beforeunload`). */
const draftStore = createStore<Draft | null>(null);

const UNSAVED = { revision: 0, settings: DEFAULT_SETTINGS };

/** What came of saving; `faults` have a sentence for each field. */
export type SaveOutcome =
  | { kind: 'saved'; before: ShopSettings; revision: number }
  | { kind: 'faulty'; faults: SettingsFault[] }
  | { kind: 'refused'; message: string };

/** Saves settings over a revision (`save_settings`); what is wrong is found before anything is sent. */
async function save(
  settings: ShopSettings,
  over: { revision: number; settings: ShopSettings },
): Promise<SaveOutcome> {
  const checked = checkSettings(settings);
  if (!checked.ok) return { kind: 'faulty', faults: checked.faults };
  const request = { revision: over.revision, settings: checked.settings };
  const answer = await callFunction('save_settings', request, SaveSettingsResponse);
  if (!answer.ok) return { kind: 'refused', message: answer.message };
  return { kind: 'saved', before: over.settings, revision: answer.data.revision };
}

/** Asks before the site is left with something unsaved. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}

/** The settings as they stand, and what the admin `userId` is making of them. */
export function useSettingsDraft(userId: string) {
  const stored = useLiveDocument('settings/shop', StoredSettings);
  const kept = useStore(draftStore);
  const [faults, setFaults] = useState<SettingsFault[]>([]);
  const draft = kept?.userId === userId ? kept : null;
  const current = stored.data ?? UNSAVED;
  const form = draft?.form ?? formOf(current.settings);
  const isDirty = draft !== null && !isSameForm(draft.form, formOf(current.settings));
  useLeaveWarning(isDirty);
  const discard = () => {
    setFaults([]);
    draftStore.set(null);
  };
  return {
    phase: stored.phase,
    retry: stored.retry,
    form,
    faults,
    isDirty,
    /** True where somebody else has saved since the admin began to type. */
    isOvertaken: isDirty && draft.revision !== current.revision,
    change: (changes: Partial<SettingsForm>) => {
      const revision = draft?.revision ?? current.revision;
      draftStore.set({ userId, revision, form: { ...form, ...changes } });
    },
    discard,
    save: async (): Promise<SaveOutcome> => {
      const over = { revision: draft?.revision ?? current.revision, settings: current.settings };
      const outcome = await save(settingsOf(form), over);
      if (outcome.kind === 'saved') discard();
      setFaults(outcome.kind === 'faulty' ? outcome.faults : []);
      return outcome;
    },
    /** Saves what was there before, over the revision that replaced it. */
    undo: (before: ShopSettings, revision: number): Promise<SaveOutcome> =>
      save(before, { revision, settings: current.settings }),
  };
}
