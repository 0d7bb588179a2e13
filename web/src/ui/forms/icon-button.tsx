import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';

/** A round button of 44 px with a sign only; `label` is its name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & { label: string }): ReactNode {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames('icon-btn', className)}
    >
      {children}
    </button>
  );
}
