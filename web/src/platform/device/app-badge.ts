/** True where the app's icon can carry a number (Badging API). */
export function canBadge(): boolean {
  return typeof navigator !== 'undefined' && 'setAppBadge' in navigator;
}

/** Puts a number on the app's icon; 0 takes it away. A browser that refuses is no fault. */
export function showAppBadge(count: number): void {
  if (canBadge()) navigator.setAppBadge(count).catch(() => {});
}

/** Takes the number off the app's icon. */
export function clearAppBadge(): void {
  if (canBadge()) navigator.clearAppBadge().catch(() => {});
}
