/** A new id no one else has: for request ids and file names. */
export function newId(): string {
  return crypto.randomUUID();
}
