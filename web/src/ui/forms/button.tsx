import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { Link, type LinkProps } from '#ui/routing/link.tsx';
import { pressProps } from './press-props.ts';
import { SpinnerRing } from './spinner.tsx';

/** `primary` is the page's main action; `danger` cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

type Look = { kind?: ButtonKind; size?: ButtonSize };

function lookOf({ kind = 'primary', size = 'medium' }: Look, className?: string): string {
  return classNames(
    'btn',
    `btn-${kind}`,
    size === 'large' && 'btn-large',
    size === 'small' && 'btn-small',
    className,
  );
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Shows a ring and takes no more presses; the label should say what is happening. */
    isBusy?: boolean;
  };

/** A button; type `button` by default. It keeps the focus while it is disabled or busy. */
export function Button({
  kind,
  size,
  isBusy = false,
  className,
  children,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      {...pressProps(isBusy || disabled, onClick)}
      type={type === 'submit' ? 'submit' : 'button'}
      className={lookOf({ kind, size }, className)}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <SpinnerRing className="size-4" />}
      {/* In its own element, which stays where a translator replaces the text. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ kind, size, className, ...rest }: LinkProps & Look): ReactNode {
  return <Link {...rest} className={lookOf({ kind, size }, className)} />;
}
