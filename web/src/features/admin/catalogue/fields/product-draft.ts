import type { Category } from '@reef/domain/catalogue/category';
import { CATEGORIES, UNCATEGORIZED } from '@reef/domain/catalogue/categories';
import { isOtherPicture } from '@reef/domain/catalogue/other-picture';
import {
  PictureUrl,
  isPictureShown,
  PICTURE_ELSEWHERE,
  Price,
} from '@reef/domain/catalogue/product-calls';
import { isMoreThanOne, ONE_OF_A_KIND } from '@reef/domain/catalogue/one-of-a-kind';
import { MAX_STOCK, type Product } from '@reef/domain/catalogue/product';
import type { Care } from '@reef/domain/fit/care';
import { FACTS, type FactKey } from '@reef/domain/fit/facts/fact-list';
import { type CareText, parseCare, formatCare } from '@reef/domain/fit/facts/parse-care';
import * as z from 'zod/mini';
import type { Faults } from '#ui/forms/use-first-invalid.ts';
import { CATALOGUE_MESSAGES } from '#features/admin/catalogue/catalogue-messages.ts';

/** A product in a form, as typed. */
export type ProductDraft = {
  name: string;
  description: string;
  price: string;
  category: Category | '';
  stock: string;
  imageUrl: string;
  care: CareText;
};

/** The fields of a draft that are one text each. */
export type TextKey = Exclude<keyof ProductDraft, 'care'>;

/** The faults, by field or care fact. */
export type DraftFaults = Faults<TextKey | FactKey>;

/** An empty form; the stock is 0 by default (CPM-04). */
export const EMPTY_PRODUCT: ProductDraft = {
  name: '',
  description: '',
  price: '',
  category: '',
  stock: '0',
  imageUrl: '',
  care: formatCare(null),
};

/**
 * The next listing, of what was typed while one was being created: the changed fields alone, so that
 * a second press does not list the same animal twice.
 */
export function typedSince(sent: ProductDraft, typed: ProductDraft): ProductDraft {
  const care = { ...typed.care };
  for (const { key } of FACTS) {
    if (care[key] === sent.care[key]) care[key] = EMPTY_PRODUCT.care[key];
  }
  const since = <K extends TextKey>(key: K) =>
    typed[key] === sent[key] ? EMPTY_PRODUCT[key] : typed[key];
  return {
    name: since('name'),
    description: since('description'),
    price: since('price'),
    category: since('category'),
    stock: since('stock'),
    imageUrl: since('imageUrl'),
    care,
  };
}

/** The categories as options of a select. */
export const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({
  value: category,
  label: category,
}));

/** A product as a form shows it. */
export function draftOf(product: Product): ProductDraft {
  return {
    name: product.name,
    description: product.description,
    price: product.price.toFixed(2),
    category: product.category === UNCATEGORIZED ? '' : product.category,
    stock: String(product.stock),
    imageUrl: product.image_url ?? '',
    care: formatCare(product.care),
  };
}

/** Orders, claims and carts name their animal by its listing, and do not follow it to another one. */
const ANOTHER_HINT =
  'If this is another animal, create a new listing for it: earlier orders and carts go by this one.';

/** The hint where a listing may become another animal: its name, or a one-of-a-kind's picture. */
export function anotherHints(
  { name, category, imageUrl }: ProductDraft,
  listed: Product,
): { nameHint: string | undefined; pictureHint: string | undefined } {
  const isOther = isOtherPicture(listed.image_url, { category, image_url: imageUrl.trim() });
  return {
    nameHint: name.trim() === listed.name ? undefined : ANOTHER_HINT,
    pictureHint: isOther ? ANOTHER_HINT : undefined,
  };
}

/** Whether two forms have the same values. */
export function isSameDraft(one: ProductDraft, other: ProductDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Why a picture's address is not accepted; null if it is.
 * @param kept the product's present address, which may stay as it is.
 */
function pictureFault(typed: string, kept: string | null): string | null {
  const url = typed.trim();
  if (url === '' || url === kept) return null;
  if (!z.safeParse(PictureUrl, url).success) return 'An address that begins with https://';
  return isPictureShown(url) ? null : PICTURE_ELSEWHERE;
}

/** The warning about an address while it is typed: that buyers would see no picture; or null. */
export function pictureWarning(typed: string): string | null {
  const fault = pictureFault(typed, null);
  return fault === PICTURE_ELSEWHERE ? fault : null;
}

/** What a form keeps of the product that it edits, although it would not accept it as new. */
type Kept = Pick<Product, 'image_url' | 'category' | 'stock'>;

/** A product that has a category cannot lose it; one that has none can be edited without. */
function needsCategory(kept: Kept | null): boolean {
  return kept?.category !== UNCATEGORIZED;
}

function faultsOf(draft: ProductDraft, kept: Kept | null): DraftFaults {
  const { required } = CATALOGUE_MESSAGES;
  const faults: DraftFaults = {};
  if (draft.name.trim() === '') faults.name = required;
  if (draft.category === '' && needsCategory(kept)) faults.category = required;
  if (draft.price.trim() === '') faults.price = required;
  else if (!z.safeParse(Price, Number(draft.price)).success) {
    faults.price = 'Dollars and cents, from 0.00 to 99,999.99';
  }
  if (draft.stock.trim() === '') faults.stock = required;
  else if (!/^\d+$/.test(draft.stock.trim()) || Number(draft.stock) > MAX_STOCK) {
    faults.stock = 'A whole number, 0 or more';
  } else if (isMoreThanOne(kept, { category: draft.category, stock: Number(draft.stock) })) {
    faults.stock = ONE_OF_A_KIND;
  }
  const picture = pictureFault(draft.imageUrl, kept?.image_url ?? null);
  if (picture !== null) faults.imageUrl = picture;
  const care = parseCare(draft.care);
  return care.ok ? faults : { ...faults, ...care.faults };
}

/** Those of the shown faults that are still there: a field that was filled since is not red. */
export function faultsLeft(shown: DraftFaults, draft: ProductDraft): DraftFaults {
  const found = faultsOf(draft, null);
  const left = Object.keys(shown).filter((field) => field in found);
  return Object.fromEntries(Object.entries(found).filter(([field]) => left.includes(field)));
}

/** A form's values in the shop's own types. */
export type ProductValues = {
  name: string;
  description: string;
  price: number;
  /** Absent if an edited product has none, and gets none. */
  category?: Category;
  stock: number;
  image_url: string | null;
  care: Care | null;
};

/** Whether two forms would store the same. */
export function isSameValues(one: ProductValues, other: ProductValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export type DraftResult =
  | { ok: true; values: ProductValues }
  | { ok: false; faults: DraftFaults; message: string };

/**
 * A form's values, or its faults; the first fault that has its own words is the message.
 * @param kept the product that is edited; null for a new one.
 */
export function readDraft(draft: ProductDraft, kept: Kept | null = null): DraftResult {
  const faults = faultsOf(draft, kept);
  const { required } = CATALOGUE_MESSAGES;
  const care = parseCare(draft.care);
  if (!care.ok || Object.keys(faults).length > 0) {
    const words = Object.values(faults);
    return { ok: false, faults, message: words.includes(required) ? required : (words[0] ?? '') };
  }
  const values = {
    name: draft.name.trim(),
    description: draft.description.trim(),
    price: Number(draft.price),
    ...(draft.category !== '' && { category: draft.category }),
    stock: Number(draft.stock),
    image_url: draft.imageUrl.trim() || null,
    care: care.care,
  };
  return { ok: true, values };
}
