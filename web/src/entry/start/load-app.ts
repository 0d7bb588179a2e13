/** The result of loading the app. */
export type LoadResult =
  | 'loaded'
  /** There is no network. Trying again later may help. */
  | 'offline'
  /** Its files arrived but cannot be run in this document. */
  | 'broken';

/** Fetches a file without running it. Resolves when it has arrived or failed. */
function preload(href: string): Promise<void> {
  const link = document.createElement('link');
  if (href.endsWith('.js')) link.rel = 'modulepreload';
  else {
    link.rel = 'preload';
    link.as = 'fetch';
    // With the options of the app's own fetch, which then takes this response.
    link.crossOrigin = 'anonymous';
  }
  link.href = href;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** Requests what the app needs first while it starts, but not at the same time as its own files. */
async function preloadInTurn(modules: readonly string[], later: readonly string[]): Promise<void> {
  await Promise.all(modules.map(preload));
  later.forEach((href) => void preload(href));
}

/**
 * Runs modules, each in its own task: all imports of an entry would run in one task, in which the
 * page answers nothing.
 * @returns false if one of them did not load or could not be run.
 */
async function run(modules: readonly string[]): Promise<boolean> {
  try {
    for (const href of modules) {
      // The purpose is one after the other.
      await import(/* @vite-ignore */ href);
    }
    return true;
  } catch {
    return false;
  }
}

/** Loads every file into the browser's cache. @throws without a network. */
function fetchAll(modules: readonly string[]): Promise<unknown> {
  return Promise.all(modules.map(async (href) => (await fetch(href)).blob()));
}

/**
 * Loads the app and runs it. If that fails it finds out whether the network is the cause, and runs
 * the app again once its files have arrived.
 * Chromium and WebKit request a failed module again. Firefox keeps the failure as long as the
 * document lives: there the answer is 'broken', and only a reload helps.
 * @param modules addresses, each after those that it imports; the app's entry last.
 * @param later addresses of what the app requests once it runs.
 */
export async function loadApp(
  modules: readonly string[],
  later: readonly string[],
): Promise<LoadResult> {
  void preloadInTurn(modules, later);
  if (await run(modules)) return 'loaded';
  try {
    await fetchAll(modules);
  } catch {
    return 'offline';
  }
  return (await run(modules)) ? 'loaded' : 'broken';
}
