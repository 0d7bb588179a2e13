import { CATEGORIES } from '@reef/domain/catalogue/categories';
import type { Product } from '@reef/domain/catalogue/product';
import { FACTS, type FactKey } from '@reef/domain/fit/facts/fact-list';
import { formatCare } from '@reef/domain/fit/facts/parse-care';
import { csvFile, isFormula } from '@reef/domain/orders/sales/csv';

/** The columns of a listing itself; `id` is empty for a new one. */
const LISTING_COLUMNS = [
  'id',
  'name',
  'description',
  'price',
  'category',
  'stock',
  'image_url',
] as const;
type ListingColumn = (typeof LISTING_COLUMNS)[number];

/** A column of the catalogue table: of the listing, or one of its care facts. */
export type Column = ListingColumn | FactKey;

/** Every column, in the order in which the table has them. */
export const COLUMNS: readonly Column[] = [...LISTING_COLUMNS, ...FACTS.map(({ key }) => key)];

/**
 * What an export notes of each listing, so that its import knows what was sold and edited since. A
 * file made by hand can omit it.
 */
const EXPORT_COLUMNS = ['stock_at_export', 'revision_at_export'] as const;

/** A column of the file. */
export type TableColumn = Column | (typeof EXPORT_COLUMNS)[number];

/** Every column of the file, in the order in which the export has them. */
export const TABLE_COLUMNS: readonly TableColumn[] = [...COLUMNS, ...EXPORT_COLUMNS];

/** The texts of a listing, by column. */
export type Cells = Readonly<Record<Column, string>>;

/** The texts of a file's line, which may have only some of the columns. */
export type LineCells = Partial<Readonly<Record<TableColumn, string>>>;

/** A product as a line of the table. Price in dollars with two decimals. */
export function cellsOf(product: Product): Cells {
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    price: product.price.toFixed(2),
    category: CATEGORIES.find((known) => known === product.category) ?? '',
    stock: String(product.stock),
    image_url: product.image_url ?? '',
    ...formatCare(product.care),
  };
}

/** Apostrophes before a text that a spreadsheet would run, ours and its own. */
const GUARDED = /^'+/;

/**
 * A text that no spreadsheet runs as a formula: prefixed with an apostrophe if needed. A text that
 * already begins with such an apostrophe gets another one, so that `unguarded` restores it.
 */
export function guarded(text: string): string {
  return isFormula(text.replace(GUARDED, '')) ? `'${text}` : text;
}

/** The text before `guarded`. */
export function unguarded(text: string): string {
  return text.startsWith("'") && isFormula(text.replace(GUARDED, '')) ? text.slice(1) : text;
}

/** An id that a spreadsheet would open as a number and round. */
const NUMERIC_ID = /^[\d.]+(?:e\d+)?$/i;

/** An id that spreadsheets keep as it is: prefixed with an apostrophe if it looks like a number. */
export function idCell(id: string): string {
  return NUMERIC_ID.test(id) ? `'${id}` : id;
}

/** The id in a cell; no id has an apostrophe. */
export function idIn(cell: string): string {
  return cell.trim().replace(/^'/, '');
}

/** The catalogue as a CSV file for spreadsheets, which `planImport` reads again. */
export function catalogueCsv(products: readonly Product[]): string {
  const lines = products.map((product) => {
    const cells = { ...cellsOf(product), id: idCell(product.id) };
    const noted = [String(product.stock), String(product.revision)];
    return [...COLUMNS.map((column) => guarded(cells[column])), ...noted];
  });
  return csvFile([TABLE_COLUMNS, ...lines]);
}
