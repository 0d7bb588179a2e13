import type { Expression, RulesFunction } from '#storage-rules/expression.ts';
import type { PlannedRule } from '#storage-rules/plan.ts';

type Functions = ReadonlyMap<string, RulesFunction>;

/**
 * The expressions of a plan that must give a boolean: conditions, the operands of `&&`, `||` and `!`,
 * and the bodies of the functions that such an expression calls. For `a && b && c` these are the
 * whole and each of the three.
 */
export function booleanExpressionsOf(rules: readonly PlannedRule[]): Set<Expression> {
  const found = new Set<Expression>();
  const visit = (expression: Expression, functions: Functions): void => {
    if (found.has(expression)) return;
    found.add(expression);
    for (const next of askedBy(expression, functions)) visit(next, functions);
  };
  for (const { condition, functions } of rules) visit(condition, functions);
  return found;
}

function askedBy(expression: Expression, functions: Functions): readonly Expression[] {
  if (expression.kind === 'and' || expression.kind === 'or') {
    return [
      ...operands(expression.left, expression.kind),
      ...operands(expression.right, expression.kind),
    ];
  }
  if (expression.kind === 'not') return [expression.of];
  const body = expression.kind === 'call' ? functions.get(expression.name)?.body : undefined;
  return body ? [body] : [];
}

function operands(expression: Expression, kind: 'and' | 'or'): readonly Expression[] {
  if (expression.kind !== kind) return [expression];
  const { left, right } = expression;
  return [...operands(left, kind), ...operands(right, kind)];
}
