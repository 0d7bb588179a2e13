import {
  Field as HeadlessField,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
} from '@headlessui/react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { FieldProps } from './field.tsx';
import { CheckIcon, ChevronDownIcon } from './icons.tsx';
import type { Option } from './native-select.tsx';

/** A choice of one, with a list in the shop's own look. */
export function Select<T extends string>({
  label,
  isLabelHidden = false,
  error,
  className,
  value,
  options,
  placeholder = 'Choose…',
  onChange,
}: Omit<FieldProps, 'hint'> & {
  value: T | null;
  options: readonly Option<T>[];
  placeholder?: string;
  onChange: (value: T) => void;
}): ReactNode {
  const chosen = options.find((option) => option.value === value);
  return (
    <HeadlessField className={classNames('flex flex-col gap-1.5', className)}>
      <Label className={isLabelHidden ? 'visually-hidden' : 'text-sm font-semibold text-foam'}>
        {label}
      </Label>
      <Listbox
        value={value}
        invalid={Boolean(error)}
        onChange={(next) => next !== null && onChange(next)}
      >
        <ListboxButton className="input flex items-center justify-between gap-3 text-start">
          <span className={chosen === undefined ? 'text-haze' : ''}>
            {chosen?.label ?? placeholder}
          </span>
          <ChevronDownIcon className="size-4 text-lumen" />
        </ListboxButton>
        <ListboxOptions
          anchor="bottom start"
          transition
          className="panel panel-menu w-[var(--button-width)] [--anchor-gap:0.375rem]"
        >
          {options.map((option) => (
            <ListboxOption key={option.value} value={option.value} className="menu-item group">
              <CheckIcon className="size-4 opacity-0 group-data-[selected]:opacity-100" />
              {option.label}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
      {typeof error === 'string' && error !== '' && (
        <p role="alert" className="text-xs font-semibold text-alarm">
          {error}
        </p>
      )}
    </HeadlessField>
  );
}
