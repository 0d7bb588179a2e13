import { gzipSync } from 'node:zlib';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, DEMO, signIn, tokenClaims } from '#support/callables.ts';
import { changeProduct, shopDatabase, storedProduct } from '#support/demo-shop.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { forgetSales, sell } from '#support/sold-orders.ts';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { lookUp, remove, upload } from './bucket.ts';
import { age, expectNightlyDeletion } from './unused-files.ts';
import { picture, recordPath, refusalOf, unusedPath, verdictOn } from './picture.ts';

/** Time for a trigger to start and finish. */
const SOON = { timeout: 90_000, interval: 250 };

const [app = initializeApp({ projectId: PROJECT_ID })] = getApps();
const bucket = getStorage(app).bucket(`${PROJECT_ID}.appspot.com`);

let token = '';
let adminId = '';

beforeAll(async () => {
  token = await signIn(...DEMO.admin);
  adminId = tokenClaims(token).user_id;
});

const fresh = (extension?: string) => unusedPath(adminId, extension);

async function put(path: string, body: Uint8Array, type = 'image/png'): Promise<string> {
  expect(await upload({ path, type, body, token })).toBe(200);
  return path;
}

/** Uploaded without the rules, which allow no packed file. */
async function putPacked(body: Buffer): Promise<string> {
  const path = fresh();
  const metadata = { contentEncoding: 'gzip' };
  await bucket.file(path).save(body, { resumable: false, contentType: 'image/png', metadata });
  return path;
}

function urlOf(path: string): string {
  const host = fromEnvironment('FIREBASE_STORAGE_EMULATOR_HOST');
  return `http://${host}/v0/b/${PROJECT_ID}.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;
}

async function list(image_url: string | null) {
  const listing = { name: 'Testpicture', price: 5, category: 'WYSIWYG', stock: 1, image_url };
  const { result } = await call('create-product', listing, token);
  return result as { success: boolean; product_id?: string; error?: string };
}

async function listed(image_url: string | null): Promise<string> {
  const { product_id, error } = await list(image_url);
  if (!product_id) throw new Error(error);
  return product_id;
}

async function change(product_id: string, product_image_url: string | null) {
  const product = {
    product_name: 'Testpicture',
    product_price: 5,
    product_category: 'WYSIWYG',
    product_stock: 1,
  };
  const { result } = await call(
    'update_product_with_admin_check',
    { product_id, product_image_url, ...product },
    token,
  );
  return (result as { success: boolean; message: string }[])[0];
}

const unlist = (product_id: string) => call('delete_product', { product_id }, token);
const isThere = async (path: string) => (await lookUp(path)) === 200;

describe('the server checks every upload', () => {
  it('ATT-65 ATT-66 what is not a picture is deleted, and the audit log says so; a picture stays', async () => {
    const html = await put(
      fresh('jpg'),
      Buffer.from('<!doctype html><script>1</script>'),
      'image/jpeg',
    );
    const svg = await put(fresh(), Buffer.from('<svg onload="alert(1)"/>'));
    const fine = await put(fresh(), await picture('png'));
    expect(await verdictOn(html)).toBe('refused');
    expect(await refusalOf(html)).toBe('not-an-image');
    expect(await verdictOn(svg)).toBe('refused');
    expect(await verdictOn(fine)).toBe('stays');
    expect(await refusalOf(fine)).toBeNull();
    expect(await isThere(fine)).toBe(true);
  });

  it('ATT-68 a pixel bomb is deleted, and so are pictures larger than the shop makes', async () => {
    const bomb = await picture('png');
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    const path = await put(fresh(), bomb);
    expect(await verdictOn(path)).toBe('refused');
    expect(await refusalOf(path)).toBe('too-many-pixels');
    const large = await put(fresh(), await picture('png', 1700, 20));
    expect(await verdictOn(large)).toBe('refused');
    expect(await verdictOn(await put(fresh(), await picture('png', 1600, 20)))).toBe('stays');
  });

  it('ATT-68 a packed file is deleted unread, even if no rule kept it out', async () => {
    const png = await picture('png');
    // The second says that it is packed but is not: browsers would show nothing.
    const paths = [await putPacked(gzipSync(png)), await putPacked(png)];
    for (const path of paths) {
      expect(await verdictOn(path)).toBe('refused');
      expect(await refusalOf(path)).toBe('not-an-image');
    }
  });

  it('ATT-70 a picture under another type’s name is deleted; so are two files in one', async () => {
    const forged = await put(fresh('jpg'), await picture('png'), 'image/jpeg');
    expect(await verdictOn(forged)).toBe('refused');
    expect(await refusalOf(forged)).toBe('other-type');
    const zip = Buffer.concat([await picture('webp'), Buffer.from('PK\u0003\u0004')]);
    const double = await put(fresh('webp'), zip, 'image/webp');
    expect(await verdictOn(double)).toBe('refused');
    expect(await refusalOf(double)).toBe('more-than-a-picture');
    const single = await put(fresh('webp'), await picture('webp'), 'image/webp');
    expect(await verdictOn(single)).toBe('stays');
  });
});

describe('CPM-05 a product’s picture', () => {
  it('is one that passed the check: refused, missing and misplaced ones are reported', async () => {
    const bad = await put(fresh(), Buffer.from('<html>'));
    for (const url of [urlOf(bad), urlOf(fresh()), urlOf('other/secret.png')]) {
      expect(await list(url), url).toEqual({
        success: false,
        error: 'This picture was not accepted. Please upload it again.',
      });
    }
    const takenBack = await put(fresh(), await picture('png'));
    expect(await verdictOn(takenBack)).toBe('stays');
    expect(await remove(takenBack, token)).toBe(204);
    expect((await list(urlOf(takenBack))).success).toBe(false);
    const id = await listed(urlOf(await put(fresh(), await picture('png'))));
    expect(await storedProduct(id)).toMatchObject({ image_widths: [64] });
    expect((await change(id, urlOf(bad)))?.success).toBe(false);
    await unlist(id);
    const own = await listed('/catalogue/fish.webp');
    expect(await storedProduct(own)).toMatchObject({ image_path: null, image_widths: [] });
    await unlist(own);
  });

  it('lists its widths by the real sizes of the small ones that are there', async () => {
    const path = fresh('webp');
    await put(path.replace('.webp', '-320.webp'), await picture('webp', 320, 240), 'image/webp');
    await put(path.replace('.webp', '-640.webp'), await picture('webp', 600, 450), 'image/webp');
    await put(path, await picture('webp', 1600, 1200), 'image/webp');
    const id = await listed(urlOf(path));
    expect(await storedProduct(id)).toMatchObject({ image_path: path, image_widths: [320, 1600] });
    const all = [path, path.replace('.webp', '-320.webp'), path.replace('.webp', '-640.webp')];
    await unlist(id);
    expect(await isThere(path)).toBe(true);
    for (const each of all) await age(each);
    await expectNightlyDeletion(path);
    expect(await Promise.all(all.map(isThere))).toEqual([false, false, false]);

    const lone = fresh('webp');
    const gone = lone.replace('.webp', '-320.webp');
    await put(gone, await picture('webp', 320, 240), 'image/webp');
    expect(await verdictOn(gone)).toBe('stays');
    expect(await remove(gone, token)).toBe(204);
    await put(lone, await picture('webp', 1600, 1200), 'image/webp');
    const loneId = await listed(urlOf(lone));
    expect(await storedProduct(loneId)).toMatchObject({ image_widths: [1600] });
    await unlist(loneId);
  });

  it('is deleted a day after it was replaced or its listing deleted, but not while another product uses it', async () => {
    const [first, second] = [
      await put(fresh(), await picture('png')),
      await put(fresh(), await picture('png')),
    ];
    const [one, other] = [await listed(urlOf(first)), await listed(urlOf(first))];
    expect((await change(one, urlOf(second)))?.success).toBe(true);
    expect((await change(other, null))?.success).toBe(true);
    expect((await change(other, urlOf(second)))?.success).toBe(true);
    await unlist(one);
    expect(await isThere(first)).toBe(true);
    for (const path of [first, second]) await age(path);
    await expectNightlyDeletion(first);
    expect(await isThere(second)).toBe(true);
    expect((await change(other, urlOf(first)))?.success).toBe(false);
    await unlist(other);
  });

  it('is the whole one of a small copy’s address, and stays as long as a listing names either', async () => {
    const [path, unused] = [fresh('webp'), await put(fresh(), await picture('png'))];
    const small = path.replace('.webp', '-640.webp');
    await put(small, await picture('webp', 640, 480), 'image/webp');
    await put(path, await picture('webp', 1600, 1200), 'image/webp');
    const [first, second] = [await listed(urlOf(path)), await listed(urlOf(small))];
    expect(await storedProduct(second)).toMatchObject({
      image_url: urlOf(path).replace('&token=t', ''),
      image_path: path,
      image_widths: [640, 1600],
    });
    // A listing from before kept the small one.
    const older = { image_url: urlOf(small), image_path: small, image_widths: [640] };
    await changeProduct(second, older);
    await unlist(first);
    expect(await verdictOn(unused)).toBe('stays');
    for (const each of [path, small, unused]) await age(each);
    await expectNightlyDeletion(unused);
    expect(await Promise.all([path, small].map(isThere))).toEqual([true, true]);
    await unlist(second);

    const lone = fresh('webp').replace('.webp', '-320.webp');
    await put(lone, await picture('webp', 320, 240), 'image/webp');
    const id = await listed(urlOf(lone));
    expect(await storedProduct(id)).toMatchObject({ image_url: urlOf(lone), image_path: lone });
    await unlist(id);
  });

  it('CPM-07 outlives its listing if an order names it', async () => {
    const [sold, unsold] = [
      await put(fresh('webp'), await picture('webp'), 'image/webp'),
      await put(fresh(), await picture('png')),
    ];
    const small = sold.replace('.webp', '-320.webp');
    await put(small, await picture('webp', 320, 240), 'image/webp');
    const listings = [await listed(urlOf(sold)), await listed(urlOf(unsold))];
    const line = { product_id: listings[0] ?? '', name: 'Testpicture', unit_price_cents: 500 };
    await sell({ items: { items: [{ ...line, quantity: 1, image_url: urlOf(sold) }] } });
    const record = shopDatabase().doc(recordPath(sold));
    await expect.poll(async () => (await record.get()).get('is_sold'), SOON).toBe(true);
    for (const listing of listings) await unlist(listing);
    for (const path of [sold, small, unsold]) await age(path);
    await expectNightlyDeletion(unsold);
    expect(await isThere(sold)).toBe(true);
    expect(await isThere(small)).toBe(true);
    await forgetSales();
  });

  it('that no product uses is deleted after a day; used and recent ones stay', async () => {
    const [old, used, young] = [
      await put(fresh(), await picture('png')),
      await put(fresh(), await picture('png')),
      await put(fresh(), await picture('png')),
    ];
    const id = await listed(urlOf(used));
    for (const path of [old, used, young]) await verdictOn(path);
    for (const path of [old, used]) await age(path);
    await expectNightlyDeletion(old);
    expect(await isThere(used)).toBe(true);
    expect(await isThere(young)).toBe(true);
    await unlist(id);
    expect(await remove(young, token)).toBe(204);
  });
});
