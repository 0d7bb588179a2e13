import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  value,
  onChange,
  required,
  rows = 4,
  ...rest
}: FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'onChange' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
  }): ReactNode {
  const id = useId();
  const frame = { label, hint, error, isLabelHidden, className };
  return (
    <Field id={id} {...frame} isRequired={required}>
      <textarea
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        rows={rows}
        className="input resize-y"
        value={value}
        aria-required={required}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
