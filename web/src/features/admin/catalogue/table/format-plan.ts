import type { PlannedLine } from '@reef/domain/catalogue/table/import-plan';
import type { Column } from '@reef/domain/catalogue/table/product-table';
import { formatDollars } from '@reef/domain/shared/money';
import { type ListingHints, listingHints } from '#features/admin/catalogue/listing-hints.ts';

/** How many lines do what. */
export type PlanCounts = Record<PlannedLine['does'], number>;

/** Counts what a plan's lines do. */
export function countPlan(lines: readonly PlannedLine[]): PlanCounts {
  const counts: PlanCounts = { create: 0, change: 0, nothing: 0, fail: 0 };
  for (const { does } of lines) counts[does] += 1;
  return counts;
}

/** What a line does, in one word. */
export const DOES: Readonly<Record<PlannedLine['does'], string>> = {
  create: 'New',
  change: 'Change',
  nothing: 'No change',
  fail: 'Cannot be imported',
};

type ChangedLine = Extract<PlannedLine, { does: 'change' }>;

/** A changed column; for price, stock and category with the present and the new value. */
function changeText(column: Column, { before, cleared, edit: { product } }: ChangedLine): string {
  if (column === 'price') {
    return `price: ${formatDollars(before.price)} → ${formatDollars(product.product_price)}`;
  }
  if (column === 'stock') return `stock: ${before.stock} → ${product.product_stock}`;
  if (column === 'category') {
    return `category: ${before.category} → ${product.product_category ?? before.category}`;
  }
  return cleared.includes(column) ? `${column}: cleared` : column;
}

/** What a line does, in full: its changes, or its faults by column. */
export function detailsOf(line: PlannedLine): string[] {
  if (line.does === 'fail') {
    return Object.entries(line.faults).map(([column, sentence]) => `${column}: ${sentence}`);
  }
  if (line.does === 'change') {
    return [line.columns.map((column) => changeText(column, line)).join(', ')];
  }
  if (line.does === 'create') {
    const { price, stock, category } = line.edit.product;
    return [`${formatDollars(price)}, ${stock} in stock, ${category}`];
  }
  return [];
}

/** The columns with which a hint about a field can begin to be true. */
const HINT_COLUMNS: Readonly<Record<keyof ListingHints, readonly Column[]>> = {
  price: ['price'],
  category: ['category', 'group'],
  imageUrl: ['category', 'image_url'],
};

function changedHints({ before, columns, edit: { product } }: ChangedLine): string[] {
  const { product_care: care = before.care } = product;
  const hints = listingHints({
    price: product.product_price,
    category: product.product_category ?? before.category,
    imageUrl: product.product_image_url,
    group: care?.group,
  });
  return (['price', 'category', 'imageUrl'] as const).flatMap((field) => {
    const isNews = HINT_COLUMNS[field].some((column) => columns.includes(column));
    return isNews ? (hints[field] ?? []) : [];
  });
}

/** What may be a mistake in a line. It is imported all the same. */
export function warningsOf(line: PlannedLine): string[] {
  if (line.does === 'change') return changedHints(line);
  if (line.does !== 'create') return [];
  const { price, category, image_url, care } = line.edit.product;
  return Object.values(listingHints({ price, category, imageUrl: image_url, group: care?.group }));
}

function shownOf(lines: readonly PlannedLine[]): string {
  return JSON.stringify(lines.map((line) => [line.line, line.name, line.does, detailsOf(line)]));
}

/** Whether two plans look the same in the preview. */
export function isShownSame(a: readonly PlannedLine[], b: readonly PlannedLine[]): boolean {
  return shownOf(a) === shownOf(b);
}

const ORDER: Readonly<Record<PlannedLine['does'], number>> = {
  fail: 0,
  create: 1,
  change: 2,
  nothing: 3,
};

/** The lines that need a look first: those that fail, then those with changes. */
export function byWeight(lines: readonly PlannedLine[]): PlannedLine[] {
  return lines.toSorted((a, b) => ORDER[a.does] - ORDER[b.does] || a.line - b.line);
}
