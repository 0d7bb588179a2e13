import { useState, type ReactNode } from 'react';
import { MAX_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { EyeIcon } from '#ui/layout/shop-icons.tsx';
import { classNames } from '#ui/layout/class-names.ts';
import { TextField } from '#ui/forms/text-field.tsx';

/**
 * A PIN: hidden, but it can be shown, to type it right or, for an admin, to pass it on.
 * @param autoComplete `new-password` for a PIN that is being chosen.
 */
export function PinField({
  label,
  hint,
  error,
  value,
  required,
  maxLength = MAX_PIN_LENGTH,
  autoComplete = 'new-password',
  className,
  onChange,
}: {
  label: string;
  hint?: string;
  error?: string | null;
  value: string;
  required?: boolean;
  maxLength?: number;
  autoComplete?: 'new-password' | 'current-password';
  className?: string;
  onChange: (value: string) => void;
}): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={classNames('relative', className)}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        required={required}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        spellCheck={false}
        maxLength={maxLength}
        value={value}
        onChange={onChange}
      />
      <IconButton
        label={`Show ${label.toLowerCase().replace('pin', 'PIN')}`}
        aria-pressed={isShown}
        className={classNames('absolute! end-0.5 top-7', isShown && 'text-lumen')}
        onClick={() => setIsShown(!isShown)}
      >
        <EyeIcon className="size-5" />
      </IconButton>
    </div>
  );
}
