import { describe, expect, it } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import type { Care } from './care.ts';
import { aFish, aTank } from '@reef/domain/testing/fit-fixtures';
import { animalsOfProducts, careOf } from './product-animal.ts';
import type { Species } from './species.ts';
import { judge } from './verdict.ts';

function species(name: string, care: Care, products: string[] = []): Species {
  return { id: name.replaceAll(' ', '-'), name, also: [], care, source: 'test', products };
}
const GRAMMA = species('royal gramma', aFish());
const ZOAS = species('zoanthids', aFish({ scientific_name: 'Zoanthus sp.' }), ['rasta-zoas']);
const animalOf = animalsOfProducts(new Map([GRAMMA, ZOAS].map((each) => [each.id, each])));

describe('FIT-08 a product as an animal', () => {
  it('is called as a keeper calls it', () => {
    const gramma = aProduct({ name: 'Royal Gramma (Captive-Bred)', care: aFish() });
    expect(animalOf(gramma, 2)).toEqual({ name: 'royal gramma', care: aFish(), count: 2 });
    const zoas = aProduct({ id: 'rasta-zoas', care: aFish({ scientific_name: 'Zoanthus sp.' }) });
    expect(animalOf(zoas, 1).name).toBe('zoanthids');
  });

  it('is the library’s species under an older scientific name too', () => {
    const present = species('sebae anemone', aFish({ scientific_name: 'Radianthus crispa' }));
    const ofLibrary = animalsOfProducts(new Map([[present.id, present]]));
    const old = aProduct({
      name: 'Sebae, large',
      care: aFish({ scientific_name: 'Heteractis crispa' }),
    });
    expect(ofLibrary(old, 1).name).toBe('sebae anemone');
  });

  it('keeps the shop’s name if the library has none', () => {
    const other = aFish({ scientific_name: 'Nothing known' });
    expect(animalOf(aProduct({ name: 'Mystery Fish', care: other }), 1).name).toBe('Mystery Fish');
  });

  it('is two animals if a pair is sold', () => {
    expect(animalOf(aProduct({ name: 'Picasso Clownfish Pair' }), 1).count).toBe(2);
    expect(animalOf(aProduct({ name: 'Paired Goby' }), 1).count).toBe(1);
  });

  it('is unknown without facts, or without readable ones', () => {
    expect(careOf(aProduct())).toBeNull();
    const broken = aProduct({ care: { adult_size_in: 4000 } });
    expect(careOf(broken)).toBeNull();
    expect(careOf(broken)).toBeNull();
  });

  it.each([
    ['a size no animal has', { adult_size_in: 4000 }],
    ['a number that is none', { min_tank_gal: Number.NaN }],
    ['a word for a number', { min_tank_gal: 'large' as unknown as number }],
    ['a temper nobody knows', { temperament: 'moody' as 'peaceful' }],
    ['light upside down', { par_min: 300, par_max: 100 }],
    ['a number without a group', { group_of: 3 }],
  ])('FIT-07 loses only what cannot be read: %s', (_what, bad) => {
    const care = careOf(aProduct({ care: { ...aFish(), ...bad } }));
    const [key = ''] = Object.keys(bad);
    expect(care).toMatchObject({ scientific_name: 'Gramma loreto', reef_safe: 'yes' });
    expect(care).not.toHaveProperty(key);
    const { verdict } = judge({ name: 'royal gramma', care, count: 1 }, aTank());
    expect(['fits', 'with-care']).toContain(verdict);
  });
});
