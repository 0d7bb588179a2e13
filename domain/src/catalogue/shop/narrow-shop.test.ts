import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Care } from '@reef/domain/fit/care';
import { anyCare } from '@reef/domain/testing/fit-fixtures';
import { aProduct } from '@reef/domain/testing/fixtures';
import type { Category } from '@reef/domain/catalogue/category';
import { FILTER_NAMES } from './filter-names.ts';
import { narrowShop } from './narrow-shop.ts';
import { countChosen, FACETS, readFilters, withChoice, writeFilters } from './shop-filter.ts';

/** The filters of an unescaped address. */
function asked(search: string) {
  const pairs = search.split('&').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=');
    return [name, value];
  });
  return readFilters(pairs);
}

/** The unescaped address of filters. */
function written(filters: ReturnType<typeof asked>): string {
  return writeFilters(filters)
    .map((pair) => pair.join('='))
    .join('&');
}

function suits(care: Care, search: string): boolean {
  const coral = aProduct({ category: 'Live Coral', care });
  return narrowShop([coral], asked(search), 'Live Coral', null).products.length === 1;
}

function fish(id: string, care?: Care) {
  return aProduct({ id, care });
}

const SHOP = [
  fish('gramma', {
    reef_safe: 'yes',
    difficulty: 'beginner',
    origin: 'captive-bred',
    temperament: 'peaceful',
    min_tank_gal: 30,
  }),
  fish('tang', {
    reef_safe: 'yes',
    difficulty: 'intermediate',
    origin: 'wild',
    temperament: 'semi-aggressive',
    min_tank_gal: 100,
  }),
  fish('trigger', {
    reef_safe: 'no',
    difficulty: 'beginner',
    origin: 'wild',
    temperament: 'aggressive',
    min_tank_gal: 180,
  }),
  fish('half-known', { reef_safe: 'yes' }),
  fish('unknown'),
];

function narrowed(
  search: string,
  category: Category = 'Saltwater Fish',
  fits: string[] | null = null,
) {
  const mine = fits === null ? null : ({ id }: { id: string }) => fits.includes(id);
  const { products, ...rest } = narrowShop(SHOP, asked(search), category, mine);
  return { ids: products.map(({ id }) => id), ...rest };
}

describe('FIT-05 the shop narrowed down', () => {
  it.each([
    ['', ['gramma', 'tang', 'trigger', 'half-known', 'unknown'], 0],
    ['reef=safe', ['gramma', 'tang', 'half-known'], 1],
    ['level=beginner', ['gramma', 'trigger'], 2],
    ['reef=safe&level=beginner', ['gramma'], 2],
    ['origin=bred', ['gramma'], 2],
    ['temper=peaceful&temper=aggressive', ['gramma', 'trigger'], 2],
    ['gal=100', ['gramma', 'tang'], 2],
    ['gal=95', ['gramma', 'tang'], 2],
    ['gal=94', ['gramma'], 2],
    ['reef=safe&temper=aggressive', [], 2],
  ])('%s shows what matches and counts what is unknown', (search, ids, unknown) => {
    expect(narrowed(search)).toMatchObject({ ids, unknown });
  });

  it('asks for light and flow on the tabs of corals only', () => {
    expect(narrowed('light=low&flow=high').ids).toHaveLength(SHOP.length);
    expect(narrowed('light=low', 'Live Coral')).toMatchObject({ ids: [], unknown: SHOP.length });
    expect(countChosen(asked('light=low&reef=safe'), 'Saltwater Fish')).toBe(1);
    expect(countChosen(asked('light=low&reef=safe'), 'Live Coral')).toBe(2);
  });

  it('says what suits a light and a flow', () => {
    const torch: Care = { par_min: 80, par_max: 200, flow: 'low to medium' };
    expect(suits(torch, 'light=medium')).toBe(true);
    expect(suits(torch, 'light=low')).toBe(false);
    expect(suits(torch, 'light=high&light=medium')).toBe(true);
    expect(suits(torch, 'flow=low')).toBe(true);
    expect(suits(torch, 'flow=high')).toBe(false);
    expect(suits({ par_min: 80 }, 'light=medium')).toBe(false);
    expect(suits({ origin: 'aquacultured' }, 'origin=bred')).toBe(true);
    expect(suits({ origin: 'maricultured' }, 'origin=bred')).toBe(false);
  });

  it('shows no animal that is too long for the usual tank of the volume', () => {
    const tang: Care = { min_tank_gal: 125, min_tank_length_in: 72 };
    expect(suits(tang, 'gal=120')).toBe(false);
    expect(suits(tang, 'gal=125')).toBe(true);
    expect(suits({ ...tang, min_tank_length_in: 48 }, 'gal=120')).toBe(true);
  });

  it('asks the tank if there is one', () => {
    expect(narrowed('tank=mine').ids).toHaveLength(SHOP.length);
    const mine = narrowed('tank=mine', 'Saltwater Fish', ['tang', 'unknown']);
    expect(mine).toMatchObject({ ids: ['tang'], unknown: 1 });
    expect(mine.counts.get('tank=mine')).toBe(1);
  });

  it('counts what each choice would show', () => {
    const { counts } = narrowed('temper=peaceful&reef=safe');
    expect(counts.get('temper=peaceful')).toBe(1);
    expect(counts.get('temper=semi-aggressive')).toBe(1);
    expect(counts.get('temper=aggressive')).toBe(0);
    expect(counts.get('reef=safe')).toBe(1);
    expect(counts.get('level=beginner')).toBe(1);
  });

  it('says how many there would be without one of them', () => {
    const { ids, without } = narrowed('reef=safe&temper=aggressive');
    expect(ids).toEqual([]);
    expect([...without]).toEqual([
      ['reef', 1],
      ['temper', 3],
    ]);
  });

  it('counts for every choice what it shows as the only one in its facet', () => {
    const shop = fc.array(fc.option(anyCare, { nil: undefined }), { maxLength: 12 });
    const some = fc.subarray([
      'reef=safe',
      'level=beginner',
      'temper=peaceful',
      'flow=low',
      'gal=60',
    ]);
    fc.assert(
      fc.property(shop, some, (cares, chosen) => {
        const products = cares.map((care, at) => aProduct({ id: String(at), care }));
        const filters = asked(chosen.join('&'));
        const { counts } = narrowShop(products, filters, 'Live Coral', null);
        for (const { name, choices } of FACETS) {
          for (const { value } of choices) {
            const alone = {
              ...filters,
              chosen: new Map(filters.chosen).set(name, new Set([value])),
            };
            const shown = narrowShop(products, alone, 'Live Coral', null).products.length;
            expect(counts.get(`${name}=${value}`)).toBe(shown);
          }
        }
      }),
    );
  });
});

describe('FIT-05 the address of the filters', () => {
  it.each(['', 'gal=55', 'gal=20&tank=mine&reef=safe&temper=peaceful&temper=predator&flow=low'])(
    'comes back as it was written: %s',
    (search) => {
      expect(written(asked(search))).toBe(search);
    },
  );

  it.each([
    'gal=0',
    'gal=2001',
    'gal=-5',
    'gal=1e3',
    'gal=9999999999999999',
    'gal=55.5',
    'gal=',
    'tank=yours',
    'reef=no',
    'level=BEGINNER',
    'temper=constructor&flow=__proto__',
    'light=low%00',
  ])('ignores what it does not understand: %s', (search) => {
    expect(written(asked(search))).toBe('');
  });

  it('never fails, whatever the address says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FILTER_NAMES), fc.string(), (name, value) => {
        const filters = readFilters([[name, value]]);
        expect(readFilters(writeFilters(filters))).toEqual(filters);
      }),
    );
  });

  it('makes a choice and takes it back', () => {
    const one = withChoice(asked(''), 'temper', 'peaceful');
    const two = withChoice(one, 'temper', 'predator');
    expect(written(two)).toBe('temper=peaceful&temper=predator');
    expect(withChoice(withChoice(two, 'temper', 'predator'), 'temper', 'peaceful')).toEqual(
      asked(''),
    );
  });
});
