import { useId, type ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import type { Option } from './native-select.tsx';

/** A choice of two or three, all visible. */
export function SegmentedToggle<T extends string>({
  label,
  value,
  options,
  className,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly Option<T>[];
  className?: string;
  onChange: (value: T) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className={classNames('segmented', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment" data-on={option.value === value || undefined}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
