import { describe, expect, it } from 'vitest';
import { aFish } from '@reef/domain/testing/fit-fixtures';
import { aProduct } from '@reef/domain/testing/fixtures';
import { MAX_IMPORT_LINES } from './import-calls.ts';
import { ONE_OF_A_KIND } from '@reef/domain/catalogue/one-of-a-kind';
import { planImport, type PlannedLine } from './import-plan.ts';

const goby = aProduct({ id: 'goby', name: 'Yellow Watchman Goby', price: 24.99, care: aFish() });
const old = aProduct({ id: 'old', name: 'Old Listing', category: 'Uncategorized' });
const SHOP = [goby, old];

function plan(lines: string[][], hasDecimalComma = false) {
  return planImport({ lines, hasDecimalComma }, SHOP);
}

function linesOf(lines: string[][], hasDecimalComma = false): PlannedLine[] {
  const result = plan(lines, hasDecimalComma);
  if (!result.ok) throw new Error(result.message);
  return result.lines;
}

describe('FIT-03 an import says what each line will do', () => {
  it('changes the fields in which a line with an id differs, and keeps the rest', () => {
    const [line] = linesOf([
      ['ID', 'Price', 'adult_size_in'],
      ['goby', '29.5', '4'],
    ]);
    expect(line).toMatchObject({ line: 2, name: goby.name, does: 'change' });
    expect(line).toMatchObject({
      columns: ['price', 'adult_size_in'],
      edit: {
        product: {
          product_id: 'goby',
          product_name: goby.name,
          product_price: 29.5,
          product_stock: goby.stock,
          seen_stock: goby.stock,
          seen_revision: 0,
          product_care: { ...aFish(), adult_size_in: 4 },
        },
      },
    });
  });

  it('keeps care facts without a column, and clears those with an empty cell', () => {
    const [price] = linesOf([
      ['id', 'price'],
      ['goby', '1'],
    ]);
    if (price?.does !== 'change') throw new Error('no change');
    expect(price.edit.product.product_care).toBeUndefined();
    const [diet] = linesOf([
      ['id', 'diet'],
      ['goby', ''],
    ]);
    if (diet?.does !== 'change') throw new Error('no change');
    const { diet: _diet, ...fewer } = aFish();
    expect(diet.edit.product.product_care).toEqual(fewer);
  });

  it('lists a line without an id; missing fields are empty', () => {
    const [line] = linesOf([
      ['name', 'price', 'category', 'stock', 'group'],
      [' Firefish ', '$ 19.90', 'saltwater fish', '', 'dartfish'],
    ]);
    expect(line).toMatchObject({
      does: 'create',
      edit: {
        line: 2,
        product: {
          name: 'Firefish',
          price: 19.9,
          category: 'Saltwater Fish',
          stock: 0,
          image_url: null,
          care: { group: 'dartfish' },
        },
      },
    });
  });

  it('refuses a one-of-a-kind piece of more than one unit, new or moved there', () => {
    const faults = { stock: ONE_OF_A_KIND };
    const corals = aProduct({ id: 'corals', name: 'Corals', category: 'Live Coral', stock: 12 });
    const pair = aProduct({ id: 'pair', name: 'Pair', category: 'WYSIWYG', stock: 2 });
    const lines = [
      ['id', 'name', 'price', 'category', 'stock', 'stock_at_export', 'revision_at_export'],
      ['', 'Acropora 12', '149', 'WYSIWYG', '12'],
      ['', 'Acropora 13', '149', 'WYSIWYG', '1'],
      ['corals', 'Corals', '9', 'WYSIWYG', '12', '12', '0'],
      ['pair', 'Pair', '9', 'WYSIWYG', '3', '2', '0'],
    ];
    const planned = planImport({ lines, hasDecimalComma: false }, [corals, pair]);
    expect(planned).toMatchObject({
      lines: [{ does: 'fail', faults }, { does: 'create' }, { faults }, { faults }],
    });
    // One that has two already can still be edited.
    const other = [lines[0] ?? [], ['pair', 'Pair', '9', 'WYSIWYG', '2', '2', '0']];
    expect(planImport({ lines: other, hasDecimalComma: false }, [pair])).toMatchObject({
      lines: [{ does: 'change', columns: ['price'] }],
    });
  });

  it('does not count another notation as a change', () => {
    expect(
      linesOf([
        ['id', 'name', 'price', 'category', 'adult_size_in', 'jumps'],
        ['goby', ` ${goby.name} `, '24.990'.slice(0, 5), 'SALTWATER FISH', '3.0', 'TRUE'],
        ['', '', '', '', '', ''],
      ]),
    ).toEqual([{ line: 2, name: goby.name, does: 'nothing' }]);
  });

  it('reads decimal commas only if semicolons separate the cells', () => {
    const lines = [
      ['id', 'price'],
      ['goby', '29,5'],
    ];
    expect(linesOf(lines, true)[0]).toMatchObject({ edit: { product: { product_price: 29.5 } } });
    expect(linesOf(lines)[0]).toMatchObject({ does: 'fail' });
  });

  it.each([
    ['$1,299.00', 1299],
    ['12,345', 12_345],
    ['1,299.5 ', 1299.5],
  ])('reads the price %s', (text, product_price) => {
    const [line] = linesOf([
      ['id', 'price'],
      ['goby', text],
    ]);
    expect(line).toMatchObject({ edit: { product: { product_price } } });
  });

  it.each([
    ['price', '1,29', 'This has to be dollars and cents, from 0.00 to 99999.99.'],
    ['price', '123,456', 'This has to be dollars and cents, from 0.00 to 99999.99.'],
    ['price', '-1', 'This has to be dollars and cents, from 0.00 to 99999.99.'],
    ['price', '1.999', 'This has to be dollars and cents, from 0.00 to 99999.99.'],
    ['stock', '1.5', 'This has to be a whole number from 0 to 100000.'],
    ['category', 'Reptiles', expect.stringContaining('one of: Saltwater Fish')],
    ['name', '', 'This has to be a name.'],
    ['name', 'x'.repeat(201), 'A name has at most 200 characters.'],
    ['description', 'x'.repeat(5001), 'A description has at most 5000 characters.'],
    ['image_url', 'javascript:alert(1)', 'This has to begin with https:// or /.'],
    ['image_url', 'https://pictures.example/a.jpg', expect.stringContaining('no picture')],
    ['hazard', 'spiky', expect.stringContaining('such as none')],
    ['par_min', '2000', expect.stringContaining('0 to 1000')],
  ])('says what is wrong in column %s if it is %s', (column, text, sentence) => {
    const [line] = linesOf([
      ['id', column],
      ['goby', text],
    ]);
    expect(line).toMatchObject({ line: 2, does: 'fail', faults: { [column]: sentence } });
  });

  it('says all that is wrong with a new line', () => {
    const [line] = linesOf([
      ['name', 'diet'],
      ['Firefish', 'pizza'],
    ]);
    if (line?.does !== 'fail') throw new Error('it was taken');
    expect(Object.keys(line.faults).toSorted()).toEqual(['category', 'diet', 'price']);
  });

  it('refuses an unknown id, and the same product twice', () => {
    const lines = linesOf([
      ['id', 'price'],
      ['goby', '1'],
      ['shark', '1'],
      ['goby', '2'],
    ]);
    expect(lines.map(({ does }) => does)).toEqual(['change', 'fail', 'fail']);
    expect(lines[1]).toMatchObject({ faults: { id: expect.stringContaining('no product') } });
    expect(lines[2]).toMatchObject({ faults: { id: 'Line 2 is of the same product.' } });
  });

  it('refuses a new name twice, and one that is listed already, in any case', () => {
    const lines = linesOf([
      ['name', 'price', 'category'],
      ['Firefish', '1', 'Saltwater Fish'],
      [' fireFISH', '2', 'Saltwater Fish'],
      [goby.name.toUpperCase(), '2', 'Saltwater Fish'],
    ]);
    expect(lines.map(({ does }) => does)).toEqual(['create', 'fail', 'fail']);
    expect(lines[1]).toMatchObject({ faults: { name: 'Line 2 lists this name too.' } });
    expect(lines[2]).toMatchObject({ faults: { name: expect.stringContaining('its id: goby') } });
  });

  it('finds a product whose id looks like a number, and says how to write that id', () => {
    const id = '12345678901234567890';
    const planned = (cells: string[]) => {
      const lines = [['id', 'name', 'price'], cells];
      return planImport({ lines, hasDecimalComma: false }, [{ ...goby, id }]);
    };
    for (const written of [id, `'${id}`]) {
      expect(planned([written, goby.name, '1'])).toMatchObject({
        lines: [{ does: 'change', edit: { product: { product_id: id } } }],
      });
    }
    expect(planned(['', goby.name, '1'])).toMatchObject({
      lines: [{ faults: { name: expect.stringContaining(`its id: '${id}.`) } }],
    });
  });

  it('does not count a line that an earlier import listed as a change', () => {
    const cells = [goby.name, '24.99', 'Saltwater Fish'];
    expect(linesOf([['name', 'price', 'category'], cells])[0]).toMatchObject({ does: 'nothing' });
  });

  it('CPM-06 changes a product without a category, gives it one, and takes none away', () => {
    const [priced] = linesOf([
      ['id', 'price'],
      ['old', '1'],
    ]);
    expect(priced).toMatchObject({ does: 'change', columns: ['price'] });
    expect(priced).not.toHaveProperty('edit.product.product_category');
    const [mended] = linesOf([
      ['id', 'category'],
      ['old', 'Live Coral'],
    ]);
    expect(mended).toMatchObject({ edit: { product: { product_category: 'Live Coral' } } });
    const [emptied] = linesOf([
      ['id', 'category'],
      ['goby', ''],
    ]);
    expect(emptied).toMatchObject({ does: 'fail', faults: { category: expect.any(String) } });
  });

  it('keeps an old product’s value that no form would accept', () => {
    const odd = aProduct({ image_url: 'fish.jpg' });
    const lines = [
      ['id', 'price'],
      [odd.id, '1'],
    ];
    const result = planImport({ lines, hasDecimalComma: false }, [odd]);
    expect(result).toMatchObject({
      lines: [
        { does: 'fail', faults: { image_url: expect.stringContaining('no longer accepts') } },
      ],
    });
  });

  it('says of a line that its cells do not fit the columns', () => {
    expect(linesOf([['id'], ['goby', ' 1', '']])[0]).toMatchObject({
      does: 'fail',
      faults: { id: 'This line has 2 cells, the first line 1.' },
    });
  });

  it('takes a file whose lines have more or fewer empty cells at the end', () => {
    const lines = linesOf([
      ['id', 'name', 'price', 'category', 'diet', 'stock_at_export', ' ', ''],
      ['goby', goby.name, '1'],
      ['', 'Firefish', '2', 'Saltwater Fish'],
      ['', 'Clownfish', '2', 'Saltwater Fish', '', '', '', '', ''],
    ]);
    expect(lines.map(({ does }) => does)).toEqual(['change', 'create', 'create']);
    // A missing cell keeps its field, as a missing column does.
    expect(lines[0]).toMatchObject({ columns: ['price'] });
  });

  it('says of a file that it is none', () => {
    expect(plan([])).toEqual({
      ok: false,
      refusal: 'empty',
      message: 'The file is empty.',
    });
    expect(plan([['id', 'color']])).toMatchObject({ message: expect.stringContaining('color') });
    expect(plan([['id', 'id']])).toMatchObject({
      message: expect.stringContaining('more than one “id” column'),
    });
    expect(plan([['price']])).toMatchObject({
      message: expect.stringContaining('“id” or “name”'),
    });
    const many = Array.from({ length: MAX_IMPORT_LINES + 1 }, () => ['goby', '1']);
    expect(plan([['id', 'stock'], ...many])).toMatchObject({
      message: 'The file has 5001 lines; at most 5000 can be imported at once.',
    });
  });
});
