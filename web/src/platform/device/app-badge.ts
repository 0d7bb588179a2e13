/** True if the app's icon can carry a number (Badging API). */
export function canBadge(): boolean {
  return typeof navigator !== 'undefined' && 'setAppBadge' in navigator;
}

/** Puts a number on the app's icon; 0 removes it. A browser may refuse. */
export function showAppBadge(count: number): void {
  if (canBadge()) navigator.setAppBadge(count).catch(() => {});
}
