function leave({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
}

/**
 * Has a number field lose the focus when a wheel turns over it. A browser would change its number,
 * often out of sight, while the page is being scrolled.
 */
export function leaveNumbersOnWheel(): void {
  document.addEventListener('wheel', leave, { passive: true });
}
