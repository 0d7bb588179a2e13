import type { ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';

/** The props of every field. `error` is shown below, is read out, and marks the input invalid. */
export type FieldProps = {
  label: string;
  hint?: string;
  error?: string | null;
  /** Hides the label, if the context is clear (a search box). */
  isLabelHidden?: boolean;
  className?: string;
};

/**
 * The ids and attributes that tie an input to its hint and error, or to what says a fault of several
 * inputs (`faultId`).
 */
export function describedBy(
  id: string,
  { hint, error, faultId }: Pick<FieldProps, 'hint' | 'error'> & { faultId?: string | undefined },
) {
  const errorId = error ? `${id}-error` : faultId;
  const ids = [hint === undefined ? '' : `${id}-hint`, errorId];
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorId !== undefined || undefined,
  };
}

/** Label above, input, hint and error below. */
export function Field({
  id,
  label,
  hint,
  error,
  isLabelHidden = false,
  isRequired = false,
  className,
  children,
}: FieldProps & { id: string; isRequired?: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold text-foam'}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-coral">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-haze">
          {hint}
        </p>
      )}
      {typeof error === 'string' && error !== '' && (
        <p id={`${id}-error`} className="text-xs font-semibold text-alarm">
          {error}
        </p>
      )}
    </div>
  );
}
