import type { Care } from '@reef/domain/fit/care';
import { Product } from '@reef/domain/catalogue/product';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';
import { loadSpecies } from '../../web/vite/content/species/load-species.ts';
import { invertebrates } from './catalogue/invertebrates.ts';
import { liveCoral } from './catalogue/live-coral.ts';
import { saltwaterFish } from './catalogue/saltwater-fish.ts';
import { wysiwygCoral } from './catalogue/wysiwyg-coral.ts';
import { wysiwygFish } from './catalogue/wysiwyg-fish.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';

/** Every entry of the catalogue; the slug is the product's id. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...saltwaterFish,
  ...wysiwygFish,
  ...liveCoral,
  ...invertebrates,
  ...wysiwygCoral,
];

/**
 * The care facts of every product by its id, from the species library. A one-of-a-kind piece has
 * those of its species.
 * @throws if the library has faults, naming each with file and line.
 */
export function catalogueCare(): Map<string, Care> {
  const species = [...loadSpecies().values()];
  return new Map(
    species.flatMap(({ products, care }) => products.map((id) => [id, care] as const)),
  );
}

/**
 * The demo shop's products, dated back from `now`. Each is a valid `Product`.
 * @throws ZodError if a catalogue entry is not one.
 */
export function catalogueProducts(now: Date): Product[] {
  const care = catalogueCare();
  return CATALOGUE.map((entry, index) => {
    // A minute apart, so that the order of "newest first" is fixed.
    const createdAt = new Date(now.getTime() - entry.listedDaysAgo * DAY_MS - index * 60_000);
    return Product.parse({
      id: entry.slug,
      name: entry.name,
      description: entry.description,
      price: entry.price,
      category: entry.category,
      image_url: `/catalogue/${entry.slug}-640.webp`,
      stock: entry.stock,
      sold_out_at: soldOutAt(entry, now),
      created_at: createdAt,
      care: care.get(entry.slug),
    });
  });
}

/** Two hours more than full days, so that "3 days ago" stays true for a while. */
function soldOutAt(entry: CatalogueEntry, now: Date): Date | null {
  if (entry.stock > 0) return null;
  return new Date(now.getTime() - (entry.soldOutDaysAgo ?? 0) * DAY_MS - 2 * HOUR_MS);
}
