import { CATEGORIES, type Category } from '@reef/domain/catalogue/category';
import { ImageUrl, Price } from '@reef/domain/catalogue/product-calls';
import { MAX_STOCK, type Product } from '@reef/domain/catalogue/product';
import * as z from 'zod/mini';
import { CATALOGUE_MESSAGES } from './catalogue-messages.ts';

/** A product as it stands in a form: what was typed. */
export type ProductDraft = {
  name: string;
  description: string;
  price: string;
  category: Category | '';
  stock: string;
  imageUrl: string;
};

/** What is at fault, by field. */
export type DraftFaults = Partial<Record<keyof ProductDraft, string>>;

/** An empty form; the stock is 0 unless told (store.md 9). */
export const EMPTY_DRAFT: ProductDraft = {
  name: '',
  description: '',
  price: '',
  category: '',
  stock: '0',
  imageUrl: '',
};

/** The categories as a select has them. */
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
    category: product.category,
    stock: String(product.stock),
    imageUrl: product.image_url ?? '',
  };
}

function faultsOf(draft: ProductDraft): DraftFaults {
  const { required } = CATALOGUE_MESSAGES;
  const faults: DraftFaults = {};
  if (draft.name.trim() === '') faults.name = required;
  if (draft.category === '') faults.category = required;
  if (draft.price.trim() === '') faults.price = required;
  else if (!z.safeParse(Price, Number(draft.price)).success) {
    faults.price = 'Dollars and cents, from 0.00 to 99,999.99';
  }
  if (draft.stock.trim() === '') faults.stock = required;
  else if (!/^\d+$/.test(draft.stock.trim()) || Number(draft.stock) > MAX_STOCK) {
    faults.stock = 'A whole number, 0 or more';
  }
  if (draft.imageUrl !== '' && !z.safeParse(ImageUrl, draft.imageUrl.trim()).success) {
    faults.imageUrl = 'An address that begins with https://';
  }
  return faults;
}

/** The faults that were shown and are still there: a field that was filled since is not red. */
export function faultsLeft(shown: DraftFaults, draft: ProductDraft): DraftFaults {
  const found = faultsOf(draft);
  const left = Object.keys(shown).filter((field) => field in found);
  return Object.fromEntries(Object.entries(found).filter(([field]) => left.includes(field)));
}

/** A form's values in the shop's own types. */
export type ProductValues = {
  name: string;
  description: string;
  price: number;
  category: Category;
  stock: number;
  image_url: string | null;
};

export type DraftResult =
  | { ok: true; values: ProductValues }
  | { ok: false; faults: DraftFaults; message: string };

/** A form's values, or what is at fault; the first fault that has its own words is the message. */
export function readDraft(draft: ProductDraft): DraftResult {
  const faults = faultsOf(draft);
  const { required } = CATALOGUE_MESSAGES;
  if (draft.category === '' || Object.keys(faults).length > 0) {
    const words = Object.values(faults);
    return { ok: false, faults, message: words.includes(required) ? required : (words[0] ?? '') };
  }
  const values = {
    name: draft.name.trim(),
    description: draft.description.trim(),
    price: Number(draft.price),
    category: draft.category,
    stock: Number(draft.stock),
    image_url: draft.imageUrl.trim() || null,
  };
  return { ok: true, values };
}
