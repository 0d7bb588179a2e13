import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Guard } from '#app/routing/access.ts';
import { ROUTES } from '#app/routing/routes.tsx';
import { ADMINS_PAGES, PAGES_OF_FUNCTIONS, PRERENDERED_PAGES, USERS_PAGES } from './pages.ts';

/**
 * Public pages that only the browser renders: the visitor's payment, the first admin, the designs.
 */
const DRAWN_IN_BROWSERS = ['/payment-success', '/payment-canceled', '/admin-setup', '/design'];

/** The pages of the learning section, which come from its content. */
const OF_CONTENT = ['/learn', '/learn/glossary'];

const PUBLIC = [
  ...PRERENDERED_PAGES,
  ...PAGES_OF_FUNCTIONS,
  ...DRAWN_IN_BROWSERS,
  ...OF_CONTENT,
] as const;

/** The routes of a guard, without the parameters of their paths. */
function routesOf(guard: Guard): string[] {
  const guarded = ROUTES.filter((route) => route.guard === guard);
  return [...new Set(guarded.map(({ path }) => path.replace(/\/:\w+$/, '')))].toSorted();
}

describe('the lists of pages', () => {
  it('NAV-07 have every guarded route, and no other', () => {
    expect([...USERS_PAGES].toSorted()).toEqual(routesOf('user'));
    expect([...ADMINS_PAGES].toSorted()).toEqual(routesOf('admin'));
  });

  it('have every public route that is one page', () => {
    const pages = ROUTES.filter(({ guard, path }) => guard === 'everybody' && !path.includes(':'));
    const unlisted = pages.filter(({ path }) => !(PUBLIC as readonly string[]).includes(path));
    expect(unlisted).toEqual([]);
  });

  it.each(PUBLIC)('%s leads to a public page', (page) => {
    const [found] = matchRoutes([...ROUTES], page) ?? [];
    expect(found?.route.guard).toBe('everybody');
  });
});
