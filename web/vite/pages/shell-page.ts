import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isBrowserBuild } from '../browser-build.ts';

/** The page without content, for every address that is not prerendered, and offline. */
export const SHELL_FILE = 'shell.html';

/**
 * Keeps the built page without content under its own name, because `index.html` becomes the
 * prerendered home page. Before the service worker is built, which caches the shell.
 */
export function shellPage(): Plugin {
  return {
    name: 'reef-shell-page',
    apply: isBrowserBuild,
    writeBundle({ dir }) {
      if (dir === undefined) return;
      copyFileSync(path.join(dir, 'index.html'), path.join(dir, SHELL_FILE));
    },
  };
}
