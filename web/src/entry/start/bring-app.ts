/** What came of asking for the app. */
export type Brought =
  | 'there'
  /** There is no network. Asking again later may help. */
  | 'lost'
  /** Its files came and cannot be run in this document. */
  | 'broken';

/** Has a file come without running it. Resolves when it is there, or cannot be had. */
function preload(href: string): Promise<void> {
  const link = document.createElement('link');
  if (href.endsWith('.js')) link.rel = 'modulepreload';
  else {
    link.rel = 'preload';
    link.as = 'fetch';
    // As the app's own fetch asks, which then takes this answer.
    link.crossOrigin = 'anonymous';
  }
  link.href = href;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** Has files come without running them. */
export function preloadAll(addresses: readonly string[]): Promise<unknown> {
  return Promise.all(addresses.map(preload));
}

/** Asks for what the app needs next while the app begins, but not beside the app's own files. */
async function preloadInTurn(modules: readonly string[], later: readonly string[]): Promise<void> {
  await preloadAll(modules);
  void preloadAll(later);
}

/**
 * Runs modules, each in a task of its own: all that an entry imports would run in one, during which
 * the page answers nothing.
 * @returns false where one of them did not come or could not be run.
 */
async function run(modules: readonly string[]): Promise<boolean> {
  try {
    for (const href of modules) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is for.
      await import(/* @vite-ignore */ href);
    }
    return true;
  } catch {
    return false;
  }
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
 * @param modules addresses, each after those that it imports; the app's entry last.
 * @param later addresses of what the app asks for once it runs.
 */
export async function bringApp(
  modules: readonly string[],
  later: readonly string[],
): Promise<Brought> {
  void preloadInTurn(modules, later);
  if (await run(modules)) return 'there';
  try {
    await fetchAll(modules);
  } catch {
    return 'lost';
  }
  return (await run(modules)) ? 'there' : 'broken';
}
