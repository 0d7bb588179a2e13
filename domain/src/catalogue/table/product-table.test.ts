import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFormula } from '@reef/domain/orders/sales/csv';
import { aProduct } from '@reef/domain/testing/fixtures';
import {
  catalogueCsv,
  cellsOf,
  COLUMNS,
  guarded,
  idCell,
  idIn,
  TABLE_COLUMNS,
  unguarded,
} from './product-table.ts';

describe('FIT-03 the catalogue as a table', () => {
  it('has every column of a listing and of its care facts', () => {
    expect(COLUMNS).toHaveLength(27);
    expect(new Set(COLUMNS).size).toBe(COLUMNS.length);
    const product = aProduct({ price: 19.9, care: { group: 'clownfish', jumps: false } });
    expect(cellsOf(product)).toMatchObject({
      id: product.id,
      price: '19.90',
      stock: '7',
      image_url: '',
      group: 'clownfish',
      jumps: 'no',
      diet: '',
    });
  });

  it('begins with the mark of UTF-8 and the names of the columns', () => {
    const [header, line] = catalogueCsv([aProduct({ name: 'Goby, "small"' })]).split('\r\n');
    expect(header).toBe(`\uFEFF${TABLE_COLUMNS.join(',')}`);
    expect(line).toContain(',"Goby, ""small""",');
  });

  it('ends with what an import has to know of the export', () => {
    const [header, line] = catalogueCsv([aProduct({ stock: 5, revision: 3 })]).split('\r\n');
    expect(header).toBe(`\uFEFF${COLUMNS.join(',')},stock_at_export,revision_at_export`);
    expect(line).toMatch(/,5,3$/);
  });

  it.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r', "'=1", "'", "it's", ''])(
    'no cell of %j runs as a formula, and it comes back as it was',
    (text) => {
      expect(isFormula(guarded(text))).toBe(false);
      expect(unguarded(guarded(text))).toBe(text);
    },
  );

  it('nor of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', ' ', '\t', 'a') }), (text) => {
        expect(isFormula(guarded(text))).toBe(false);
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
  });

  it.each(['12345678901234567890', '1234567890123456e123', '12.5', '1E5'])(
    'no spreadsheet rounds the id %s',
    (id) => {
      expect(idCell(id)).toBe(`'${id}`);
      expect(idIn(idCell(id))).toBe(id);
      expect(catalogueCsv([aProduct({ id })]).split('\r\n')[1]).toMatch(new RegExp(`^"'${id}",`));
    },
  );

  it.each(['12345678901234567890a', 'e123', 'e2e-12', 'product-0'])('keeps the id %s', (id) => {
    expect(idCell(id)).toBe(id);
    expect(idIn(` ${id} `)).toBe(id);
  });
});
