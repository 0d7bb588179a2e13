import type { SettingsFault } from '@reef/domain/settings/check-settings';

/** The message for a field or for a part of it (`delivery.0.states` has those of its states). */
export type FaultOf = (field: string) => string | null;

/** Finds each field's message among the faults. */
export function faultsByField(faults: readonly SettingsFault[]): FaultOf {
  return (field) =>
    faults.find((fault) => fault.field === field || fault.field.startsWith(`${field}.`))?.message ??
    null;
}
