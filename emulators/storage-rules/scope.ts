import type { Expression, PathTemplate, RulesFunction } from './expression.ts';
import type { Issue } from './issue.ts';
import type { RulesNode } from './parse.ts';

/** The names that are visible at a place in the source. */
export type Scope = {
  readonly variables: ReadonlySet<string>;
  /** Number of parameters by function name. */
  readonly functions: ReadonlyMap<string, number>;
};

export const TOP_SCOPE: Scope = {
  variables: new Set(['request', 'resource']),
  functions: new Map(),
};

/** The scope with more variables and functions. Shadowing is refused at the declaration. */
export function widened(
  scope: Scope,
  variables: readonly string[],
  functions: readonly Pick<RulesFunction, 'name' | 'params'>[],
): Scope {
  return {
    variables: new Set([...scope.variables, ...variables]),
    functions: new Map([
      ...scope.functions,
      ...functions.map(({ name, params }) => [name, params.length] as const),
    ]),
  };
}

/**
 * Collects everything in a file that this evaluator does not support; one issue refuses the file.
 */
export class IssueList {
  readonly issues: Issue[] = [];

  /** Records an issue and returns an expression that never grants anything. */
  refuse(node: RulesNode, message: string): Expression {
    this.issues.push({ ...node.at, message });
    return NEVER;
  }
}

const NEVER: Expression = { kind: 'literal', value: false };

/** Every function called anywhere in an expression. */
export function callsIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'call':
      return [expression.name, ...expression.args.flatMap(callsIn)];
    case 'list':
      return expression.items.flatMap(callsIn);
    case 'document':
      return callsInPath(expression.path);
    case 'index':
      return [...callsIn(expression.of), ...callsIn(expression.index)];
    case 'member':
    case 'not':
    case 'size':
    case 'toMillis':
    case 'matches':
      return callsIn(expression.of);
    default:
      return [...callsIn(expression.left), ...callsIn(expression.right)];
  }
}

function callsInPath(path: PathTemplate): string[] {
  return path.flatMap((segment) => (typeof segment === 'string' ? [] : callsIn(segment)));
}
