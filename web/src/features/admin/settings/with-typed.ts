import type { SettingsForm } from './settings-form.ts';

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** `saved`, with the fields of `typed` that differ from `before`. */
function fieldsOver<T extends object>(saved: T, before: NoInfer<T>, typed: NoInfer<T>): T {
  const from = new Map<string, unknown>(Object.entries(before));
  const touched = Object.entries(typed).filter(([name, value]) => !isSame(value, from.get(name)));
  return { ...saved, ...Object.fromEntries(touched) };
}

function rowsOver<T extends object>(
  saved: readonly T[],
  before: readonly T[],
  typed: readonly T[],
): T[] {
  return typed.map((row, at) => fieldsOver(saved[at] ?? row, before[at] ?? row, row));
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
    ...fieldsOver(saved, before, typed),
    rules: rowsOver(saved.rules, before.rules, typed.rules),
    closedDates: datesOver(saved.closedDates, before.closedDates, typed.closedDates),
    hours: rowsOver(saved.hours, before.hours, typed.hours),
    contact: fieldsOver(saved.contact, before.contact, typed.contact),
  };
}
