/** The full address of a path of this site; where prerendered, on the origin the build was told. */
export function siteUrl(path: string): string {
  const origin: unknown = import.meta.env['VITE_SITE_ORIGIN'];
  if (typeof window !== 'undefined') return window.location.origin + path;
  return typeof origin === 'string' ? origin + path : path;
}
