/** What came of asking for the app. */
export type Brought =
  | 'there'
  /** There is no network. Asking again later may help. */
  | 'lost'
  /** Its files came and cannot be run in this document. */
  | 'broken';

function preload(modules: readonly string[]): void {
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

function run(entry: string): Promise<boolean> {
  return import(/* @vite-ignore */ entry).then(
    () => true,
    () => false,
  );
}

/** Has every file come into the browser's cache. @throws without a network. */
function fetchAll(modules: readonly string[]): Promise<unknown> {
  return Promise.all(modules.map(async (href) => (await fetch(href)).blob()));
}

/**
 * Loads the app and runs it. Where that fails it finds out whether the network is at fault, and
 * runs the app again once its files have come.
 *
 * Chromium and WebKit ask again for a module that failed. Firefox keeps the failure for as long as
 * the document lives: there the answer is 'broken', and only a reload helps.
 * @param modules addresses, the app's entry first.
 */
export async function bringApp(modules: readonly string[]): Promise<Brought> {
  const [entry = ''] = modules;
  preload(modules);
  if (await run(entry)) return 'there';
  try {
    await fetchAll(modules);
  } catch {
    return 'lost';
  }
  return (await run(entry)) ? 'there' : 'broken';
}
