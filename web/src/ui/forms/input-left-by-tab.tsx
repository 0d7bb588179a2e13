import type { ComponentProps, ReactNode } from 'react';

/**
 * The input of a Headless UI combobox whose choice acts at once. Tab only leaves it: by default, it
 * would also choose the active option.
 */
export function InputLeftByTab({ onKeyDown, ...input }: ComponentProps<'input'>): ReactNode {
  return (
    <input
      {...input}
      onKeyDown={(event) => {
        if (event.key !== 'Tab') onKeyDown?.(event);
      }}
    />
  );
}
