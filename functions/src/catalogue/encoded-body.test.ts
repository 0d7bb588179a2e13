import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodeBody } from './encoded-body.ts';

it('is the text plain and compressed, each with its own tag', async () => {
  const { identity, gzip } = await encodeBody('Tränen der Koralle '.repeat(50));
  expect(identity.bytes.toString()).toBe('Tränen der Koralle '.repeat(50));
  expect(gunzipSync(gzip.bytes)).toEqual(identity.bytes);
  expect(gzip.bytes.length).toBeLessThan(identity.bytes.length / 4);
  expect(identity.etag).toMatch(/^"[\w-]{22}"$/);
  expect(gzip.etag).toMatch(/^"[\w-]{22}-gz"$/);
});

it('has the same tags for the same text, and different ones for another', async () => {
  const [one, same, other] = await Promise.all([encodeBody('a'), encodeBody('a'), encodeBody('b')]);
  expect([same.identity.etag, same.gzip.etag]).toEqual([one.identity.etag, one.gzip.etag]);
  expect(other.identity.etag).not.toBe(one.identity.etag);
});
