import type { Category } from '@reef/domain/catalogue/category';
import { UNCATEGORIZED } from '@reef/domain/catalogue/categories';
import type { Care } from '@reef/domain/fit/care';
import { formatCare } from '@reef/domain/fit/facts/parse-care';
import { type AnimalKind, GROUPS, kindOfGroup } from '@reef/domain/fit/vocabulary';
import type { ProductDraft } from './fields/product-draft.ts';

const CATEGORY_OF: Readonly<Record<AnimalKind, Category>> = {
  fish: 'Saltwater Fish',
  coral: 'Live Coral',
  anemone: 'Invertebrates',
  invertebrate: 'Invertebrates',
};

/** The category of animals of a group; null if the text is no group. */
function categoryOfGroup(text: string | undefined): Category | null {
  const group = GROUPS.find((known) => known === text);
  return group === undefined ? null : CATEGORY_OF[kindOfGroup(group)];
}

/** What may be a mistake in a listing, by field. Nothing is refused for it. */
export type ListingHints = { price?: string; category?: string; imageUrl?: string };

/** Looks for what may be a mistake in a listing. */
export function listingHints({
  price,
  category,
  imageUrl,
  group = '',
}: {
  price: number | null;
  category: string;
  imageUrl: string | null;
  group?: string | undefined;
}): ListingHints {
  const isOneOfAKind = category === 'WYSIWYG';
  const isListed = category !== '' && category !== UNCATEGORIZED;
  const usual = categoryOfGroup(group);
  return {
    ...(price === 0 && { price: 'At $0.00 it is sold for nothing.' }),
    ...(isListed &&
      !isOneOfAKind &&
      usual !== null &&
      usual !== category && {
        category: `Its care facts say “${group}”, and those are usually listed as ${usual}.`,
      }),
    ...(isOneOfAKind &&
      !imageUrl && {
        imageUrl: 'Buyers choose a one-of-a-kind piece by its picture; it has none.',
      }),
  };
}

/** What may be a mistake in a form, as typed. */
export function draftHints({ price, category, imageUrl, care }: ProductDraft): ListingHints {
  const typed = price.trim() === '' ? null : Number(price);
  return listingHints({ price: typed, category, imageUrl: imageUrl.trim(), group: care.group });
}

/** A form once a species of the library is chosen: its facts, and its category if none is chosen. */
export function withSpecies(draft: ProductDraft, care: Care): ProductDraft {
  const category = draft.category || (categoryOfGroup(care.group) ?? '');
  return { ...draft, category, care: formatCare(care) };
}
