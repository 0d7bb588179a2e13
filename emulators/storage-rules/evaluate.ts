import {
  arithmetic,
  compare,
  contains,
  indexInto,
  member,
  millisOf,
  sizeOf,
} from './operations.ts';
import type { Expression, PathTemplate, RulesFunction } from './expression.ts';
import type { Outcome, RulesMap, RulesValue } from './value.ts';

/** Reads a document by its path from the root; null if there is none. */
export type ReadDocument = (path: string) => Promise<RulesMap | null | { readonly error: string }>;

/** The environment of an evaluation. */
export type Context = {
  readonly variables: ReadonlyMap<string, RulesValue>;
  /**
   * The variables of the rule itself: a function can use these and its parameters, but no caller's.
   */
  readonly root: ReadonlyMap<string, RulesValue>;
  readonly functions: ReadonlyMap<string, RulesFunction>;
  readonly readDocument: ReadDocument;
  /** Receives the outcome of every evaluated expression; for coverage. */
  readonly observe?: Observe;
};

export type Observe = (expression: Expression, outcome: Outcome) => void;

const fail = (error: string): Outcome => ({ error });

/**
 * Evaluates an expression. Errors are outcomes, since `||` and `&&` may succeed without one side.
 */
export async function evaluate(expression: Expression, context: Context): Promise<Outcome> {
  const outcome = await outcomeOf(expression, context);
  context.observe?.(expression, outcome);
  return outcome;
}

async function outcomeOf(expression: Expression, context: Context): Promise<Outcome> {
  switch (expression.kind) {
    case 'literal':
      return { value: expression.value };
    case 'variable':
      return variable(expression.name, context);
    case 'and':
      return logical(expression, context, false);
    case 'or':
      return logical(expression, context, true);
    case 'not':
      return not(await evaluate(expression.of, context));
    case 'call':
      return call(expression.name, expression.args, context);
    case 'document':
      return document(expression.read, expression.path, context);
    case 'list':
      return list(expression.items, context);
    default:
      return operation(expression, context);
  }
}

type Operation = Extract<
  Expression,
  { kind: 'member' | 'index' | 'size' | 'toMillis' | 'matches' | 'in' | 'compare' | 'arithmetic' }
>;

async function operation(expression: Operation, context: Context): Promise<Outcome> {
  switch (expression.kind) {
    case 'member':
      return one(expression.of, context, (of) => member(of, expression.name));
    case 'size':
      return one(expression.of, context, sizeOf);
    case 'toMillis':
      return one(expression.of, context, millisOf);
    case 'matches':
      return one(expression.of, context, (of) =>
        typeof of === 'string' ? { value: expression.pattern.test(of) } : fail('no string'),
      );
    case 'index':
      return two(expression.of, expression.index, context, indexInto);
    case 'in':
      return two(expression.left, expression.right, context, contains);
    case 'compare':
      return two(expression.left, expression.right, context, (left, right) =>
        compare(expression.operator, left, right),
      );
    case 'arithmetic':
      return two(expression.left, expression.right, context, (left, right) =>
        arithmetic(expression.operator, left, right),
      );
  }
}

async function one(
  operand: Expression,
  context: Context,
  apply: (value: RulesValue) => Outcome,
): Promise<Outcome> {
  const outcome = await evaluate(operand, context);
  return 'error' in outcome ? outcome : apply(outcome.value);
}

async function two(
  left: Expression,
  right: Expression,
  context: Context,
  apply: (left: RulesValue, right: RulesValue) => Outcome,
): Promise<Outcome> {
  const first = await evaluate(left, context);
  if ('error' in first) return first;
  const second = await evaluate(right, context);
  return 'error' in second ? second : apply(first.value, second.value);
}

function variable(name: string, context: Context): Outcome {
  const value = context.variables.get(name);
  return value === undefined ? fail(`${name} is not set`) : { value };
}

/**
 * `&&` (decisive false) and `||` (decisive true): a decisive side settles the result even if the
 * other one fails, whether left or right.
 */
async function logical(
  { left, right }: { left: Expression; right: Expression },
  context: Context,
  decisive: boolean,
): Promise<Outcome> {
  const first = await evaluate(left, context);
  if ('value' in first && first.value === decisive) return first;
  const second = await evaluate(right, context);
  if ('value' in second && second.value === decisive) return second;
  const isSettled = [first, second].every((side) => 'value' in side && side.value === !decisive);
  return isSettled ? { value: !decisive } : fail('no boolean');
}

function not(outcome: Outcome): Outcome {
  if ('error' in outcome) return outcome;
  return typeof outcome.value === 'boolean' ? { value: !outcome.value } : fail('no boolean');
}

async function list(items: readonly Expression[], context: Context): Promise<Outcome> {
  const values: RulesValue[] = [];
  for (const item of items) {
    const outcome = await evaluate(item, context);
    if ('error' in outcome) return outcome;
    values.push(outcome.value);
  }
  return { value: values };
}

async function call(name: string, args: readonly Expression[], context: Context): Promise<Outcome> {
  const called = context.functions.get(name);
  const values = await list(args, context);
  if (!called || 'error' in values) return fail(`${name} cannot be called`);
  const given = values.value as readonly RulesValue[];
  const params = called.params.map((param, i) => [param, given[i] ?? null] as const);
  return evaluate(called.body, { ...context, variables: new Map([...context.root, ...params]) });
}

async function document(
  read: 'get' | 'exists',
  template: PathTemplate,
  context: Context,
): Promise<Outcome> {
  const segments: string[] = [];
  for (const segment of template) {
    const outcome =
      typeof segment === 'string' ? { value: segment } : await evaluate(segment, context);
    if ('error' in outcome) return outcome;
    if (typeof outcome.value !== 'string') return fail('a path segment is no string');
    segments.push(outcome.value);
  }
  const found = await context.readDocument(`/${segments.join('/')}`);
  if (found !== null && !(found instanceof Map) && 'error' in found) return fail(found.error);
  if (read === 'exists') return { value: found !== null };
  return found === null ? fail('no such document') : { value: found as RulesMap };
}
