/** Whether two values are the same as JSON; the order of an object's fields counts. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
