/** One comparison, as Firestore's `where` takes it. Dates stand for timestamps. */
export type Comparison = readonly [
  field: string,
  operator: '<' | '<=' | '==' | '!=' | '>=' | '>' | 'array-contains' | 'array-contains-any' | 'in',
  value: string | number | boolean | Date | null | readonly string[],
];

/** A query as plain data, so that equal queries can share one listener. */
export type QuerySpec = {
  collection: string;
  /** All of these must hold, or one of those in `or`. */
  where?: readonly Comparison[] | { or: readonly Comparison[] };
  orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  limit?: number;
};

/** In a write, stands for the time at which the server takes it. */
export const SERVER_TIME: unique symbol = Symbol('server time');

/** Fields of a write; dates become timestamps. */
export type WriteFields = Record<
  string,
  string | number | boolean | Date | null | readonly string[] | typeof SERVER_TIME
>;

/** An entry of a document's map, as plain data without `undefined`; null removes it. */
export type MapEntry = {
  map: string;
  key: string;
  value: Readonly<Record<string, unknown>> | null;
};
