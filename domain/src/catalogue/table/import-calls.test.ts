import { describe, expect, it } from 'vitest';
import { ImportRequest, LINES_PER_CALL } from './import-calls.ts';

const request_id = 'abcdefgh-0';
const create = (name: string, line = 2) => ({
  does: 'create',
  line,
  product: { name, price: 1, category: 'Live Coral' },
});
const change = (product_id: string, line = 2) => ({
  does: 'change',
  line,
  product: {
    product_id,
    product_name: 'A',
    product_price: 1,
    product_category: 'Live Coral',
    product_stock: 1,
  },
});

function isTaken(edits: unknown[], changes: object = {}): boolean {
  return ImportRequest.safeParse({ request_id, edits, ...changes }).success;
}

describe('FIT-03 the lines of one call', () => {
  it('are taken up to the limit', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => create(`Fish ${at}`));
    expect(isTaken([])).toBe(false);
    expect(isTaken([create('A'), change('a', 3)])).toBe(true);
    expect(isTaken(many(LINES_PER_CALL))).toBe(true);
    expect(isTaken(many(LINES_PER_CALL + 1))).toBe(false);
  });

  it('name each product and each new name once', () => {
    expect(isTaken([create('A'), create('A', 3)])).toBe(false);
    expect(isTaken([change('a'), change('a', 3)])).toBe(false);
    expect(isTaken([create('a'), change('a', 3)])).toBe(true);
  });

  it('have an id, a line of the table, and nothing else', () => {
    expect(isTaken([create('A')], { request_id: undefined })).toBe(false);
    expect(isTaken([create('A')], { admin: true })).toBe(false);
    for (const line of [1, 5002, 2.5]) expect(isTaken([create('A', line)])).toBe(false);
    expect(isTaken([{ ...create('A'), does: 'delete' }])).toBe(false);
  });
});
