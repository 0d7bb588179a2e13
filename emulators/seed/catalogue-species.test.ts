import type { Species } from '@reef/domain/fit/species';
import { describe, expect, it } from 'vitest';
import { loadSpecies } from '../../web/vite/content/species/load-species.ts';
import { CATALOGUE } from './catalogue-products.ts';

describe('FIT-03 the opening catalogue', () => {
  const speciesOf = new Map<string, Species>(
    [...loadSpecies().values()].flatMap((species) =>
      species.products.map((id) => [id, species] as const),
    ),
  );

  it('has 91 products', () => {
    expect(CATALOGUE).toHaveLength(91);
  });

  it.each(CATALOGUE)(
    '$slug is of a species of the library',
    ({ slug, scientificName, description }) => {
      const species = speciesOf.get(slug);
      expect(species, `no species names ${slug} among its products`).toBeDefined();
      expect(species?.care.scientific_name).toBe(scientificName);
      const gallons = /(\d+) gallons/.exec(description)?.[1];
      if (gallons !== undefined) expect(species?.care.min_tank_gal).toBe(Number(gallons));
    },
  );

  it('no species names a product that does not exist', () => {
    const slugs = new Set(CATALOGUE.map(({ slug }) => slug));
    expect([...speciesOf.keys()].filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});
