import { ROUTES } from '#app/routing/routes.tsx';
import { renderRoot } from './render-page.tsx';

/** A public page, rendered once when the app is built. */
export function renderPage(path: string): Promise<string> {
  return renderRoot(path, ROUTES);
}
