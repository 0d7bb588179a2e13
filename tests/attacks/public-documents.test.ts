import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { DEMO } from '#support/callables.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { callAsAdmin } from '#support/test-accounts.ts';

/*
 * What a guest can read of the shop after an admin has worked in it: the documents that the rules
 * open to everybody, the catalogue's file and the rendered page.
 */

const deps = localDeps({ now: new Date() });
let adminId = '';

beforeAll(async () => {
  const found = await deps.db.collection('profiles').where('email', '==', DEMO.admin[0]).get();
  adminId = found.docs[0]?.id ?? '';
  expect(adminId).not.toBe('');
});
afterAll(() => deps.close());

/** A document as the database answers a guest. */
async function asGuest(path: string): Promise<{ http: number; text: string }> {
  const host = fromEnvironment('FIRESTORE_EMULATOR_HOST');
  const url = `http://${host}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${path}`;
  const response = await fetch(url);
  return { http: response.status, text: await response.text() };
}

async function page(path: string): Promise<string> {
  return (await fetch(fromEnvironment('REEF_APP_ORIGIN') + path)).text();
}

it('ATT-115 public documents, file and page name no admin, though the call did and the log does', async () => {
  const name = `Unsigned ${randomUUID()}`;
  const made = (await callAsAdmin('create-product', {
    name,
    description: '',
    price: 12,
    category: 'Saltwater Fish',
    stock: 3,
    image_url: '/catalogue/clown.webp',
    // As the specified body has it; it is ignored and not stored.
    created_by: adminId,
  })) as { success: boolean };
  expect(made).toMatchObject({ success: true });
  const [product] = (await deps.db.collection('products').where('name', '==', name).get()).docs;
  if (product === undefined) throw new Error('it is not listed');
  await callAsAdmin('update_product_with_admin_check', {
    product_id: product.id,
    product_name: name,
    product_description: '',
    product_price: 13,
    product_category: 'Saltwater Fish',
    product_stock: 3,
    product_image_url: '/catalogue/clown.webp',
    seen_stock: 3,
    seen_revision: 0,
  });
  const document = await asGuest(`products/${product.id}`);
  expect(document.http).toBe(200);
  expect(document.text).toContain(name);
  const texts = [document.text, (await asGuest('settings/public')).text];
  texts.push(await page('/catalogue-whole.json'), await page(`/product/${product.id}`));
  await callAsAdmin('delete_product', { product_id: product.id });
  const removed = await asGuest(`removed_products/${product.id}`);
  expect(removed.http).toBe(200);
  texts.push(removed.text);
  for (const text of texts) {
    expect(text).not.toContain(adminId);
    expect(text).not.toContain(DEMO.admin[0]);
    expect(text).not.toMatch(/created_by|updated_by|actor_/);
  }
  // The log says who did it; a guest cannot read it.
  const log = await deps.db.collection('audit_log').where('target_id', '==', product.id).get();
  expect(log.docs.map((entry) => entry.get('actor_id') as string)).toContain(adminId);
  const entry = log.docs[0];
  expect((await asGuest(`audit_log/${entry?.id ?? ''}`)).http).toBe(403);
  expect((await asGuest('settings/shop')).http).toBe(403);
});
