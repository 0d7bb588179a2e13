/** Whether a JSON value has more than `most` levels of lists and objects; looks no deeper. */
export function isDeeperThan(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}
