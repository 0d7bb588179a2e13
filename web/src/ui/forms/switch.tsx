import type { ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { pressProps } from './press-props.ts';

/** A switch that takes effect at once. It keeps the focus while it is disabled. */
export function Switch({
  label,
  hint,
  isOn,
  isDisabled = false,
  onChange,
}: {
  label: string;
  hint?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      {...pressProps(isDisabled, () => onChange(!isOn))}
      className="flex min-h-11 w-full items-center justify-between gap-4 text-start aria-disabled:opacity-50"
    >
      <span>
        <span className="block text-sm font-semibold text-foam">{label}</span>
        {hint !== undefined && <span className="block text-xs text-haze">{hint}</span>}
      </span>
      <span
        className={classNames(
          'switch-track flex h-7 w-12 flex-none items-center rounded-full border p-0.5 transition-colors',
          isOn ? 'border-lumen bg-lumen-deep' : 'border-haze bg-abyss-950',
        )}
      >
        <span
          className={classNames(
            'switch-knob size-5 rounded-full transition-transform',
            isOn ? 'translate-x-5 bg-abyss-950' : 'bg-haze',
          )}
        />
      </span>
    </button>
  );
}
