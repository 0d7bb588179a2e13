import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { pressProps } from './press-props.ts';

/**
 * A round button of 44 px with an icon only; `label` is its name. It keeps the focus while it is
 * disabled.
 */
export function IconButton({
  label,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & { label: string }): ReactNode {
  return (
    <button
      {...rest}
      {...pressProps(disabled, onClick)}
      type="button"
      aria-label={label}
      className={classNames('icon-btn', className)}
    >
      {children}
    </button>
  );
}
