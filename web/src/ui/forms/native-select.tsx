import { useId, type ReactNode } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';
import { ChevronDownIcon } from '#ui/layout/icons.tsx';

/** One thing to choose. */
export type Option<T extends string> = { value: T; label: string };

/**
 * The browser's own select: lighter than `Select`, and a wheel on phones. For pages whose first
 * load matters.
 */
export function NativeSelect<T extends string>({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  required,
  autoComplete,
  value,
  options,
  onChange,
}: FieldProps & {
  required?: boolean;
  autoComplete?: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}): ReactNode {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <Field id={id} {...{ label, hint, error, isLabelHidden, className }} isRequired={required}>
      <div className="relative">
        <select
          {...describedBy(id, { hint, error })}
          id={id}
          aria-required={required}
          autoComplete={autoComplete}
          className="input appearance-none"
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-abyss-850 text-foam">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-lumen" />
      </div>
    </Field>
  );
}
