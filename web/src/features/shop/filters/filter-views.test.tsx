import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Category } from '@reef/domain/catalogue/category';
import { readFilters } from '@reef/domain/catalogue/shop/shop-filter';
import { aProduct } from '@reef/domain/testing/fixtures';
import type { Fit } from '#state/fit/fit.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { FilterChoices } from './filter-choices.tsx';
import { narrow, type NarrowedShop } from './filter-narrow.ts';
import { NothingLeft } from './filter-nothing.tsx';
import { plainQuery } from './shop-query.ts';

const PRODUCTS = [
  aProduct({ id: 'easy', care: { reef_safe: 'yes', temperament: 'peaceful', min_tank_gal: 20 } }),
  aProduct({ id: 'bold', care: { reef_safe: 'yes', temperament: 'aggressive', min_tank_gal: 90 } }),
  aProduct({ id: 'untold' }),
];

function narrowed(filters: string, category: Category, fit: Fit | null = null): NarrowedShop {
  const left = narrow(PRODUCTS, { ...plainQuery(category), filters }, fit);
  if (left === null) throw new Error('there is no tank to wait for');
  return left;
}

function drawn(filters: string, category: Category = 'Saltwater Fish', fit: Fit | null = null) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <FilterChoices
        filters={readFilters(new URLSearchParams(filters))}
        category={category}
        narrowed={narrowed(filters, category, fit)}
        onChange={() => {}}
      />
    </MemoryRouter>,
  );
}

/**
 * Each choice with its number, `*` if it is selected and its label shows that to the styles too.
 */
function choices(filters: string, category: Category = 'Saltwater Fish', fit: Fit | null = null) {
  const html = drawn(filters, category, fit);
  const chips = html.matchAll(
    /<label([^>]*)><input type="checkbox"([^>]*)\/>(.*?)<span[^>]*>(\d+)</g,
  );
  return [...chips].map(([, on = '', marks = '', label, count]) => {
    expect(on.includes('data-on'), label).toBe(marks.includes('checked'));
    return `${label} ${count}${marks.includes('checked') ? '*' : ''}`;
  });
}

describe('FIT-05 the choices', () => {
  it('each say what they would show, and which are made', () => {
    expect(choices('reef=safe&temper=peaceful')).toEqual([
      'Reef-safe 1*',
      'For beginners 0',
      'Captive-bred 0',
      'Peaceful 1*',
      'Semi-aggressive 0',
      'Aggressive 1',
      'Predator 0',
    ]);
  });

  it('ask for light and flow on a tab of corals, and for the tank where there is one', () => {
    expect(choices('', 'Live Coral')).toContain('Low, about 75 PAR 0');
    const fit: Fit = {
      tank: {
        id: 'tank-1',
        name: 'Reef',
        volume_gal: 40,
        length_in: 36,
        started_on: null,
        kind: 'reef',
        residents: [],
      },
      judge: () => ({ verdict: 'fits', reasons: [] }),
      judgeMore: () => ({ inCart: 0, verdict: { verdict: 'fits', reasons: [] } }),
      levelOf: ({ id }) => (id === 'easy' ? 'with-care' : 'does-not-fit'),
      cart: { worst: 'fits', lines: [] },
    };
    expect(choices('tank=mine', 'Saltwater Fish', fit)).toContain('Fits my tank 1*');
    expect(choices('')).not.toContain('Fits my tank 1');
  });

  it('let go of the tank of a link where there is none, and say that it is ignored', () => {
    const html = drawn('tank=mine');
    expect(html).toContain('checked=""/>Fits my tank</label>');
    expect(html).toContain('href="/my-tank"');
    expect(drawn('')).not.toMatch(/Fits my tank|my-tank/);
    expect(narrowed('tank=mine', 'Saltwater Fish')).toMatchObject({
      total: 3,
      note: '. Describe your tank to see what fits it.',
    });
    expect(narrowed('tank=mine&reef=safe', 'Saltwater Fish').note).toBe(
      '. 1 more does not say. Describe your tank to see what fits it.',
    );
  });

  it('say only that no tank is known to those who are signed in: theirs may not have come yet', () => {
    vi.stubGlobal('window', pageWithStorage(new Map([['reef-session', '"ana"']])));
    expect(narrowed('tank=mine', 'Saltwater Fish')).toMatchObject({
      total: 3,
      note: '. No tank found yet.',
    });
    vi.unstubAllGlobals();
  });

  it('leave a tank out that could not be loaded, and say so', () => {
    const hint = new Map([['reef-has-tank', 'true']]);
    vi.stubGlobal('window', pageWithStorage(hint));
    const mine = { ...plainQuery('Saltwater Fish'), filters: 'tank=mine' };
    expect(narrow(PRODUCTS, mine, null)).toBeNull();
    expect(narrow(PRODUCTS, mine, undefined)).toMatchObject({
      total: 3,
      note: '. Your tank, or what you ordered for it, could not be loaded.',
    });
    vi.unstubAllGlobals();
  });

  it('say how many are left, and how many do not say', () => {
    expect(narrowed('reef=safe', 'Saltwater Fish')).toMatchObject({
      total: 2,
      note: '. 1 more does not say.',
    });
    expect(narrowed('', 'Saltwater Fish')).toMatchObject({ total: 3, note: '' });
  });
});

describe('FIT-05 nothing left', () => {
  it('says what to let go, and what that would show', () => {
    const query = { ...plainQuery('Saltwater Fish'), filters: 'gal=50&temper=aggressive' };
    const left = narrowed(query.filters, 'Saltwater Fish');
    const html = renderToStaticMarkup(
      <NothingLeft query={query} narrowed={left} onChange={() => {}} />,
    );
    const steps = [...html.matchAll(/<button[^>]*><span>(.*?)<\/span>/g)].map(([, words]) => words);
    expect(steps).toEqual(['Any temperament (1)', 'Any tank volume (1)', 'Clear all filters']);
    expect(html).toContain('1 listing does not say.');
  });
});
