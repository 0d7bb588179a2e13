import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, DEMO, signIn } from '../support/callables.ts';
import { shopDatabase } from '../support/demo-shop.ts';

const LISTING = {
  name: 'WYSIWYG acropora, listed from the fish room',
  description: 'One piece.',
  price: 149.5,
  category: 'WYSIWYG',
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
  await Promise.all([...made].map((id) => shopDatabase().doc(`products/${id}`).delete()));
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
  it('CALL-04 another content, another form or no request id is another listing', async () => {
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
  it('CALL-04 a request id that is none is refused', async () => {
    const { error } = await call('create-product', { ...LISTING, request_id: '../x' }, token);
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });
});
