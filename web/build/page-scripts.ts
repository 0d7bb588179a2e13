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
 */
export function withLateApp(html: string, start: string): string {
  const modules = modulesOf(html).join(' ');
  return html
    .replaceAll(PRELOAD, '')
    .replace(ENTRY, `<script src="${start}" data-modules="${modules}"></script>`);
}

/**
 * A page whose content comes by the app: it is asked for at once, with what else it will need.
 * @param modules further modules, such as the page's own.
 * @param data addresses that the app will fetch first.
 */
export function withEarlyApp(
  html: string,
  start: string,
  { modules, data }: { modules: readonly string[]; data: readonly string[] },
): string {
  const known = new Set(modulesOf(html));
  const preloads = modules
    .filter((href) => !known.has(href))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const fetches = data.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`);
  return html.replace(
    ENTRY,
    (entry) => `<script src="${start}"></script>${[...preloads, ...fetches].join('')}${entry}`,
  );
}
