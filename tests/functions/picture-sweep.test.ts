import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { inspectPicture } from '../../functions/src/pictures/inspect-picture.ts';
import type { PictureDeps } from '../../functions/src/pictures/picture-record.ts';
import { sweepPictures } from '../../functions/src/pictures/sweep-pictures.ts';
import { localDeps } from '#support/local-services.ts';

// A separate database, so that every picture in it belongs to this test.
const clock = { now: new Date() };
const { db, close } = localDeps(clock, 'demo-reef-picture-sweep');
afterAll(close);

const TWO_DAYS_MS = 48 * 60 * 60 * 1000;

/** The bucket's one method that the sweep calls; it fails for one path. */
function bucketFailingFor(broken: string): PictureDeps['bucket'] {
  const file = (path: string) => ({
    delete: async () => {
      if (path === broken) throw new Error('no bucket');
    },
  });
  return { name: 'reef', file } as unknown as PictureDeps['bucket'];
}

function recordOf(name: string) {
  const path = `product-images/admin/${name}.jpg`;
  return {
    path,
    generation: '1',
    type: 'image/jpeg',
    width: 320,
    height: 240,
    size_bytes: 1000,
    is_used: false,
    is_sold: false,
    is_going: false,
    unused_since: new Date(clock.now.getTime() - TWO_DAYS_MS),
  };
}

it('INV-23 a picture that cannot be read or deleted does not stop others', async () => {
  const pictures = db.collection('pictures');
  await db.recursiveDelete(pictures);
  for (const name of ['a', 'b', 'c', 'd']) {
    await pictures.doc(`admin_${name}.jpg`).set(recordOf(name));
  }
  await pictures.doc('admin_c.jpg').update({ width: 'wide' });

  const bucket = bucketFailingFor('product-images/admin/b.jpg');
  // Page by page: what one page leaves does not end the sweep.
  const { gone, failed } = await sweepPictures({ db, bucket, now: () => clock.now }, 1);
  expect(gone).toBe(2);
  expect(failed.map(({ path }) => path).toSorted()).toEqual([
    'pictures/admin_c.jpg',
    'product-images/admin/b.jpg',
  ]);
  const left = (await pictures.get()).docs.map(({ id }) => id);
  expect(left.toSorted()).toEqual(['admin_b.jpg', 'admin_c.jpg']);
});

/** The smallest JPEG: a frame's header and a scan. */
const JPEG = Buffer.from(
  [
    [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 240, 1, 64, 1, 0, 0, 0],
    [0xff, 0xda, 0, 2, 1, 0xff, 0xd9],
  ].flat(),
);

/** A file of the bucket with these bytes. */
const jpegFile = () => ({
  getMetadata: async () => [{ generation: '1', contentType: 'image/jpeg', size: JPEG.length }],
  download: async () => [JPEG],
  delete: async () => {},
});

it('CLAIM-01 a claim’s photo is kept longer than its report may wait on a phone', async () => {
  const path = `claim-photos/buyer/order/${randomUUID()}/photo-1.jpg`;
  const bucket = { name: 'reef', file: jpegFile } as unknown as PictureDeps['bucket'];
  const DAY_MS = TWO_DAYS_MS / 2;
  await inspectPicture({ db, bucket, now: () => clock.now }, path);
  const record = db.collection('pictures').where('path', '==', path);
  const sweepAfter = async (days: number) => {
    await sweepPictures({ db, bucket, now: () => new Date(clock.now.getTime() + days * DAY_MS) });
    return (await record.get()).size;
  };
  expect(await sweepAfter(7.9)).toBe(1);
  expect(await sweepAfter(8.1)).toBe(0);
});

it('CLAIM-02 a check of a file that ends after a report has kept the file leaves it kept', async () => {
  const kept = { ...recordOf('kept'), is_used: true, is_sold: true };
  const record = db.doc('pictures/admin_kept.jpg');
  const file = () => ({
    ...jpegFile(),
    // While this check reads the file, another check ends, and so does the report that needs the
    // file.
    download: async () => {
      await record.set(kept);
      return [JPEG];
    },
  });
  const bucket = { name: 'reef', file } as unknown as PictureDeps['bucket'];
  await record.delete();
  const found = await inspectPicture({ db, bucket, now: () => clock.now }, kept.path);
  expect(found).toMatchObject({ is_used: true, is_sold: true });
  expect((await record.get()).data()).toMatchObject({ is_used: true, is_sold: true });
});
