import { describe, expect, it } from 'vitest';
import { withTimesAsText } from './bundle-times.ts';

function bundleOf(...elements: unknown[]): Buffer {
  const texts = elements.map((element) => JSON.stringify(element));
  return Buffer.from(texts.map((text) => `${Buffer.byteLength(text)}${text}`).join(''));
}

const bound = {
  field: 'sold_out_at',
  value: { timestampValue: { seconds: '1794661210', nanos: 7 } },
};
const metadata = { id: 'catalogue', totalDocuments: 1, totalBytes: '999' };

describe('withTimesAsText', () => {
  it('writes the times of queries and documents as text, all nine decimals kept', () => {
    const fish = { name: 'Tang – größer', at: { timestampValue: { seconds: 0 } }, stock: 2 };
    const text = withTimesAsText(
      bundleOf({ metadata }, { namedQuery: bound }, { fish }),
    ).toString();
    expect(text).toContain('{"timestampValue":"2026-11-14T13:00:10.000000007Z"}');
    expect(text).toContain('{"timestampValue":"1970-01-01T00:00:00.000000000Z"}');
    expect(text).toContain('Tang – größer');
  });

  it('says each length, and that of all after the head, in bytes', () => {
    const changed = withTimesAsText(bundleOf({ metadata }, { namedQuery: bound }, { ü: 'ü' }));
    const open = changed.indexOf('{');
    const end = open + Number(changed.toString('utf8', 0, open));
    const head: unknown = JSON.parse(changed.toString('utf8', open, end));
    expect(head).toEqual({ metadata: { ...metadata, totalBytes: String(changed.length - end) } });
    expect(changed.toString()).toMatch(/11\{"ü":"ü"\}$/);
  });
});
