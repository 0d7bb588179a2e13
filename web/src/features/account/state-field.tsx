import type { ReactNode } from 'react';
import { NativeSelect, type Option } from '#ui/forms/native-select.tsx';
import { STATE_NAMES } from './us-states.ts';

const NAMED = Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label }));

/** The options; a state that was typed before there was a list can stay. */
export function stateOptions(present: string): Option<string>[] {
  const isNamed = present === '' || Object.hasOwn(STATE_NAMES, present);
  return [
    { value: '', label: 'Choose a state' },
    ...(isNamed ? [] : [{ value: present, label: present }]),
    ...NAMED,
  ];
}

/** The state of an address in the USA. */
export function StateField({
  label,
  value,
  required,
  error,
  onChange,
}: {
  label: string;
  value: string;
  required?: boolean;
  error?: string | null;
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <NativeSelect
      label={label}
      autoComplete="address-level1"
      required={required}
      error={error}
      value={value}
      options={stateOptions(value)}
      onChange={onChange}
    />
  );
}
