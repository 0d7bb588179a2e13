import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readyText } from './ready-text.ts';

it('is the text as bytes and compressed, each under a tag of its own', async () => {
  const { plain, packed } = await readyText('Tränen der Koralle '.repeat(50));
  expect(plain.bytes.toString()).toBe('Tränen der Koralle '.repeat(50));
  expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
  expect(plain.etag).toMatch(/^"[\w-]{22}"$/);
  expect(packed.etag).toMatch(/^"[\w-]{22}-gz"$/);
});

it('has the same tags for the same text, and others for another', async () => {
  const [one, same, other] = await Promise.all([readyText('a'), readyText('a'), readyText('b')]);
  expect([same.plain.etag, same.packed.etag]).toEqual([one.plain.etag, one.packed.etag]);
  expect(other.plain.etag).not.toBe(one.plain.etag);
});
