import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** One line of text: `type` for e-mail, password, search, tel, date… */
export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  value,
  onChange,
  required,
  ...rest
}: TextFieldProps): ReactNode {
  const id = useId();
  const frame = { label, hint, error, isLabelHidden, className };
  return (
    <Field id={id} {...frame} isRequired={required}>
      <input
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        className="input"
        value={value}
        aria-required={required}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
