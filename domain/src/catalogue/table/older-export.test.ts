import { aProduct } from '@reef/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { planImport, type PlannedLine } from './import-plan.ts';

describe('FIT-03 an import of an older export', () => {
  const HEADER = ['id', 'price', 'stock', 'stock_at_export', 'revision_at_export'];

  /** A line exported at stock 5 and revision 1, planned for the current product. */
  function lineAt(now: { stock: number; revision?: number }, cells: string[]): PlannedLine {
    const product = aProduct({ id: 'clown', price: 24.99, revision: 1, ...now });
    const lines = [HEADER, ['clown', ...cells]];
    const result = planImport({ lines, hasDecimalComma: false }, [product]);
    const [line] = result.ok ? result.lines : [];
    if (line === undefined) throw new Error('no line');
    return line;
  }

  it('does not put sold animals back on sale', () => {
    const line = lineAt({ stock: 2 }, ['29.99', '5', '5', '1']);
    expect(line).toMatchObject({
      does: 'change',
      columns: ['price'],
      edit: { product: { product_stock: 2, seen_stock: 2, seen_revision: 1 } },
    });
    expect(lineAt({ stock: 2 }, ['24.99', '5', '5', '1'])).toMatchObject({ does: 'nothing' });
  });

  it('moves the current stock by the change in the file', () => {
    const line = lineAt({ stock: 2 }, ['24.99', '8', '5', '1']);
    expect(line).toMatchObject({
      columns: ['stock'],
      before: { stock: 2 },
      edit: { product: { product_stock: 5, seen_stock: 2 } },
    });
    expect(lineAt({ stock: 6 }, ['24.99', '0', '5', '1'])).toMatchObject({
      edit: { product: { product_stock: 1, seen_stock: 6 } },
    });
    // Another notation of the price is not a change.
    expect(lineAt({ stock: 5 }, ['$24.99', '8', '5', '1'])).toMatchObject({ columns: ['stock'] });
  });

  it.each([
    [{ stock: 2 }, '2', 'The shop has 2 for sale now, so 3 cannot be taken off.'],
    [{ stock: 6 }, '100000', 'With the 6 for sale now, this comes to more than 100000.'],
    [{ stock: 2 }, '', 'This has to be a whole number from 0 to 100000.'],
  ])('with %o for sale refuses a stock of “%s”', (now, stock, sentence) => {
    expect(lineAt(now, ['24.99', stock, '5', '1'])).toMatchObject({ faults: { stock: sentence } });
  });

  it('can lower a stock that returned units took above the limit', () => {
    expect(lineAt({ stock: 100_003 }, ['24.99', '2', '5', '1'])).toMatchObject({
      edit: { product: { product_stock: 100_000 } },
    });
  });

  it('does not revert what was edited since', () => {
    expect(lineAt({ stock: 5, revision: 2 }, ['29.99', '5', '5', '1'])).toMatchObject({
      does: 'fail',
      faults: { revision_at_export: expect.stringContaining('edited in the shop since') },
    });
    expect(lineAt({ stock: 2, revision: 2 }, ['24.99', '5', '5', '1'])).toMatchObject({
      does: 'nothing',
    });
  });

  it('does nothing if it was imported before, and adds no stock twice', () => {
    const cells = ['24.99', '8', '5', '1'];
    expect(lineAt({ stock: 8, revision: 2 }, cells)).toMatchObject({ does: 'nothing' });
    expect(lineAt({ stock: 7, revision: 2 }, cells)).toMatchObject({
      faults: { stock: expect.stringContaining('export the listings again') },
    });
  });

  it.each([
    ['without the columns', HEADER.slice(0, 3), []],
    ['with one of them', HEADER.slice(0, 4), ['5']],
    ['with the cells empty', HEADER, ['', '']],
  ])('%s changes all but the stock, and says how to change that', (_what, header, rest) => {
    const product = aProduct({ id: 'clown', stock: 2 });
    const planned = (stock: string) => {
      const lines = [header, ['clown', '29.99', stock, ...rest]];
      return planImport({ lines, hasDecimalComma: false }, [product]);
    };
    expect(planned('2')).toMatchObject({ lines: [{ does: 'change', columns: ['price'] }] });
    expect(planned('4')).toMatchObject({
      lines: [
        {
          does: 'fail',
          faults: { stock: expect.stringMatching(/has 2 for sale now.*export the listings again/) },
        },
      ],
    });
  });

  it('reports a number that the export did not write', () => {
    expect(lineAt({ stock: 5 }, ['29.99', '5', '5', 'one'])).toMatchObject({
      faults: { revision_at_export: 'This has to be the number that the export wrote.' },
    });
  });

  it('lists a line whose id was removed as a new product, with the line’s stock', () => {
    const lines = [
      ['name', 'category', ...HEADER],
      ['Firefish', 'Saltwater Fish', '', '29.99', '4', '5', '1'],
    ];
    expect(planImport({ lines, hasDecimalComma: false }, [])).toMatchObject({
      lines: [{ does: 'create', edit: { product: { stock: 4 } } }],
    });
  });
});
