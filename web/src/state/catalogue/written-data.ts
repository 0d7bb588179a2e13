/** A product's fields that are dates, which JSON has as text. */
const TIMES: ReadonlySet<string> = new Set(['sold_out_at', 'created_at', 'updated_at']);

/**
 * The data that the server wrote into its page, with dates as dates again; null if it is not JSON.
 * The server has parsed it by its schema, so that the page need not: the library that parses loads
 * after the first tap.
 */
export function readWritten(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text, (key, value: unknown) =>
      TIMES.has(key) && typeof value === 'string' ? new Date(value) : value,
    );
  } catch {
    return null;
  }
}
