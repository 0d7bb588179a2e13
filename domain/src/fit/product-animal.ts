import * as z from 'zod/mini';
import type { Product } from '@reef/domain/catalogue/product';
import { currentName } from '@reef/domain/fit/traits/current-name';
import { Care } from './care.ts';
import type { SpeciesLibrary } from './species.ts';
import type { Animal } from './verdict.ts';

/** A product that is sold as a pair is two animals. */
const PAIR = /\bpair\b/i;
const ANIMALS_IN_A_PAIR = 2;

const parsed = new WeakMap<object, Care | null>();

/**
 * The readable facts of a map. One that is out of range or of no known name counts as unknown, and
 * the others stay.
 */
function readable(stored: object): Care | null {
  let facts: Readonly<Record<string, unknown>> = { ...stored };
  for (;;) {
    const read = z.safeParse(Care, facts);
    if (read.success) return Object.keys(read.data).length === 0 ? null : read.data;
    const bad = new Set(read.error.issues.map(({ path }) => path[0]));
    const good = Object.entries(facts).filter(([key]) => !bad.has(key));
    // Each round removes a fact; if none was removed, nothing can be read.
    if (good.length === Object.keys(facts).length) return null;
    facts = Object.fromEntries(good);
  }
}

/** A product's care facts, parsed once per map; null if none can be read. */
export function careOf({ care }: Pick<Product, 'care'>): Care | null {
  if (care === undefined) return null;
  const known = parsed.get(care);
  if (known !== undefined) return known;
  const facts = readable(care);
  parsed.set(care, facts);
  return facts;
}

/**
 * Names products for sentences: by the library's name of their species (`yellow tang`), or else by
 * the shop's name.
 * @returns a function from a product, and how many of it, to the animals of the question.
 */
export function animalsOfProducts(
  library: SpeciesLibrary,
): (product: Pick<Product, 'id' | 'name' | 'care'>, quantity: number) => Animal {
  const byProduct = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const { name, care, products } of library.values()) {
    for (const id of products) byProduct.set(id, name);
    // `Zoanthus sp.` matches several entries.
    const scientific = care.scientific_name;
    if (scientific !== undefined && !scientific.endsWith('.')) byName.set(scientific, name);
  }
  return (product, quantity) => {
    const care = careOf(product);
    const ofSpecies = byName.get(currentName(care?.scientific_name) ?? '');
    const name = ofSpecies ?? byProduct.get(product.id) ?? product.name;
    const each = PAIR.test(product.name) ? ANIMALS_IN_A_PAIR : 1;
    return { name, care, count: quantity * each };
  };
}
