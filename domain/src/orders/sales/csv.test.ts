import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvFile } from './csv.ts';

/** Parses one line of RFC 4180 into its cells. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

describe('a CSV cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'shows %j as text instead of running it',
    (text) => {
      expect(csvCell(text)).toBe(`"'${text}"`);
    },
  );

  it('leaves plain text and numbers alone', () => {
    expect(csvCell('Ana Reyes')).toBe('Ana Reyes');
    expect(csvCell(-4.5)).toBe('-4.5');
    expect(csvCell('Acan "Lord", red')).toBe('"Acan ""Lord"", red"');
  });
});

it.each(['Eve;=HYPERLINK(A1)', 'x\t=1+1', '1 × Goby; 2 × Snail'])(
  'is whole where a spreadsheet also splits at semicolons or tabs: %j',
  (text) => {
    expect(csvCell(text)).toBe(`"${text}"`);
  },
);

describe('a CSV file', () => {
  it('preserves its contents, and has no cell that begins like a formula', () => {
    const text = fc.string({ minLength: 1 }).filter((value) => !/[\r\n]/.test(value));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (row) => {
        const [line = ''] = csvFile([row]).slice(1).split('\r\n');
        const cells = cellsOf(line);
        expect(cells.map((cell, at) => (cell === `'${row[at]}` ? row[at] : cell))).toEqual(row);
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});

it('a sign that does not begin a cell is left alone', () => {
  expect(csvCell('Tank = 40')).toBe('Tank = 40');
  expect(csvCell('a-b')).toBe('a-b');
});
