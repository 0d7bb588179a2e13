import { escapeMarkup } from '@reef/domain/shared/escape-markup';
import { plainText } from './html-text.ts';

/** With rows wider than this many characters, a table becomes a list of cards on a phone. */
const FITS_A_PHONE = 38;

function longestRow(rows: readonly (readonly string[])[]): number {
  const columns = rows[0]?.length ?? 0;
  let sum = 0;
  for (let column = 0; column < columns; column += 1) {
    sum += Math.max(...rows.map((row) => plainText(row[column] ?? '').length));
  }
  return sum;
}

/**
 * A table that never widens the page. A narrow one is a plain table; a wide one becomes cards on a
 * phone, each cell under its column's name. The roles are explicit, because browsers drop a table's
 * semantics when CSS changes its display.
 * @param header,rows cells as HTML.
 */
export function tableHtml(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const isWide = longestRow([header, ...rows]) > FITS_A_PHONE;
  const head = header.map((cell) => `<th role="columnheader" scope="col">${cell}</th>`).join('');
  const body = rows.map((row) => {
    const cells = row.map((cell, column) => {
      const label = escapeMarkup(plainText(header[column] ?? ''));
      return column === 0
        ? `<th role="rowheader" scope="row" data-label="${label}"><span>${cell}</span></th>`
        : `<td role="cell" data-label="${label}"><span>${cell}</span></td>`;
    });
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  return (
    `<div class="prose-table${isWide ? ' prose-table-wide' : ''}"><table role="table">` +
    `<thead role="rowgroup"><tr role="row">${head}</tr></thead>` +
    `<tbody role="rowgroup">${body.join('')}</tbody></table></div>`
  );
}
