/** The tags by which a built page loads the app. */
const ENTRY = /<script type="module"[^>]* src="[^"]+"><\/script>/;
const PRELOAD = /[ \t]*<link rel="modulepreload"[^>]* href="[^"]+">\n?/g;

/**
 * A page with its whole content: the start script loads the app after everything else.
 * @param start the start script's address.
 * @param modules addresses of the app and of the page's own modules, each after those it imports.
 * @param later addresses of what the page requests as soon as its app runs.
 * @param database addresses of what it listens to the database by, once its app has hydrated it.
 */
export function withLateApp(
  html: string,
  start: string,
  modules: readonly string[],
  later: readonly string[] = [],
  database: readonly string[] = [],
): string {
  if (!ENTRY.test(html)) throw new Error('the built page asks for no app');
  const rest = later.filter((address) => !modules.includes(address));
  const last = database.filter((address) => ![...modules, ...later].includes(address));
  const lists = Object.entries({ modules, later: rest, database: last })
    .filter(([name, addresses]) => name === 'modules' || addresses.length > 0)
    .map(([name, addresses]) => ` data-${name}="${addresses.join(' ')}"`)
    .join('');
  return html.replaceAll(PRELOAD, '').replace(ENTRY, `<script src="${start}"${lists}></script>`);
}
