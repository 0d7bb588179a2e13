/** Signs that a spreadsheet takes as the start of a formula (OWASP, CSV injection). */
const FORMULA = /^[\t\r ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/** Whether a spreadsheet would run this text as a formula. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/**
 * One cell, quoted by RFC 4180, and if it has a semicolon or a tab, at which some spreadsheets split
 * too. Text that a spreadsheet would run as a formula gets an apostrophe in front, which shows it as
 * text. Numbers stay numbers.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a CSV file, with a byte order mark so that spreadsheets read UTF-8. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
