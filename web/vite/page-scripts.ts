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
 */
export function withLateApp(html: string, start: string, own: readonly string[] = []): string {
  const modules = [...new Set([...modulesOf(html), ...own])].join(' ');
  return html
    .replaceAll(PRELOAD, '')
    .replace(ENTRY, `<script src="${start}" data-modules="${modules}"></script>`);
}
