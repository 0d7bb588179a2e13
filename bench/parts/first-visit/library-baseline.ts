import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { bundled } from '#environment/bundled.ts';
import type { Environment } from '#environment/environment.ts';
import { ROUTER } from '../../../web/vite/lean/packages.ts';
import { withoutUnusedParts } from '../../../web/vite/lean/router.ts';
import type { Act } from './early-acts.ts';

const PAGE = '/bench-libraries';
const SCRIPT = '/bench-libraries.js';

/** The minimum for React and its router: draw one line, once. */
const DRAW_ONE_LINE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter, useLocation } from 'react-router-dom';
  const Line = () => createElement('p', { id: 'bench-line' }, useLocation().pathname);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(createElement(BrowserRouter, null, createElement(Line)));`;

/** The router as the app's build has it (decision 40). */
const leanRouter: Plugin = {
  name: 'lean-router',
  setup: (build) =>
    build.onLoad({ filter: ROUTER.id }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return code.includes(ROUTER.holds) ? { contents: withoutUnusedParts(code) } : null;
    }),
};

/** A rendered page that starts only React and its router instead of the app. */
function withoutApp(html: string): string {
  const found = html
    .replace(/ data-modules="[^"]*"/, ` data-modules="${SCRIPT}"`)
    .replace(/ data-later="[^"]*"/, '');
  if (!found.includes(SCRIPT)) throw new Error('the drawn page does not name its modules');
  return found;
}

/**
 * The baseline for what waits for the app: the same rendered page, started by the same script, on
 * which a press is answered as soon as React and its router have loaded. No app built with them can
 * answer sooner.
 * @param act the act of the measured page; here it is done to the same place.
 */
export async function libraryBaseline(environment: Environment, act: Act): Promise<Act> {
  const address = `${PAGE}${act.place.path}`;
  const html = await (await fetch(environment.edge.origin + act.place.path)).text();
  environment.edge.publish(
    SCRIPT,
    await bundled(DRAW_ONE_LINE, 'esm', [leanRouter]),
    'text/javascript; charset=utf-8',
  );
  environment.edge.publish(address, withoutApp(html));
  return {
    ...act,
    isSignedIn: false,
    place: { ...act.place, path: address },
    answer: { path: address, selector: '#bench-line' },
    isDoneOnce: async () => true,
  };
}
