import type { Expression, Position } from './expression.ts';
import type { RulesNode } from './parse.ts';

/** Where an expression stands and how it reads, without spaces. */
export type Place = {
  readonly text: string;
} & Position;

const places = new WeakMap<Expression, Place>();

/** Notes where an expression was read; brackets around it are no expression of their own. */
export function placed(expression: Expression, { at, text }: RulesNode): Expression {
  if (!places.has(expression)) places.set(expression, { ...at, text });
  return expression;
}

/** Where an expression of a checked file stands. */
export function placeOf(expression: Expression): Place {
  return places.get(expression) ?? { line: 0, column: 0, text: '' };
}
