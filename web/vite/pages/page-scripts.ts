/** The tags by which a built page loads the app. */
const ENTRY = /<script type="module"[^>]* src="[^"]+"><\/script>/;
const PRELOAD = /[ \t]*<link rel="modulepreload"[^>]* href="[^"]+">\n?/g;

/**
 * A page with its whole content: the start script loads the app after everything else.
 * @param start the start script's address.
 * @param modules addresses of the app and of the page's own modules, each after those it imports.
 * @param later addresses of what the page requests as soon as its app runs.
 */
export function withLateApp(
  html: string,
  start: string,
  modules: readonly string[],
  later: readonly string[] = [],
): string {
  if (!ENTRY.test(html)) throw new Error('the built page asks for no app');
  const rest = later.filter((address) => !modules.includes(address));
  const lists = [
    ` data-modules="${modules.join(' ')}"`,
    ...(rest.length > 0 ? [` data-later="${rest.join(' ')}"`] : []),
  ].join('');
  return html.replaceAll(PRELOAD, '').replace(ENTRY, `<script src="${start}"${lists}></script>`);
}
