/** Fields of a product that are times, which JSON carries as text. */
const TIMES: ReadonlySet<string> = new Set(['sold_out_at', 'created_at', 'updated_at']);

/**
 * What the server wrote into its page, times as times again; null for what is not JSON. The server
 * parsed it, so that the page does not do it again: the library that parses comes after its first tap.
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
