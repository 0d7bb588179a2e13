import * as z from 'zod/mini';
import type { Product } from '@reef/domain/catalogue/product';
import { Care } from './care.ts';
import type { SpeciesLibrary } from './species.ts';
import type { Animal } from './verdict.ts';

/** A product that is sold as a pair is two animals. */
const PAIR = /\bpair\b/i;
const ANIMALS_IN_A_PAIR = 2;

const parsed = new WeakMap<object, Care | null>();

/**
 * The facts of a map that can be read. One that is out of range, or says what no fact says, counts as
 * unknown and takes no other with it.
 */
function readable(stored: object): Care | null {
  let facts: Readonly<Record<string, unknown>> = { ...stored };
  for (;;) {
    const read = z.safeParse(Care, facts);
    if (read.success) return Object.keys(read.data).length === 0 ? null : read.data;
    const bad = new Set(read.error.issues.map(({ path }) => path[0]));
    const good = Object.entries(facts).filter(([key]) => !bad.has(key));
    // Each round leaves something out, or nothing of it can be read.
    if (good.length === Object.keys(facts).length) return null;
    facts = Object.fromEntries(good);
  }
}

/** A product's care facts, read once for each map; null where there are none that can be read. */
export function careOf({ care }: Pick<Product, 'care'>): Care | null {
  if (care === undefined) return null;
  const known = parsed.get(care);
  if (known !== undefined) return known;
  const facts = readable(care);
  parsed.set(care, facts);
  return facts;
}

/**
 * Names products as sentences do: by the library's name of their species (`yellow tang`), or else as
 * the shop calls them.
 * @returns a function from a product, and how many of it, to the animals of the question.
 */
export function animalsOfProducts(
  library: SpeciesLibrary,
): (product: Pick<Product, 'id' | 'name' | 'care'>, quantity: number) => Animal {
  const byProduct = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const { name, care, products } of library.values()) {
    for (const id of products) byProduct.set(id, name);
    // `Zoanthus sp.` stands for several entries.
    const scientific = care.scientific_name;
    if (scientific !== undefined && !scientific.endsWith('.')) byName.set(scientific, name);
  }
  return (product, quantity) => {
    const care = careOf(product);
    const ofSpecies = byName.get(care?.scientific_name ?? '');
    const name = ofSpecies ?? byProduct.get(product.id) ?? product.name;
    const each = PAIR.test(product.name) ? ANIMALS_IN_A_PAIR : 1;
    return { name, care, count: quantity * each };
  };
}
