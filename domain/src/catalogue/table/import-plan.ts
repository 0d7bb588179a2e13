import { nameKey } from '@reef/domain/catalogue/name-key';
import type { Product } from '@reef/domain/catalogue/product';
import { countText } from '@reef/domain/shared/count-text';
import { MAX_IMPORT_LINES } from './import-calls.ts';
import { type LinePlan, planChange, planNew } from './plan-line.ts';
import {
  idCell,
  idIn,
  type LineCells,
  TABLE_COLUMNS,
  type TableColumn,
  unguarded,
} from './product-table.ts';
import type { CellFaults } from './read-cells.ts';

/** What a line of the table will do; `line` is its number in the spreadsheet. */
export type PlannedLine = { line: number; name: string } & LinePlan;

/** What a whole table will do, or why it is none. */
export type ImportPlan =
  | { ok: true; lines: PlannedLine[] }
  | { ok: false; refusal: 'empty' | 'unreadable-header' | 'too-many-lines'; message: string };

/** A parsed table: a line is its cells from left to right. */
export type Table = {
  lines: readonly (readonly string[])[];
  /** Whether numbers have a decimal comma, as in files separated by semicolons. */
  hasDecimalComma: boolean;
};

/** A line without its empty cells at the end, of which spreadsheets write more or fewer. */
function trimmedEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((text) => text.trim() !== '') + 1);
}

/** A header's columns in order, or what is wrong with it. */
function readHeader(header: readonly string[]): TableColumn[] | string {
  const columns: TableColumn[] = [];
  for (const text of trimmedEnd(header)) {
    const written = text.trim();
    const column = TABLE_COLUMNS.find((known) => known === written.toLowerCase());
    if (column === undefined)
      return `There is no column “${written}”. Known: ${TABLE_COLUMNS.join(', ')}.`;
    if (columns.includes(column)) return `There is more than one “${column}” column.`;
    columns.push(column);
  }
  if (columns.includes('id') || columns.includes('name')) return columns;
  return 'The first line has to name the columns, “id” or “name” among them.';
}

const NUMBER_COLUMNS: ReadonlySet<TableColumn> = new Set([
  'price',
  'adult_size_in',
  'min_tank_gal',
  'min_tank_length_in',
  'min_tank_age_months',
  'par_min',
  'par_max',
  'sweeper_in',
]);

function cellText(text: string, column: TableColumn, hasDecimalComma: boolean): string {
  if (hasDecimalComma && NUMBER_COLUMNS.has(column)) return text.replace(',', '.');
  return unguarded(text);
}

/** Plans one line after the other, and remembers earlier products and names. */
class Planner {
  readonly #byId: ReadonlyMap<string, Product>;
  readonly #byName: ReadonlyMap<string, Product>;
  readonly #lineOf = new Map<string, number>();

  constructor(products: readonly Product[]) {
    this.#byId = new Map(products.map((product) => [product.id, product]));
    this.#byName = new Map(products.map((product) => [nameKey(product.name), product]));
  }

  /** The earlier line with this key; remembers this line if there is none. */
  #earlier(key: string, line: number): number | null {
    const before = this.#lineOf.get(key);
    if (before === undefined) this.#lineOf.set(key, line);
    return before ?? null;
  }

  #planned(line: number, cells: LineCells, product: Product): PlannedLine {
    return { line, name: product.name, ...planChange(line, cells, product) };
  }

  plan(line: number, cells: LineCells): PlannedLine {
    const id = idIn(cells.id ?? '');
    const name = (cells.name ?? '').trim();
    const fail = (faults: CellFaults): PlannedLine => ({ line, name, does: 'fail', faults });
    if (id !== '') {
      const product = this.#byId.get(id);
      if (product === undefined) {
        return fail({ id: 'There is no product of this id. Without an id a new one is listed.' });
      }
      const before = this.#earlier(`id ${id}`, line);
      if (before !== null) return fail({ id: `Line ${before} is of the same product.` });
      return this.#planned(line, cells, product);
    }
    const before = name === '' ? null : this.#earlier(`name ${nameKey(name)}`, line);
    if (before !== null) return fail({ name: `Line ${before} lists this name too.` });
    const listed = this.#byName.get(nameKey(name));
    if (listed === undefined) return { line, name, ...planNew(line, cells) };
    const planned = this.#planned(line, cells, listed);
    if (planned.does === 'nothing') return planned;
    const written = idCell(listed.id);
    return fail({ name: `This name is listed already. To change it, give its id: ${written}.` });
  }
}

/**
 * Plans an import of a table, line by line. A line with an id changes that product: a missing
 * column keeps its field, an empty cell clears it, and the stock moves by the change since the
 * export. A line without an id lists a new product, unless one of its name is listed. Empty lines
 * are skipped. In a line that ends early the last columns are missing.
 * @param table its first line names the columns, in any order.
 * @param products every product, including archived ones.
 */
export function planImport(table: Table, products: readonly Product[]): ImportPlan {
  const [header, ...body] = table.lines;
  if (header === undefined) return { ok: false, refusal: 'empty', message: 'The file is empty.' };
  const columns = readHeader(header);
  if (typeof columns === 'string') {
    return { ok: false, refusal: 'unreadable-header', message: columns };
  }
  if (body.length > MAX_IMPORT_LINES) {
    const message = `The file has ${body.length} lines; at most ${MAX_IMPORT_LINES} can be imported at once.`;
    return { ok: false, refusal: 'too-many-lines', message };
  }
  const planner = new Planner(products);
  const lines = body.flatMap((cells, index): PlannedLine[] => {
    const line = index + 2;
    if (cells.every((text) => text.trim() === '')) return [];
    const filled = trimmedEnd(cells).length;
    if (filled > columns.length) {
      const sentence = `This line has ${countText(filled, 'cell')}, the first line ${columns.length}.`;
      return [{ line, name: '', does: 'fail', faults: { [columns[0] ?? 'id']: sentence } }];
    }
    const texts = columns
      .slice(0, cells.length)
      .map((column, at): [TableColumn, string] => [
        column,
        cellText(cells[at] ?? '', column, table.hasDecimalComma),
      ]);
    return [planner.plan(line, Object.fromEntries(texts))];
  });
  return { ok: true, lines };
}
