/** A new unique id, for requests and file names. */
export function newId(): string {
  return crypto.randomUUID();
}
