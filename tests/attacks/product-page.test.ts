import { afterAll, describe, expect, it } from 'vitest';
import { changeProduct, delistProduct, listProduct } from '#support/demo-shop.ts';
import { fromEnvironment } from '#support/local-services.ts';

const ORIGIN = fromEnvironment('REEF_APP_ORIGIN');
const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
const made: string[] = [];

afterAll(async () => {
  await Promise.all(made.map(delistProduct));
});

describe('the product page that a function draws', () => {
  it('ATT-45 draws a hostile name and description as text, in the page, its head and its data', async () => {
    const { id } = await listProduct(1);
    made.push(id);
    const changes = { name: `Tang ${HOSTILE}`, description: HOSTILE };
    await changeProduct(id, changes);
    const html = await (await fetch(`${ORIGIN}/product/${id}`)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('Tang &lt;/script&gt;');
    const data = /<script type="application\/json" id="first-product">(.*?)<\/script>/.exec(html);
    expect(JSON.parse(data?.[1] ?? '')).toMatchObject({ id, product: changes });
  });
  it('ATT-43 can only be read', async () => {
    const address = `${ORIGIN}/product/ocellaris-clownfish`;
    expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(405);
    expect((await fetch(address)).status).toBe(200);
  });
  // Whether they are looked up is counted at the function's own address, in cost.test.ts.
  it('ATT-69 finds nothing under an invalid id', async () => {
    const ids = ['..%2Fprofiles%2Fdemo-admin', '%00', '__proto__x'.repeat(20)];
    const reserved = ['__x__', '__proto__'];
    const shell = await (await fetch(`${ORIGIN}/nowhere`)).text();
    for (const id of [...ids, ...reserved]) {
      const response = await fetch(`${ORIGIN}/product/${id}`);
      const body = await response.text();
      expect(body).not.toContain('admin@reef.test');
      // Hosting itself answers a path with dots with the empty page.
      if (response.status === 200) expect(body).toBe(shell);
      else expect(response.status, id).toBe(404);
      if (reserved.includes(id)) expect(response.status).toBe(404);
    }
  });
});
