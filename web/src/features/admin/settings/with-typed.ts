import { mergeEdits } from '@reef/domain/shared/merge-edits';
import type { SettingsForm } from './settings-form.ts';

function rowsOver<T extends object>(
  saved: readonly T[],
  before: readonly T[],
  typed: readonly T[],
): T[] {
  return typed.map((row, at) => mergeEdits(saved[at] ?? row, before[at] ?? row, row));
}

/** The saved dates, with those added or removed since `before`. */
function datesOver(
  saved: readonly string[],
  before: readonly string[],
  typed: readonly string[],
): string[] {
  const kept = saved.filter((date) => typed.includes(date) || !before.includes(date));
  const added = typed.filter((date) => !before.includes(date));
  return [...new Set([...kept, ...added])].toSorted();
}

/** The form of saved settings, with what was typed since the form was `before`. */
export function withTyped(
  saved: SettingsForm,
  before: SettingsForm,
  typed: SettingsForm,
): SettingsForm {
  return {
    ...mergeEdits(saved, before, typed),
    rules: rowsOver(saved.rules, before.rules, typed.rules),
    closedDates: datesOver(saved.closedDates, before.closedDates, typed.closedDates),
    hours: rowsOver(saved.hours, before.hours, typed.hours),
    contact: mergeEdits(saved.contact, before.contact, typed.contact),
  };
}
