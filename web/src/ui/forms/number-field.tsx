import { useId, useState, type ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { describedBy, Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/layout/icons.tsx';

/**
 * A whole number with minus and plus. While it is typed it may be out of bounds; on blur or Enter
 * it is floored, brought between `min` and `max`, and only then reported.
 * @param faultId the element that says what is wrong with several fields.
 * @param onCapped gets `max` when a larger number was typed.
 */
export function NumberField({
  label,
  hint,
  error,
  faultId,
  isLabelHidden,
  className,
  value,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  isDisabled = false,
  onChange,
  onCapped,
}: FieldProps & {
  faultId?: string | undefined;
  value: number;
  min?: number;
  max?: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
  onCapped?: (max: number) => void;
}): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isStepped, setIsStepped] = useState(false);
  const bounded = (number: number) => Math.max(min, Math.min(max, Math.floor(number)));
  const settle = () => {
    if (draft === null) return;
    const typed = Number.parseFloat(draft) || min;
    setDraft(null);
    onChange(bounded(typed));
    if (Math.floor(typed) > max) onCapped?.(max);
  };
  const step = (direction: -1 | 1) => () => {
    setDraft(null);
    setIsStepped(true);
    onChange(bounded(value + direction));
  };
  return (
    <Field id={id} {...{ label, hint, error, isLabelHidden, className }}>
      <div
        className={classNames(
          'number-box flex w-fit items-center rounded-full border border-[var(--line-control)] bg-abyss-950/60',
          isDisabled && 'opacity-60',
        )}
      >
        <IconButton
          label={`Decrease ${label.toLowerCase()}`}
          disabled={isDisabled || value <= min}
          onClick={step(-1)}
        >
          <MinusIcon className="size-4" />
        </IconButton>
        <input
          {...describedBy(id, { hint, error, faultId })}
          id={id}
          type="number"
          inputMode="numeric"
          className="figures min-h-11 w-12 bg-transparent text-center text-base font-semibold text-foam outline-none"
          min={min}
          max={max}
          step={1}
          disabled={isDisabled}
          value={draft ?? value}
          onChange={(event) => {
            setDraft(event.target.value);
            setIsStepped(false);
          }}
          onBlur={settle}
          onKeyDown={({ key }) => {
            // Enter submits the surrounding form, without a blur before.
            if (key === 'Enter') settle();
          }}
        />
        <IconButton
          label={`Increase ${label.toLowerCase()}`}
          disabled={isDisabled || value >= max}
          onClick={step(1)}
        >
          <PlusIcon className="size-4" />
        </IconButton>
        {/* What is typed is read out by the field itself. */}
        <output className="sr-only">{isStepped && value}</output>
      </div>
    </Field>
  );
}
