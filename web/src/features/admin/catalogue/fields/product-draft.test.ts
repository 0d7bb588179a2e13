import { ONE_OF_A_KIND } from '@reef/domain/catalogue/one-of-a-kind';
import { PICTURE_ELSEWHERE } from '@reef/domain/catalogue/product-calls';
import { Product } from '@reef/domain/catalogue/product';
import { aProduct } from '@reef/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import {
  anotherHints,
  draftOf,
  EMPTY_PRODUCT,
  faultsLeft,
  isSameDraft,
  pictureWarning,
  readDraft,
  typedSince,
} from './product-draft.ts';

const FULL = {
  ...EMPTY_PRODUCT,
  name: ' Goby ',
  price: '19.90',
  category: 'Saltwater Fish',
} as const;

const withImage = (imageUrl: string) => readDraft({ ...FULL, imageUrl }).ok;

it('CPM-06 says where a listing may become another animal: a one-of-a-kind one by its picture, too', () => {
  const listed = { name: 'Acropora 12', image_url: '/catalogue/piece-1-640.webp' };
  const hints = (category: Product['category'], typed: object) => {
    const product = aProduct({ ...listed, category });
    return anotherHints({ ...draftOf(product), ...typed }, product);
  };
  const hint = expect.stringContaining('create a new listing');
  const none = { nameHint: undefined, pictureHint: undefined };
  expect(hints('WYSIWYG', { name: ' Acropora 12 ', imageUrl: '' })).toEqual(none);
  expect(hints('WYSIWYG', { name: 'Hammer 31' })).toEqual({ ...none, nameHint: hint });
  const imageUrl = '/catalogue/piece-2-640.webp';
  expect(hints('WYSIWYG', { imageUrl })).toEqual({ ...none, pictureHint: hint });
  expect(hints('Live Coral', { imageUrl })).toEqual(none);
});

describe('the create form', () => {
  it('CPM-04 keeps of what is typed meanwhile the changed fields alone, for the next listing', () => {
    const care = { ...FULL.care, group: 'goby' };
    const typed = { ...FULL, name: 'Blenny', care };
    expect(typedSince(FULL, typed)).toEqual({ ...EMPTY_PRODUCT, name: 'Blenny', care });
    expect(typedSince(FULL, FULL)).toEqual(EMPTY_PRODUCT);
  });
  it('CPM-04 asks for name, price and category; stock is 0 unless told', () => {
    for (const field of ['name', 'price', 'category'] as const) {
      const result = readDraft({ ...FULL, [field]: '' });
      expect(result).toMatchObject({ ok: false, message: 'Please fill in all required fields' });
      if (!result.ok) expect(Object.keys(result.faults)).toEqual([field]);
    }
    expect(readDraft(FULL)).toEqual({
      ok: true,
      values: {
        name: 'Goby',
        description: '',
        price: 19.9,
        category: 'Saltwater Fish',
        stock: 0,
        image_url: null,
        care: null,
      },
    });
  });

  it('CPM-04 takes cents, not fractions of them, and whole units', () => {
    for (const price of ['-1', '1.005', 'ten', '100000', 'Infinity']) {
      expect(readDraft({ ...FULL, price }).ok, price).toBe(false);
    }
    for (const stock of ['-1', '1.5', '', '1e3'])
      expect(readDraft({ ...FULL, stock }).ok).toBe(false);
    expect(readDraft({ ...FULL, price: '0.01', stock: '12' }).ok).toBe(true);
  });

  it('CPM-04 CPM-06 takes one unit of a one-of-a-kind piece; one that has more is not raised', () => {
    const piece = { ...FULL, category: 'WYSIWYG', stock: '2' } as const;
    const faults = { stock: ONE_OF_A_KIND };
    expect(readDraft(piece)).toEqual({ ok: false, faults, message: ONE_OF_A_KIND });
    expect(faultsLeft(faults, { ...piece, category: 'Live Coral' })).toEqual({});
    expect(readDraft({ ...piece, stock: '1' }).ok).toBe(true);
    const listed = aProduct({ category: 'WYSIWYG', stock: 2 });
    expect(readDraft(piece, listed).ok).toBe(true);
    expect(readDraft({ ...piece, stock: '3' }, listed)).toMatchObject({ faults });
    expect(readDraft(piece, { ...listed, category: 'Live Coral' })).toMatchObject({ faults });
  });

  it('CPM-04 takes a picture by its address in the shop, never a script', () => {
    expect(withImage('/catalogue/a.webp')).toBe(true);
    expect(withImage('https://firebasestorage.googleapis.com/v0/b/b/o/a.webp?alt=media')).toBe(
      true,
    );
    expect(withImage('javascript:alert(1)')).toBe(false);
  });

  it('SEEN-06 refuses a picture on another host where it is typed, and says what to do', () => {
    const foreign = 'https://example.test/a.webp';
    expect(readDraft({ ...FULL, imageUrl: foreign })).toMatchObject({
      ok: false,
      message: PICTURE_ELSEWHERE,
      faults: { imageUrl: PICTURE_ELSEWHERE },
    });
    expect(pictureWarning(` ${foreign}`)).toBe(PICTURE_ELSEWHERE);
    for (const typed of ['', 'htt', '/catalogue/a.webp']) expect(pictureWarning(typed)).toBeNull();
    // A listing that already has such an address can still be edited.
    expect(readDraft({ ...FULL, imageUrl: foreign }, aProduct({ image_url: foreign })).ok).toBe(
      true,
    );
    const other = aProduct({ image_url: '/catalogue/a.webp' });
    expect(readDraft({ ...FULL, imageUrl: foreign }, other).ok).toBe(false);
  });

  it('SEEN-19 a field that was filled since is no longer at fault, and no other turns red', () => {
    const empty = { ...EMPTY_PRODUCT, stock: '' };
    const read = readDraft(empty);
    const shown = read.ok ? {} : read.faults;
    expect(Object.keys(shown).toSorted()).toEqual(['category', 'name', 'price', 'stock']);
    expect(Object.keys(faultsLeft(shown, { ...empty, name: 'Goby', price: '5' }))).toEqual([
      'category',
      'stock',
    ]);
    expect(faultsLeft(shown, FULL)).toEqual({});
    expect(faultsLeft({}, empty)).toEqual({});
  });
});

it('CPM-06 the edit form shows what is stored and gives it back unchanged', () => {
  const product = aProduct({ description: 'Calm.', image_url: '/catalogue/a.webp' });
  expect(readDraft(draftOf(product))).toMatchObject({
    ok: true,
    values: { price: product.price, stock: product.stock, image_url: product.image_url },
  });
});

it('CPM-06 SEEN-20 a product without a category is edited without one, or given one', () => {
  const { category: _, ...bare } = aProduct();
  const product = Product.parse(bare);
  expect(product.category).toBe('Uncategorized');
  const draft = draftOf(product);
  expect(draft.category).toBe('');
  const read = readDraft(draft, product);
  expect(read.ok).toBe(true);
  expect(read).not.toHaveProperty('values.category');
  expect(readDraft({ ...draft, category: 'Live Coral' }, product)).toMatchObject({
    values: { category: 'Live Coral' },
  });
});

it('CPM-06 editing asks for name, price and stock, and no product loses its category', () => {
  const product = aProduct();
  for (const field of ['name', 'price', 'stock', 'category'] as const) {
    const read = readDraft({ ...draftOf(product), [field]: '' }, product);
    expect(read).toMatchObject({ ok: false, message: 'Please fill in all required fields' });
    expect(read.ok ? [] : Object.keys(read.faults)).toEqual([field]);
  }
});

describe('FIT-03 the care facts of a form', () => {
  const care = { ...EMPTY_PRODUCT.care, group: 'goby', min_tank_gal: '20' };

  it('go with the listing, and come back from it', () => {
    const facts = { group: 'goby', min_tank_gal: 20 } as const;
    expect(readDraft({ ...FULL, care })).toMatchObject({ ok: true, values: { care: facts } });
    expect(draftOf(aProduct({ care: facts })).care).toEqual(care);
    expect(draftOf(aProduct()).care).toEqual(EMPTY_PRODUCT.care);
  });

  it('say what is wrong with one, until it is mended', () => {
    const wrong = { ...FULL, care: { ...care, min_tank_gal: '5000' } };
    const read = readDraft(wrong);
    const faults = { min_tank_gal: 'This has to be a number from 1 to 2000 (gallons).' };
    expect(read).toEqual({ ok: false, faults, message: faults.min_tank_gal });
    expect(faultsLeft(faults, wrong)).toEqual(faults);
    expect(faultsLeft(faults, { ...FULL, care })).toEqual({});
  });
});

it('CPM-06 an edit form holds something to lose once it differs from the product', () => {
  const draft = draftOf(aProduct());
  expect(isSameDraft(draft, draftOf(aProduct()))).toBe(true);
  expect(isSameDraft({ ...draft, name: 'Goby' }, draft)).toBe(false);
  expect(
    isSameDraft({ ...draft, care: { ...draft.care, scientific_name: 'Gobius niger' } }, draft),
  ).toBe(false);
});
