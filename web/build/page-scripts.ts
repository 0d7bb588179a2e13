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
 * A page that fetches its content, and draws it before the app is there.
 * @param script the address of the script that draws.
 * @param data the address it fetches.
 */
export function withOwnContent(html: string, script: string, data: string): string {
  const tags = [
    `<link rel="preload" as="fetch" crossorigin href="${data}">`,
    `<script defer src="${script}"></script>`,
  ];
  return html.replace('</head>', `${tags.join('')}</head>`);
}
