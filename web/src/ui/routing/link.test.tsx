import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Link } from './link.tsx';
import { NavLink } from './nav-link.tsx';

/** A link as it is rendered on a page of the shop. */
function rendered(to: string, at = '/shop?tab=coral', Kind: typeof Link = Link): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <Kind to={to}>Go</Kind>
    </MemoryRouter>,
  );
}

function isCurrent(to: string, at: string): boolean {
  return rendered(to, at, NavLink).includes('aria-current="page"');
}

describe('a link', () => {
  it('has the address of what it names: a page, or a query or hash of the present page', () => {
    expect(rendered('/learn/glossary#ph')).toBe('<a href="/learn/glossary#ph">Go</a>');
    expect(rendered('?tab=fish')).toBe('<a href="/shop?tab=fish">Go</a>');
    expect(rendered('#main')).toBe('<a href="/shop#main">Go</a>');
  });
});

describe('a link of a navigation', () => {
  it('NAV-01 is current on its page and on pages below it, home on its own alone', () => {
    expect(isCurrent('/learn', '/learn')).toBe(true);
    expect(isCurrent('/learn', '/learn/quarantine?view=all')).toBe(true);
    expect(isCurrent('/learn', '/learning')).toBe(false);
    expect(isCurrent('/', '/')).toBe(true);
    expect(isCurrent('/', '/shop')).toBe(false);
  });
});
