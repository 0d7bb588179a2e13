import { ImportResponse, LINES_PER_CALL } from '@reef/domain/catalogue/table/import-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, DEMO, signIn } from '#support/callables.ts';
import {
  changeProduct,
  delistProduct,
  listProduct,
  shopDatabase,
  storedProduct,
} from '#support/demo-shop.ts';

/** The prefix of product names that must never be listed. */
const REFUSED = 'Import refused';

let token: string;
const made = new Set<string>();

beforeAll(async () => {
  token = await signIn(...DEMO.admin);
});
afterAll(async () => {
  await Promise.all([...made].map(delistProduct));
});

async function ownProduct(stock: number): Promise<string> {
  const { id } = await listProduct(stock);
  made.add(id);
  return id;
}

async function send(edits: unknown[], request_id: string = crypto.randomUUID()) {
  const { result } = await call('import_products', { request_id, edits }, token);
  const answer = ImportResponse.parse(result);
  if (answer.success) for (const { product_id } of answer.done) made.add(product_id);
  return answer;
}

const care = { group: 'goby', min_tank_gal: 20, jumps: true };

function create(line: number, name: string) {
  const product = { name, price: 19.9, category: 'Saltwater Fish', stock: 2, care };
  return { does: 'create', line, product };
}

async function change(line: number, id: string, changes: object = {}) {
  const before = await storedProduct(id);
  const product = {
    product_id: id,
    product_name: before?.['name'],
    product_price: 33.5,
    product_category: before?.['category'],
    product_stock: before?.['stock'],
    product_image_url: before?.['image_url'],
    product_care: care,
    seen_stock: before?.['stock'],
    seen_revision: before?.['revision'] ?? 0,
    ...changes,
  };
  return { does: 'change', line, product };
}

async function namesLike(prefix: string): Promise<number> {
  const products = shopDatabase().collection('products');
  const found = products.where('name', '>=', prefix).where('name', '<', `${prefix}~`);
  return (await found.count().get()).data().count;
}

describe('FIT-03 import_products', () => {
  it('lists and changes in one step, and says which product each line became', async () => {
    const id = await ownProduct(3);
    const name = `Import goby ${Date.now()}`;
    const answer = await send([create(2, name), await change(3, id)]);
    if (!answer.success) throw new Error(answer.error);
    expect(answer.done.map(({ line }) => line)).toEqual([2, 3]);
    expect(answer.done[1]?.product_id).toBe(id);
    expect(await storedProduct(answer.done[0]?.product_id ?? '')).toMatchObject({
      name,
      stock: 2,
      care,
    });
    expect(await storedProduct(id)).toMatchObject({ price: 33.5, stock: 3, care, revision: 1 });
  });

  it('does nothing twice if its answer was lost', async () => {
    const id = await ownProduct(3);
    const name = `Import again ${Date.now()}`;
    const request = crypto.randomUUID();
    const edits = [create(2, name), await change(3, id, { product_stock: 5 })];
    const first = await send(edits, request);
    // A unit is sold before the call is repeated.
    await changeProduct(id, { stock: 4 });
    expect(await send(edits, request)).toEqual(first);
    expect(await Promise.all([send(edits, request), send(edits, request)])).toEqual([first, first]);
    expect(await storedProduct(id)).toMatchObject({ stock: 4, revision: 1 });
    // Another admin edits the listing before the call is repeated, and takes it off the list.
    await changeProduct(id, { price: 40, revision: 2 });
    expect(await send(edits, request)).toEqual(first);
    expect(await storedProduct(id)).toMatchObject({ price: 40, revision: 2 });
    await delistProduct(id);
    expect(await send(edits, request)).toEqual(first);
    expect(await storedProduct(id)).toBeUndefined();
    expect(await namesLike(name)).toBe(1);
  });

  it('executes no line if one is refused, and names that one', async () => {
    const [first, second] = [await ownProduct(3), await ownProduct(3)];
    const name = `Import none ${Date.now()}`;
    const edits = [
      create(2, name),
      await change(3, first),
      await change(4, second, { seen_revision: 7 }),
      {
        ...(await change(5, second)),
        product: { ...(await change(5, second)).product, product_id: 'ghost' },
      },
    ];
    const answer = await send(edits);
    expect(answer).toMatchObject({
      success: false,
      refused: [
        { line: 4, message: expect.stringContaining('Another admin') },
        { line: 5, message: expect.stringContaining('no longer exists') },
      ],
    });
    expect(await storedProduct(first)).toMatchObject({ revision: 0 });
    expect(await namesLike(name)).toBe(0);
  });

  it('keeps units that buyers reserved meanwhile', async () => {
    const id = await ownProduct(3);
    const edit = await change(2, id, { product_stock: 10 });
    await changeProduct(id, { stock: 1 });
    expect((await send([edit])).success).toBe(true);
    expect(await storedProduct(id)).toMatchObject({ stock: 8 });
  });

  it('accepts a full call, and no more', async () => {
    const name = `Import many ${Date.now()}`;
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => create(at + 2, `${name} ${at}`));
    const answer = await send(many(LINES_PER_CALL));
    expect(answer.success).toBe(true);
    expect(await namesLike(name)).toBe(LINES_PER_CALL);
  });
});

describe('FIT-03 import_products with what no form sends', () => {
  it.each([
    [
      '10,000 lines',
      Array.from({ length: 10_000 }, (_, at) => create(2 + (at % 5000), `${REFUSED} ${at}`)),
    ],
    ['one name twice', [create(2, `${REFUSED} twin`), create(3, `${REFUSED} twin`)]],
    [
      'a fact there is not',
      [
        {
          ...create(2, `${REFUSED} odd`),
          product: {
            name: `${REFUSED} odd`,
            price: 1,
            category: 'WYSIWYG',
            care: { owner: 'me' },
          },
        },
      ],
    ],
    ['no line', []],
  ])('refuses %s before anything is written', async (_what, edits) => {
    const request = { request_id: crypto.randomUUID(), edits };
    const { error } = await call('import_products', request, token);
    expect(error?.status).toBe('INVALID_ARGUMENT');
    expect(await namesLike(REFUSED)).toBe(0);
  });
});
