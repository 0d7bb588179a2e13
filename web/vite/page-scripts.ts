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

/** Addresses: of the script that draws, of what it imports for a search, and of its data. */
type OwnContent = { script: string; searched: string; data: string };

/** A page that fetches its content, and draws it before the app is there. */
export function withOwnContent(html: string, { script, searched, data }: OwnContent): string {
  const tags = [
    `<link rel="preload" as="fetch" crossorigin href="${data}">`,
    `<script defer src="${script}" data-searched="${searched}"></script>`,
  ];
  return html.replace('</head>', `${tags.join('')}</head>`);
}
