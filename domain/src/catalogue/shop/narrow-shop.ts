import type { Care } from '@reef/domain/fit/care';
import { careOf } from '@reef/domain/fit/product-animal';
import type { Category } from '@reef/domain/catalogue/category';
import type { FilterName } from './filter-names.ts';
import type { Product } from '@reef/domain/catalogue/product';
import { facetsOf, fitsGallons, type Answer, type ShopFilters } from './shop-filter.ts';

/** The products that match the choices, and what each next choice would leave. */
export type Narrowed = {
  products: readonly Product[];
  /** How many more might match, but their facts do not say; they are not among `products`. */
  unknown: number;
  /** How many each choice would show by itself, combined with the other facets. By `countKey`. */
  counts: ReadonlyMap<string, number>;
  /** How many there would be without one facet's choices, for facets that have any. */
  without: ReadonlyMap<FilterName, number>;
};

/** The key of a choice in `Narrowed.counts`. */
export function countKey(name: FilterName, value: string): string {
  return `${name}=${value}`;
}

type Value = {
  key: string;
  isChosen: boolean;
  answer: (product: Product, care: Care | null) => Answer;
};

/** One facet, as asked of each product. */
type Question = { name: FilterName; isAsked: boolean; values: readonly Value[] };

function questions(
  filters: ShopFilters,
  category: Category,
  fitsMine: ((product: Product) => boolean) | null,
): Question[] {
  const { gallons, isMine } = filters;
  const asked: Question[] = facetsOf(category).map(({ name, choices }) => ({
    name,
    isAsked: filters.chosen.has(name),
    values: choices.map(({ value, answer }) => ({
      key: countKey(name, value),
      isChosen: filters.chosen.get(name)?.has(value) === true,
      answer: (_product, care) => (care === null ? null : answer(care)),
    })),
  }));
  if (gallons !== null) {
    const answer: Value['answer'] = (_product, care) =>
      care === null ? null : fitsGallons(care, gallons);
    const key = countKey('gal', String(gallons));
    asked.push({ name: 'gal', isAsked: true, values: [{ key, isChosen: true, answer }] });
  }
  if (fitsMine !== null) {
    const answer: Value['answer'] = (product, care) => (care === null ? null : fitsMine(product));
    const key = countKey('tank', 'mine');
    asked.push({ name: 'tank', isAsked: isMine, values: [{ key, isChosen: isMine, answer }] });
  }
  return asked;
}

/** One chosen value is enough; a value that is unknown leaves it open. */
function answerOf({ isAsked, values }: Question, answers: readonly Answer[]): Answer {
  if (!isAsked) return true;
  let isOpen = false;
  for (const [at, { isChosen }] of values.entries()) {
    const answer = answers[at] ?? null;
    if (!isChosen || answer === false) continue;
    if (answer === true) return true;
    isOpen = true;
  }
  return isOpen ? null : false;
}

function addOne<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * Narrows a tab's products down (FIT-05). A product whose facts do not say does not count as a
 * match, but is counted in `unknown`. Each product is checked once, so that a thousand are as quick
 * as the tabs.
 * @param fitsMine whether one more of a product would fit the buyer's tank; null if there is no
 * tank, and then `filters.isMine` is ignored.
 */
export function narrowShop(
  products: readonly Product[],
  filters: ShopFilters,
  category: Category,
  fitsMine: ((product: Product) => boolean) | null,
): Narrowed {
  const asked = questions(filters, category, fitsMine);
  const counts = new Map(asked.flatMap(({ values }) => values.map(({ key }) => [key, 0])));
  const active = asked.filter(({ isAsked }) => isAsked);
  const without = new Map(active.map(({ name }) => [name, 0]));
  const shown: Product[] = [];
  let unknown = 0;
  for (const product of products) {
    const care = careOf(product);
    const answers = asked.map(({ values }) => values.map(({ answer }) => answer(product, care)));
    const results = asked.map((question, index) => answerOf(question, answers[index] ?? []));
    const missed = results.filter((result) => result !== true).length;
    if (missed === 0) shown.push(product);
    else if (!results.includes(false)) unknown += 1;
    if (missed > 1) continue;
    for (const [index, { name, isAsked, values }] of asked.entries()) {
      // A facet's values are counted against the other facets, so its own miss does not count.
      if (missed === 1 && results[index] === true) continue;
      if (isAsked) addOne(without, name);
      for (const [at, { key }] of values.entries()) {
        if (answers[index]?.[at] === true) addOne(counts, key);
      }
    }
  }
  return { products: shown, unknown, counts, without };
}
