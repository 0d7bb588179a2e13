/** True where the page runs as an app of its own. */
export function isStandalone(): boolean {
  const isSafarisApp = 'standalone' in navigator && navigator.standalone === true;
  return isSafarisApp || window.matchMedia('(display-mode: standalone)').matches;
}
