import type { ArithmeticOperator, ComparisonOperator } from './expression.ts';
import {
  areEqual,
  isList,
  isMap,
  isNumber,
  isOpaque,
  sameInside,
  type Outcome,
  type RulesValue,
} from './value.ts';

const fail = (error: string): Outcome => ({ error });

const LEAST = -(2n ** 63n);
const MOST = 2n ** 63n - 1n;

/** `of.name`; a missing key is an error, not null. */
export function member(of: RulesValue, name: string): Outcome {
  const value = isMap(of) ? of.get(name) : undefined;
  return value === undefined ? fail(`no member ${name}`) : { value };
}

/** `of[index]` of a list by integer or of a map by string. */
export function indexInto(of: RulesValue, index: RulesValue): Outcome {
  if (typeof index === 'string') return member(of, index);
  const value = isList(of) && typeof index === 'bigint' ? of[Number(index)] : undefined;
  return value === undefined ? fail('no such element') : { value };
}

/** `of.size()`: characters of a string counted in UTF-16, elements of a list, entries of a map. */
export function sizeOf(of: RulesValue): Outcome {
  if (typeof of === 'string' || isList(of)) return { value: BigInt(of.length) };
  return isMap(of) ? { value: BigInt(of.size) } : fail('nothing to count');
}

/** `of.toMillis()` of a timestamp. */
export function millisOf(of: RulesValue): Outcome {
  const millis = isOpaque(of) ? of.millis : undefined;
  return millis === undefined ? fail('no timestamp') : { value: millis };
}

/** `item in collection`: an element of a list or a key of a map. */
export function contains(item: RulesValue, collection: RulesValue): Outcome {
  if (isList(collection)) return { value: collection.some((each) => sameInside(each, item)) };
  if (isMap(collection) && typeof item === 'string') return { value: collection.has(item) };
  return fail('no collection');
}

/** Comparison: any two values for `==` and `!=`, two numbers or two strings for the others. */
export function compare(
  operator: ComparisonOperator,
  left: RulesValue,
  right: RulesValue,
): Outcome {
  if (isOpaque(left) || isOpaque(right)) return fail('this kind of value cannot be compared here');
  if (operator === '==') return { value: areEqual(left, right) };
  if (operator === '!=') return { value: !areEqual(left, right) };
  if (isNumber(left) && isNumber(right)) return { value: isOrdered(operator, left, right) };
  if (typeof left === 'string' && typeof right === 'string') {
    return { value: isOrdered(operator, left, right) };
  }
  return fail('values of unlike kinds have no order');
}

function isOrdered<T extends bigint | number | string>(
  operator: '<' | '<=' | '>' | '>=',
  left: T,
  right: T,
): boolean {
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

/** Arithmetic on two integers of 64 bits; `+` joins two strings as well. */
export function arithmetic(
  operator: ArithmeticOperator,
  left: RulesValue,
  right: RulesValue,
): Outcome {
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    return { value: left + right };
  }
  if (typeof left !== 'bigint' || typeof right !== 'bigint') return fail('no integers');
  if (right === 0n && (operator === '/' || operator === '%')) return fail('division by zero');
  const value = integerResult(operator, left, right);
  return value < LEAST || value > MOST ? fail('beyond 64 bits') : { value };
}

function integerResult(operator: ArithmeticOperator, left: bigint, right: bigint): bigint {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}
