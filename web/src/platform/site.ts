/** The full address of a path of this site; when prerendered, with the build's own origin. */
export function siteUrl(path: string): string {
  const origin: unknown = import.meta.env.VITE_SITE_ORIGIN;
  if (typeof window !== 'undefined') return window.location.origin + path;
  return typeof origin === 'string' ? origin + path : path;
}
