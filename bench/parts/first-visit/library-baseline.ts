import { bundled } from '#environment/bundled.ts';
import type { Environment } from '#environment/environment.ts';
import type { Act } from './early-acts.ts';

const PAGE = '/bench-libraries';
const SCRIPT = '/bench-libraries.js';

/** The least that React and its router can do: draw one line, once. */
const DRAW_ONE_LINE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
  const Line = () => createElement('p', { id: 'bench-line' }, useLocation().pathname);
  const routes = createElement(Routes, null,
    createElement(Route, { path: '*', element: createElement(Line) }));
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(createElement(BrowserRouter, null, routes));`;

/** A drawn page that begins React and its router alone, where it would begin the app. */
function withoutApp(html: string): string {
  const found = html
    .replace(/ data-modules="[^"]*"/, ` data-modules="${SCRIPT}"`)
    .replace(/ data-later="[^"]*"/, '');
  if (!found.includes(SCRIPT)) throw new Error('the drawn page does not name its modules');
  return found;
}

/**
 * The baseline below what waits for the app: the same drawn page, begun by the same script, on which a
 * press is answered as soon as React and its router are there. No app that is made with them answers
 * sooner.
 * @param act what is done on its own page; it is done to the same place here.
 */
export async function libraryBaseline(environment: Environment, act: Act): Promise<Act> {
  const address = `${PAGE}${act.place.path}`;
  const html = await (await fetch(environment.edge.origin + act.place.path)).text();
  environment.edge.publish(
    SCRIPT,
    await bundled(DRAW_ONE_LINE, 'esm'),
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
