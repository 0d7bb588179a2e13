import { describe, expect, it } from 'vitest';
import { decodeBundle } from './decode-bundle.ts';

const DOCUMENT = {
  document: {
    name: 'projects/demo-reef/databases/(default)/documents/products/açaí-tang',
    fields: {
      name: { stringValue: 'Açaí Tang' },
      price: { doubleValue: 39.99 },
      stock: { integerValue: '3' },
      image_widths: { arrayValue: { values: [{ integerValue: '320' }, { integerValue: '640' }] } },
      tags: { arrayValue: {} },
      sold_out_at: { nullValue: 'NULL_VALUE' },
      created_at: { timestampValue: { seconds: '1794218816', nanos: 281000000 } },
    },
  },
};
const METADATA = { metadata: { id: 'catalogue', createTime: { seconds: '1795257084', nanos: 0 } } };

function bundle(elements: readonly object[]): Uint8Array {
  const texts = elements.map((element) => JSON.stringify(element));
  const parts = texts.map((text) => `${new TextEncoder().encode(text).length}${text}`);
  return new TextEncoder().encode(parts.join(''));
}

describe('decodeBundle', () => {
  it('reads documents and the moment they were read at, lengths being bytes', () => {
    expect(decodeBundle(bundle([METADATA, DOCUMENT, DOCUMENT]))).toEqual({
      asOf: new Date('2026-11-21T10:31:24Z'),
      documents: Array.from({ length: 2 }, () => ({
        id: 'açaí-tang',
        name: 'Açaí Tang',
        price: 39.99,
        stock: 3,
        image_widths: [320, 640],
        tags: [],
        sold_out_at: null,
        created_at: new Date('2026-11-09T10:06:56.281Z'),
      })),
    });
  });
  it('takes a page, half a bundle or nothing for no bundle', () => {
    const whole = bundle([METADATA, DOCUMENT]);
    for (const bytes of [
      new TextEncoder().encode('<!doctype html>'),
      whole.subarray(0, whole.length - 9),
      new Uint8Array(),
    ]) {
      expect(decodeBundle(bytes)).toBeNull();
    }
  });
});
