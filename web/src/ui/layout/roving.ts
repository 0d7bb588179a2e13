import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys, Home and End among the buttons of one group, as tabs and radio groups need them:
 * moves the focus and chooses. For the group's `onKeyDown`.
 */
export function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const step = STEPS[event.key];
  const target =
    step !== undefined
      ? (at + step + items.length) % items.length
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? items.length - 1
          : null;
  if (target === null || at < 0) return;
  event.preventDefault();
  items[target]?.focus();
  items[target]?.click();
}
