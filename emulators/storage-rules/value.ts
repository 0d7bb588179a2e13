/**
 * What a rules expression can hold. Integers are bigint and floats number, as rules tell them
 * apart.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Opaque
  | readonly RulesValue[]
  | RulesMap;

/** A map of the rules language. */
export type RulesMap = ReadonlyMap<string, RulesValue>;

/** A value of an unsupported kind (a set, a point): it is passed along, and any use fails. */
export type Opaque = {
  readonly opaque: string;
  /** A document's timestamp, as milliseconds since 1970: rules can read nothing else of it. */
  readonly millis?: bigint;
};

/** The outcome of evaluating an expression: a value, or why there is none. */
export type Outcome = { readonly value: RulesValue } | { readonly error: string };

export const isMap = (value: RulesValue): value is RulesMap => value instanceof Map;

export const isList = (value: RulesValue): value is readonly RulesValue[] => Array.isArray(value);

export const isOpaque = (value: RulesValue): value is Opaque =>
  typeof value === 'object' && value !== null && 'opaque' in value;

/**
 * Equality at the top level of an expression: 1 equals 1.0, values of different kinds are unequal.
 * Inside lists and maps, and for `in`, 1 and 1.0 differ: see `sameInside`.
 */
export function areEqual(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right)) return Number(left) === Number(right);
  return sameInside(left, right);
}

/** Equality of elements. */
export function sameInside(left: RulesValue, right: RulesValue): boolean {
  if (isList(left) && isList(right)) {
    return (
      left.length === right.length && left.every((item, i) => sameInside(item, right[i] ?? null))
    );
  }
  if (isMap(left) && isMap(right)) return haveSameEntries(left, right);
  return left === right;
}

function haveSameEntries(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => {
    const other = right.get(key);
    return other !== undefined && sameInside(value, other);
  });
}

export const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';
