import type { Expression, Position } from './expression.ts';
import type { RulesNode } from './parse.ts';

/** Where an expression is in the source, and its text without spaces. */
export type Place = {
  readonly text: string;
} & Position;

const places = new WeakMap<Expression, Place>();

/** Records where an expression was read; brackets around it are not an expression of their own. */
export function placed(expression: Expression, { at, text }: RulesNode): Expression {
  if (!places.has(expression)) places.set(expression, { ...at, text });
  return expression;
}

/** The position of an expression of a checked file. */
export function placeOf(expression: Expression): Place {
  return places.get(expression) ?? { line: 0, column: 0, text: '' };
}
