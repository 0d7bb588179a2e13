import { useState, type ReactNode } from 'react';
import { PIN_MOST } from '@reef/domain/accounts/pin';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { EyeIcon } from '#ui/layout/shop-icons.tsx';
import { classNames } from '#ui/layout/class-names.ts';
import { TextField } from '#ui/forms/text-field.tsx';

/** A PIN for another user: hidden, but an admin can reveal it to pass it on. */
export function PinField({
  label,
  hint,
  error,
  value,
  required,
  className,
  onChange,
}: {
  label: string;
  hint?: string;
  error?: string | null;
  value: string;
  required?: boolean;
  className?: string;
  onChange: (value: string) => void;
}): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={classNames('pin-field relative', className)}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        required={required}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        maxLength={PIN_MOST}
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
