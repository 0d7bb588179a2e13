/**
 * The full address of a path of this site: at the build's own origin, from wherever it is visited;
 * without one at the page's, or on a server the path alone.
 */
export function siteUrl(path: string): string {
  const origin: unknown = import.meta.env.VITE_SITE_ORIGIN;
  if (typeof origin === 'string' && origin !== '') return origin + path;
  return typeof window === 'undefined' ? path : window.location.origin + path;
}
