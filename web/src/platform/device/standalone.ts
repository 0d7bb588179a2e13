/** True if the page runs as an installed app. */
export function isStandalone(): boolean {
  const isSafarisApp = 'standalone' in navigator && navigator.standalone === true;
  return isSafarisApp || window.matchMedia('(display-mode: standalone)').matches;
}
