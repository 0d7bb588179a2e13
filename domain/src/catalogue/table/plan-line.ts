import { UNCATEGORIZED } from '@reef/domain/catalogue/categories';
import { isMoreThanOne, ONE_OF_A_KIND } from '@reef/domain/catalogue/one-of-a-kind';
import type { Product } from '@reef/domain/catalogue/product';
import { CreateProductRequest, UpdateProductRequest } from '@reef/domain/catalogue/product-calls';
import type { Care } from '@reef/domain/fit/care';
import { FACTS } from '@reef/domain/fit/facts/fact-list';
import { parseCare, type ParsedCare } from '@reef/domain/fit/facts/parse-care';
import { isSameJson } from '@reef/domain/shared/is-same-json';
import type { ImportEdit } from './import-calls.ts';
import {
  cellsOf,
  type Column,
  COLUMNS,
  type LineCells,
  type TableColumn,
} from './product-table.ts';
import {
  type CellFaults,
  movedStock,
  type ReadCell,
  readCategory,
  readDescription,
  readExported,
  readPictureUrl,
  readName,
  readPrice,
  readStock,
} from './read-cells.ts';

/** What one line will do, besides its number and name. */
export type LinePlan =
  | {
      does: 'create';
      edit: Extract<ImportEdit, { does: 'create' }>;
      columns: readonly Column[];
    }
  | {
      does: 'change';
      edit: Extract<ImportEdit, { does: 'change' }>;
      columns: readonly Column[];
      /** Those of `columns` whose cell is empty. */
      cleared: readonly Column[];
      /** The product as it is, for comparison in the preview. */
      before: Product;
    }
  | { does: 'nothing' }
  | { does: 'fail'; faults: CellFaults };

/** Spreadsheets use their own line ends; space around a text is never kept. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/** Collects the faults of a line while its cells are read. */
function cellReader(cells: LineCells, faults: CellFaults) {
  return <T>(column: TableColumn, read: (text: string) => ReadCell<T>, otherwise: T): T => {
    const text = cells[column];
    if (text === undefined) return otherwise;
    const result = read(plain(text));
    if (result.ok) return result.value;
    faults[column] = result.fault;
    return otherwise;
  };
}

function careFrom(cells: LineCells, faults: CellFaults): Care | null {
  const care: ParsedCare = parseCare(cells);
  if (care.ok) return care.care;
  Object.assign(faults, care.faults);
  return null;
}

function isAtFault(faults: CellFaults): boolean {
  return Object.keys(faults).length > 0;
}

/** A line that lists a new product. Name, price and category have to be there. */
export function planNew(line: number, cells: LineCells): LinePlan {
  const faults: CellFaults = {};
  const needed: LineCells = { name: '', price: '', category: '', ...cells };
  const read = cellReader(needed, faults);
  const made = {
    name: read('name', readName, ''),
    description: read('description', readDescription, ''),
    price: read('price', readPrice, 0),
    category: read<CreateProductRequest['category'] | null>('category', readCategory, null),
    // An empty cell means no stock yet, as in the form.
    stock: plain(cells.stock ?? '') === '' ? 0 : read('stock', readStock, 0),
    image_url: read('image_url', readPictureUrl, null),
    care: careFrom(cells, faults),
  };
  const { category } = made;
  if (category !== null && isMoreThanOne(null, { ...made, category })) faults.stock = ONE_OF_A_KIND;
  if (category === null || isAtFault(faults)) return { does: 'fail', faults };
  const product = CreateProductRequest.parse({ ...made, category });
  const columns = COLUMNS.filter((column) => plain(cells[column] ?? '') !== '');
  return { does: 'create', edit: { does: 'create', line, product }, columns };
}

/**
 * The cells that differ from the product. A stock that is unchanged since the export does not
 * change the current one.
 */
function changedCells(cells: LineCells, product: Product, exportedStock: number | null): LineCells {
  const stored = { ...cellsOf(product), stock: String(exportedStock ?? product.stock) };
  const changed = COLUMNS.filter((column) => {
    const text = cells[column];
    return column !== 'id' && text !== undefined && plain(text) !== plain(stored[column]);
  });
  return Object.fromEntries(changed.map((column) => [column, cells[column]]));
}

/** Fields of a listing by column, without care facts. */
type Fields = Partial<Record<Column, unknown>>;

function isKept(column: Column, before: Fields, after: Fields): boolean {
  return column in before && isSameJson(before[column], after[column]);
}

const EDITED_SINCE =
  'This listing was edited in the shop since the export. Export the listings again, or take this line out of the file.';

/**
 * Plans a line of an existing product. Another notation is no change: 19.9 is 19.90. A line that
 * would revert an edit made since its export fails.
 */
export function planChange(line: number, cells: LineCells, product: Product): LinePlan {
  const faults: CellFaults = {};
  const readWhole = cellReader(cells, faults);
  const exportedStock = readWhole('stock_at_export', readExported, null);
  const exportedRevision = readWhole('revision_at_export', readExported, null);
  const changed = changedCells(cells, product, exportedStock);
  if (Object.keys(changed).length === 0) return { does: 'nothing' };
  const read = cellReader(changed, faults);
  const { id, name, description, price, stock, image_url } = product;
  // A file that was imported before would move the stock again.
  const knownStock = exportedRevision === product.revision ? exportedStock : null;
  const readMoved = (text: string): ReadCell<number> => {
    const wanted = readStock(text);
    return wanted.ok ? movedStock(wanted.value, stock, knownStock) : wanted;
  };
  const before = { name, description, price, category: product.category, stock, image_url };
  const after = {
    name: read('name', readName, name),
    description: read('description', readDescription, description),
    price: read('price', readPrice, price),
    category: read<Product['category']>('category', readCategory, product.category),
    stock: read('stock', readMoved, stock),
    image_url: read('image_url', readPictureUrl, image_url),
  };
  if (isMoreThanOne(product, after)) faults.stock ??= ONE_OF_A_KIND;
  const stored = cellsOf(product);
  const hasFacts = FACTS.some(({ key }) => changed[key] !== undefined);
  const care = hasFacts ? careFrom({ ...stored, ...changed }, faults) : (product.care ?? null);
  const known = parseCare(stored);
  const isCareNew = hasFacts && !(known.ok && isSameJson(known.care, care));
  if (isAtFault(faults)) return { does: 'fail', faults };
  if (isSameJson(before, after) && !isCareNew) return { does: 'nothing' };
  if (exportedRevision !== null && exportedRevision !== product.revision) {
    return { does: 'fail', faults: { revision_at_export: EDITED_SINCE } };
  }
  const request = UpdateProductRequest.safeParse({
    product_id: id,
    product_name: after.name,
    product_description: after.description,
    product_price: after.price,
    ...(after.category !== UNCATEGORIZED && { product_category: after.category }),
    product_stock: after.stock,
    product_image_url: after.image_url,
    ...(isCareNew && { product_care: care }),
    seen_stock: stock,
    seen_revision: product.revision,
  });
  if (!request.success) {
    // An old product may have a value that no form accepts today; its column needs a fix too.
    const field = String(request.error.issues[0]?.path[0] ?? '').replace('product_', '');
    const column = COLUMNS.find((one) => one === field) ?? 'id';
    return {
      does: 'fail',
      faults: { [column]: 'The shop no longer accepts what the product has here. Change it.' },
    };
  }
  const columns = COLUMNS.filter(
    (column) => changed[column] !== undefined && !isKept(column, before, after),
  );
  const edit = { does: 'change', line, product: request.data } as const;
  const cleared = columns.filter((column) => plain(changed[column] ?? '') === '');
  return { does: 'change', edit, columns, cleared, before: product };
}
