import { expect, it } from 'vitest';
import { bucketPath } from './bucket-path.ts';

const at = (host: string, bucket: string, path: string) =>
  bucketPath(`${host}/v0/b/${bucket}/o/${path}?alt=media&token=t`, 'reef.appspot.com');
const CLOUD = 'https://firebasestorage.googleapis.com';

it('CPM-05 knows the shop’s own pictures by their address', () => {
  const path = 'product-images/u1/17-ab.webp';
  const own = { kind: 'picture', path };
  expect(at(CLOUD, 'reef.appspot.com', encodeURIComponent(path))).toEqual(own);
  expect(at('http://127.0.0.1:9199', 'reef.appspot.com', encodeURIComponent(path))).toEqual(own);
  expect(at(CLOUD, 'reef.appspot.com', 'secret%2Fa.png')).toEqual({ kind: 'other' });
  expect(at(CLOUD, 'reef.appspot.com', '%E0%A4')).toEqual({ kind: 'other' });
  expect(at(CLOUD, 'another.appspot.com', 'a.png')).toEqual({ kind: 'foreign' });
  expect(bucketPath('/catalogue/a-640.webp', 'reef.appspot.com')).toEqual({ kind: 'foreign' });
});
