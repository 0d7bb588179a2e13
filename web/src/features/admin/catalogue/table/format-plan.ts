import type { PlannedLine } from '@reef/domain/catalogue/table/import-plan';
import type { Column } from '@reef/domain/catalogue/table/product-table';
import { formatDollars } from '@reef/domain/shared/money';

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

/** A changed column; for price and stock with the present and the new value. */
function changeText(
  column: Column,
  { before, edit: { product } }: Extract<PlannedLine, { does: 'change' }>,
): string {
  if (column === 'price') {
    return `price: ${formatDollars(before.price)} → ${formatDollars(product.product_price)}`;
  }
  return column === 'stock' ? `stock: ${before.stock} → ${product.product_stock}` : column;
}

/** What a line does, in full: its changes, or its faults by column. */
export function detailsOf(line: PlannedLine): string[] {
  if (line.does === 'fail') {
    return Object.entries(line.faults).map(([column, sentence]) => `${column}: ${sentence}`);
  }
  if (line.does === 'change') {
    return [line.columns.map((column) => changeText(column, line)).join(', ')];
  }
  if (line.does === 'create') return ['Will be listed'];
  return [];
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
