function isTimestamp(value: object): value is { toDate: () => Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Firestore's data as plain data: timestamps become dates, in lists and maps too. */
export function plainData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(plainData);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainData(inner)]));
}
