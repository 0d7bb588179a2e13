import * as fc from 'fast-check';
import { planImport } from '@reef/domain/catalogue/table/import-plan';
import { catalogueCsv } from '@reef/domain/catalogue/table/product-table';
import { anyCatalogue } from '@reef/domain/testing/table-fixtures';
import { describe, expect, it } from 'vitest';
import { readFile, readTable } from './read-table.ts';

function cellsIn(text: string) {
  const read = readTable(text);
  if (!read.ok) throw new Error(read.message);
  return read.table;
}

describe('FIT-03 a file as spreadsheets write it', () => {
  it.each([
    ['commas', 'id,name\na,"Goby, small"', false],
    ['semicolons', 'id;name\na;"Goby, small"', true],
    ['tabs', 'id\tname\na\tGoby, small', false],
    ['a mark for UTF-8', '\uFEFFid,name\r\na,"Goby, small"\r\n', false],
  ])('is read with %s', (_what, text, hasDecimalComma) => {
    const lines = [
      ['id', 'name'],
      ['a', 'Goby, small'],
    ];
    expect(cellsIn(text)).toEqual({ lines, hasDecimalComma });
  });

  it('says of a file that may be cut off what to do', () => {
    const whole = 'id,name,price\na,Goby,29.99';
    expect(readTable(whole)).toMatchObject({ ok: true });
    expect(readTable('id,name,price\na,Goby\n')).toMatchObject({ ok: true });
    expect(readTable(`${whole}\n `)).toMatchObject({ ok: true });
    expect(readTable('id,name,price\na,Go')).toMatchObject({
      ok: false,
      message:
        'The last line has fewer cells than the first, and no line end: the file may be cut off. Save or download it again. If it is whole, add a line end.',
    });
  });

  it('keeps quotation marks, line ends and commas inside of cells', () => {
    expect(cellsIn('id,name\r\n"a ""b""","one\ntwo, three"\r\n').lines[1]).toEqual([
      'a "b"',
      'one\ntwo, three',
    ]);
  });

  it('says of an open quotation mark that it has no partner', () => {
    expect(readTable('id,name\na,"open\nb,c')).toMatchObject({
      ok: false,
      refusal: 'not-csv',
      message: expect.stringContaining('no partner'),
    });
  });

  it.each(['id,name\na,5" goby', 'id,name\na,"Goby" small'])(
    'says of a quotation mark inside of a cell that it is not doubled: %j',
    (text) => {
      expect(readTable(text)).toMatchObject({
        ok: false,
        refusal: 'not-csv',
        message: expect.stringContaining('nor doubled'),
      });
    },
  );

  it('says of a file that is not on the device that it could not be read', async () => {
    const file = Object.assign(new File(['id,name'], 'a.csv'), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    });
    expect(await readFile(file)).toEqual({
      ok: false,
      refusal: 'unreadable',
      message:
        'The file could not be read from this device. Open or download it, then choose it again.',
    });
  });

  it('says of another encoding how to save the file', async () => {
    const latin = new File([new Uint8Array([0x4e, 0xfa, 0xf1])], 'a.csv');
    expect(await readFile(latin)).toMatchObject({
      ok: false,
      refusal: 'not-utf-8',
      message: expect.stringContaining('CSV UTF-8'),
    });
    expect(await readFile(new File(['id,name\na,Núñez'], 'a.csv'))).toMatchObject({ ok: true });
  });
});

describe('FIT-03 an export that is imported again', () => {
  it('changes nothing, whatever the catalogue', () => {
    fc.assert(
      fc.property(anyCatalogue, (products) => {
        const plan = planImport(cellsIn(catalogueCsv(products)), products);
        if (!plan.ok) throw new Error(plan.message);
        expect(plan.lines.map(({ does }) => does)).toEqual(products.map(() => 'nothing'));
      }),
    );
  });

  it('changes nothing either where units were sold or came back since', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.array(fc.nat(200_000), { minLength: 8 }), (products, stocks) => {
        const now = products.map((product, at) => ({ ...product, stock: stocks[at] ?? 0 }));
        const plan = planImport(cellsIn(catalogueCsv(products)), now);
        if (!plan.ok) throw new Error(plan.message);
        expect(plan.lines.map(({ does }) => does)).toEqual(products.map(() => 'nothing'));
      }),
    );
  });

  it('lists the same anew in an empty shop, where names tell them apart', () => {
    fc.assert(
      fc.property(anyCatalogue, (products) => {
        const named = products.map((product, index) => ({
          ...product,
          name: `Fish ${index}`,
          category: 'Live Coral' as const,
          image_url: null,
        }));
        const { lines, hasDecimalComma } = cellsIn(catalogueCsv(named));
        const withoutIds = lines.map((cells, at) => (at === 0 ? cells : ['', ...cells.slice(1)]));
        const plan = planImport({ lines: withoutIds, hasDecimalComma }, []);
        if (!plan.ok) throw new Error(plan.message);
        const made = plan.lines.map((line) => (line.does === 'create' ? line.edit.product : line));
        expect(made).toEqual(
          named.map(({ name, description, price, category, stock, care }) => {
            const known = care === undefined || Object.keys(care).length === 0 ? null : care;
            const text = description.replaceAll(/\r\n?/g, '\n').trim();
            return {
              name,
              description: text,
              price,
              category,
              stock,
              image_url: null,
              care: known,
            };
          }),
        );
      }),
    );
  });
});
