/** The elements of a list or an object; none for raw bytes, such as a body that is no JSON. */
function innerValues(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.values(value);
}

/** Whether a JSON value has more than `most` levels of lists and objects; looks no deeper. */
export function isDeeperThan(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap(innerValues);
  }
  return false;
}
