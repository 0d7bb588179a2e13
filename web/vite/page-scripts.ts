/** The tags by which a built page asks for the app. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const PRELOAD = /[ \t]*<link rel="modulepreload"[^>]* href="([^"]+)">\n?/g;

/** The app's modules that a built page asks for, the entry first. */
function modulesOf(html: string): string[] {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) throw new Error('the built page asks for no app');
  return [entry, ...[...html.matchAll(PRELOAD)].map(([, href]) => href ?? '')];
}

/**
 * A page whose content is all there: the start script brings the app after everything else.
 * @param start the start script's address.
 * @param own addresses of the page's own modules, which the app would ask for only once it is there.
 * @param later addresses of what the page asks for as soon as its app runs.
 */
export function withLateApp(
  html: string,
  start: string,
  own: readonly string[] = [],
  later: readonly string[] = [],
): string {
  const modules = [...new Set([...modulesOf(html), ...own])];
  const rest = later.filter((address) => !modules.includes(address));
  const lists = [
    ` data-modules="${modules.join(' ')}"`,
    ...(rest.length > 0 ? [` data-later="${rest.join(' ')}"`] : []),
  ].join('');
  return html.replaceAll(PRELOAD, '').replace(ENTRY, `<script src="${start}"${lists}></script>`);
}
