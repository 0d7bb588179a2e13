import { ONE_OF_A_KIND } from '@reef/domain/catalogue/one-of-a-kind';
import { MAX_STOCK } from '@reef/domain/catalogue/product';
import { PICTURE_ELSEWHERE } from '@reef/domain/catalogue/product-calls';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, DEMO, signIn } from '#support/callables.ts';
import { changeProduct, delistProduct, shopDatabase, storedProduct } from '#support/demo-shop.ts';

const LISTING = {
  name: 'Acropora frags, listed from the fish room',
  description: 'Grown here.',
  price: 149.5,
  category: 'Live Coral',
  stock: 1,
  image_url: null,
};

let token: string;
const made = new Set<string>();

async function list(changes: object = {}): Promise<string> {
  const { result } = await call('create-product', { ...LISTING, ...changes }, token);
  const { success, product_id: id } = result as { success: boolean; product_id: string };
  expect(success).toBe(true);
  made.add(id);
  return id;
}

beforeAll(async () => {
  token = await signIn(...DEMO.admin);
});

afterAll(async () => {
  await Promise.all([...made].map(delistProduct));
});

describe('create-product', () => {
  it('CALL-04 CPM-04 a listing whose answer was lost is listed once, however often it is sent', async () => {
    const request_id = crypto.randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => list({ request_id })));
    ids.push(await list({ request_id }));
    expect(new Set(ids).size).toBe(1);
    const found = shopDatabase().collection('products').where('name', '==', LISTING.name);
    expect((await found.get()).size).toBe(1);
  });
  it('CALL-04 a deleted listing does not return when its request is sent again', async () => {
    const request_id = crypto.randomUUID();
    const id = await list({ request_id });
    await call('delete_product', { product_id: id }, token);
    expect(await list({ request_id })).toBe(id);
    expect((await shopDatabase().doc(`products/${id}`).get()).exists).toBe(false);
  });
  it('CALL-04 different content, a different form or no request id makes another listing', async () => {
    const request_id = crypto.randomUUID();
    const ids = [
      await list({ request_id }),
      await list({ request_id, price: 139 }),
      await list({ request_id: crypto.randomUUID() }),
      await list(),
      await list(),
    ];
    expect(new Set(ids).size).toBe(5);
  });
  it('CPM-04 CPM-06 CPM-07 who is no admin is refused in the specification’s words', async () => {
    const [id, buyer] = [await list(), await signIn(...DEMO.buyer)];
    const error = 'Admin access required to create products';
    expect((await call('create-product', LISTING, buyer)).result).toEqual({
      success: false,
      error,
    });
    const rows = [{ success: false, message: error }];
    expect((await call('delete_product', { product_id: id }, buyer)).result).toEqual(rows);
    const edited = { product_id: id, product_name: 'Mine', product_price: 1, product_stock: 1 };
    const { result } = await call('update_product_with_admin_check', edited, buyer);
    expect(result).toEqual(rows);
    expect(await storedProduct(id)).toMatchObject({ name: LISTING.name, revision: 0 });
  });
  it('SEEN-06 a picture on another host is refused, and says what to do', async () => {
    const image_url = 'https://pictures.example/fish.jpg';
    const { result } = await call('create-product', { ...LISTING, image_url }, token);
    expect(result).toEqual({ success: false, error: PICTURE_ELSEWHERE });
  });
  it('CPM-04 a one-of-a-kind piece of two units is refused', async () => {
    const piece = { ...LISTING, category: 'WYSIWYG', stock: 2 };
    const { result } = await call('create-product', piece, token);
    expect(result).toEqual({ success: false, error: ONE_OF_A_KIND });
  });
  it('CALL-04 an invalid request id is refused', async () => {
    const { error } = await call('create-product', { ...LISTING, request_id: '../x' }, token);
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });
});

/** Saves the edit dialog: a stock of 3, starting from the new listing. */
async function edit(id: string, changes: object = {}) {
  const { name, description, price, category, image_url } = LISTING;
  const seen = { seen_stock: 1, seen_revision: 0 };
  const product = { product_id: id, product_name: name, product_description: description };
  const rest = { product_price: price, product_category: category, product_stock: 3 };
  const whole = { ...product, ...rest, product_image_url: image_url, ...seen, ...changes };
  const { result } = await call('update_product_with_admin_check', whole, token);
  return (result as [{ success: boolean; message: string }])[0];
}

describe('update_product_with_admin_check', () => {
  it('CPM-06 the same edit sent again after a lost answer is its own, not another admin’s', async () => {
    const id = await list();
    const request_id = crypto.randomUUID();
    const first = await edit(id, { request_id });
    expect(first).toEqual({ success: true, message: 'Product updated successfully' });
    await changeProduct(id, { stock: 2 });
    expect(await edit(id, { request_id })).toEqual(first);
    expect(await storedProduct(id)).toMatchObject({ revision: 1, stock: 2 });
    const log = shopDatabase().collection('audit_log').where('target_id', '==', id);
    const actions = (await log.get()).docs.map((entry) => entry.get('action') as string);
    expect(actions.toSorted()).toEqual(['create-product', 'update-product']);
  });

  it('SEEN-06 a picture on another host stays on listings that have it, and is not accepted again', async () => {
    const id = await list();
    const [old, other] = ['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg'];
    await shopDatabase().doc(`products/${id}`).update({ image_url: old });
    const refused = { success: false, message: PICTURE_ELSEWHERE };
    expect(await edit(id, { product_image_url: other })).toEqual(refused);
    expect(await edit(id, { product_image_url: old, product_price: 99 })).toMatchObject({
      success: true,
    });
    expect(await storedProduct(id)).toMatchObject({ image_url: old, price: 99 });
  });

  it('CPM-06 no edit raises the stock above the maximum; a listing above it can be edited', async () => {
    const id = await list();
    await changeProduct(id, { stock: 4 });
    expect(await edit(id, { product_stock: MAX_STOCK })).toEqual({
      success: false,
      message: expect.stringContaining(`more than ${MAX_STOCK}`),
    });
    expect(await storedProduct(id)).toMatchObject({ revision: 0, stock: 4 });
    await changeProduct(id, { stock: MAX_STOCK + 3 });
    const less = { seen_stock: MAX_STOCK + 3, product_stock: 10 };
    expect(await edit(id, less)).toMatchObject({ success: true });
    expect(await storedProduct(id)).toMatchObject({ revision: 1, stock: 10 });
  });

  it('CPM-06 no edit raises a one-of-a-kind piece above one unit, or makes one of several', async () => {
    const refused = { success: false, message: ONE_OF_A_KIND };
    const [piece, frags] = [await list({ category: 'WYSIWYG' }), await list({ stock: 3 })];
    expect(await edit(piece, { product_category: undefined })).toEqual(refused);
    const moved = { product_category: 'WYSIWYG', seen_stock: 3 };
    expect(await edit(frags, moved)).toEqual(refused);
    // Listed before this rule: everything else can still be edited.
    await changeProduct(piece, { stock: 3 });
    const kept = { product_category: 'WYSIWYG', seen_stock: 3, product_price: 99 };
    expect(await edit(piece, kept)).toMatchObject({ success: true });
    expect(await storedProduct(piece)).toMatchObject({ stock: 3, price: 99 });
  });

  it('SEEN-20 a product without a category can be given one', async () => {
    const id = await list();
    await shopDatabase().doc(`products/${id}`).update({ category: FieldValue.delete() });
    expect(await edit(id, { product_category: 'Live Coral' })).toMatchObject({ success: true });
    expect(await storedProduct(id)).toMatchObject({ category: 'Live Coral' });
  });

  it('CPM-06 SEEN-20 an edit needs no category, and leaves the product’s as it is', async () => {
    const [listed, bare] = [await list(), await list()];
    await shopDatabase().doc(`products/${bare}`).update({ category: FieldValue.delete() });
    for (const id of [listed, bare]) {
      const edited = await edit(id, { product_category: undefined, product_price: 99 });
      expect(edited).toMatchObject({ success: true });
    }
    const { category } = LISTING;
    expect(await storedProduct(listed)).toMatchObject({ price: 99, category });
    expect(await storedProduct(bare)).toMatchObject({ price: 99 });
    expect(await storedProduct(bare)).not.toHaveProperty('category');
  });

  it('CPM-06 the same edit sent three times at once is made once', async () => {
    const id = await list();
    const request_id = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => edit(id, { request_id })));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    expect(await storedProduct(id)).toMatchObject({ revision: 1, stock: 3 });
  });

  it.each([
    ['other content', { product_price: 139 }],
    ['another form', { request_id: crypto.randomUUID() }],
    ['no request id', { request_id: undefined }],
  ])('CPM-06 %s on the same revision is another edit, and refused', async (_, changes) => {
    const id = await list();
    const request_id = crypto.randomUUID();
    expect((await edit(id, { request_id })).success).toBe(true);
    const second = await edit(id, { request_id, ...changes });
    expect(second).toEqual({ success: false, message: expect.stringContaining('Another admin') });
    expect(await storedProduct(id)).toMatchObject({ revision: 1, stock: 3, price: LISTING.price });
  });

  it('CPM-06 a repeat does not report success if another admin has edited since', async () => {
    const id = await list();
    const request_id = crypto.randomUUID();
    expect((await edit(id, { request_id })).success).toBe(true);
    const theirs = { seen_revision: 1, product_price: 99, request_id: crypto.randomUUID() };
    expect((await edit(id, theirs)).success).toBe(true);
    expect((await edit(id, { request_id })).success).toBe(false);
    expect(await storedProduct(id)).toMatchObject({ revision: 2, price: 99 });
  });
});

describe('FIT-01 care facts', () => {
  const care = { group: 'SPS', min_tank_gal: 40, par_min: 200, par_max: 350, sweeper_in: 0 };

  it('are stored with a new listing, and none if none are known', async () => {
    expect(await storedProduct(await list({ care }))).toMatchObject({ care });
    for (const none of [undefined, null, {}]) {
      // One listing at a time, as an admin makes them.
      expect(await storedProduct(await list({ care: none }))).not.toHaveProperty('care');
    }
  });

  it('stay if an edit does not mention them, are replaced as a whole, and can be removed', async () => {
    const id = await list({ care });
    expect(await edit(id, { product_price: 99 })).toMatchObject({ success: true });
    expect(await storedProduct(id)).toMatchObject({ care });
    const fewer = { group: 'SPS' };
    expect(await edit(id, { product_care: fewer, seen_revision: 1 })).toMatchObject({
      success: true,
    });
    expect((await storedProduct(id))?.['care']).toEqual(fewer);
    expect(await edit(id, { product_care: null, seen_revision: 2 })).toMatchObject({
      success: true,
    });
    expect(await storedProduct(id)).not.toHaveProperty('care');
  });

  it('an unknown fact is refused, and nothing is listed', async () => {
    const unknown = { ...LISTING, care: { ...care, color: 'blue' } };
    const { error } = await call('create-product', unknown, token);
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });

  it('are in the log of the edit', async () => {
    const id = await list({ care });
    await edit(id, { product_care: null });
    const log = shopDatabase().collection('audit_log').where('target_id', '==', id);
    const entries = (await log.get()).docs.map((entry) => entry.data());
    const change = entries.find(({ action }) => action === 'update-product');
    expect(change).toMatchObject({ before: { care }, after: { care: null } });
  });
});
