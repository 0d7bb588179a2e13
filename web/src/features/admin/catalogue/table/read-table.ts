import type { Table } from '@reef/domain/catalogue/table/import-plan';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { Failure } from '#platform/failure.ts';

/** Spreadsheets in some countries separate cells by semicolons; copied text has tabs. */
const DELIMITERS = [',', ';', '\t'] as const;

const BYTES_PER_MB = 1_000_000;
/** A catalogue of 5,000 products with long descriptions is about 5 MB. */
const MAX_BYTES = 20 * BYTES_PER_MB;

export type ReadTable =
  | { ok: true; table: Table }
  | Failure<'not-csv' | 'too-large' | 'unreadable' | 'not-utf-8'>;

function delimiterOf(text: string): (typeof DELIMITERS)[number] {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((sign) => header.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const CUT_OFF: ReadTable = {
  ok: false,
  refusal: 'not-csv',
  message:
    'The last line has fewer cells than the first, and no line end: the file may be cut off. Save or download it again. If it is whole, add a line end.',
};

/**
 * A spreadsheet that leaves empty cells out ends each line, the last one too. Space after that end
 * is no other line.
 */
function isCutOff(text: string, lines: readonly (readonly string[])[]): boolean {
  const [header, last] = [lines[0], lines.at(-1)];
  const isEnded = /[\r\n]/.test(text.slice(text.trimEnd().length));
  return !isEnded && (last?.length ?? 0) < (header?.length ?? 0);
}

/**
 * The cells of a CSV text: quoted or not, with or without a byte order mark, with any line ends.
 */
export function readTable(text: string): ReadTable {
  const delimiter = delimiterOf(text);
  try {
    const lines = parse(text, { bom: true, delimiter, relax_column_count: true });
    if (isCutOff(text, lines)) return CUT_OFF;
    return { ok: true, table: { lines, hasDecimalComma: delimiter === ';' } };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const what = isOpen ? 'has no partner' : 'is neither at the edge of a cell nor doubled';
    return {
      ok: false,
      refusal: 'not-csv',
      message: `A quotation mark in the file ${what}, so its cells cannot be told apart.`,
    };
  }
}

/** A file's bytes; null if it is not on the device, or has changed since it was chosen. */
async function bytesOf(file: File): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer();
  } catch {
    return null;
  }
}

/** A text in UTF-8; null if it is in another encoding. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a chosen file as UTF-8; another encoding is reported, not guessed. */
export async function readFile(file: File): Promise<ReadTable> {
  if (file.size > MAX_BYTES) {
    const message = `The file is larger than ${MAX_BYTES / BYTES_PER_MB} MB.`;
    return { ok: false, refusal: 'too-large', message };
  }
  const bytes = await bytesOf(file);
  if (bytes === null) {
    return {
      ok: false,
      refusal: 'unreadable',
      message:
        'The file could not be read from this device. Open or download it, then choose it again.',
    };
  }
  const text = textOf(bytes);
  if (text !== null) return readTable(text);
  return {
    ok: false,
    refusal: 'not-utf-8',
    message: 'The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.',
  };
}
