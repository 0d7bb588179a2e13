import { checkLiteral, compilePattern } from './check-literal.ts';
import type {
  ArithmeticOperator,
  ComparisonOperator,
  Expression,
  PathTemplate,
} from './expression.ts';
import { placed } from './places.ts';
import { childrenOf, rulesIn, type RulesNode } from './parse.ts';
import type { IssueList, Scope } from './scope.ts';

type Check = (node: RulesNode, scope: Scope, issues: IssueList) => Expression;

/** One entry for each supported rule of the grammar; everything else is refused. */
const CHECKS: Readonly<Record<string, Check>> = {
  PrimaryExpression: checkOnly,
  ParenSimpleExpression: checkOnly,
  LiteralExpression: (node, _scope, issues) => checkLiteral(node, issues),
  VariableSimpleExpression: checkVariable,
  MemberLookupSimpleExpression: checkMember,
  ListLookupSimpleExpression: checkIndex,
  ListSimpleExpression: checkList,
  FunctionCallSimpleExpression: checkCall,
  IdMemberFunctionCallSimpleExpression: checkMethod,
  MemberFunctionCallSimpleExpression: checkMethod,
  NotExpression: (node, scope, issues) => ({ kind: 'not', of: checkOnly(node, scope, issues) }),
  LogicalAndExpression: checkBinary('and'),
  LogicalOrExpression: checkBinary('or'),
  ExprInExpression: checkBinary('in'),
  EqualityExpression: checkCompare,
  RelationalExpression: checkCompare,
  AdditiveExpression: checkArithmetic,
  MultiplicativeExpression: checkArithmetic,
};

const COMPARISONS = new Set(['==', '!=', '<', '<=', '>', '>=']);
const ARITHMETIC = new Set(['+', '-', '*', '/', '%']);

/** Translates an expression of the grammar into the subset, or records why that is impossible. */
export function checkExpression(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  const check = CHECKS[node.rule];
  if (check) return placed(check(node, scope, issues), node);
  return issues.refuse(node, `${node.rule || 'this'} is not supported: ${node.text}`);
}

function checkOnly(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  const [only, ...others] = rulesIn(node);
  if (only && others.length === 0) return checkExpression(only, scope, issues);
  return issues.refuse(node, `${node.text} is not supported`);
}

function checkVariable(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  if (scope.variables.has(node.text)) return { kind: 'variable', name: node.text };
  return issues.refuse(node, `the name ${node.text} is not known here`);
}

function checkMember(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  const [of, name, ...others] = rulesIn(node);
  if (!of || !name || others.length > 0) return issues.refuse(node, 'an odd member');
  return { kind: 'member', of: checkExpression(of, scope, issues), name: name.text };
}

function checkIndex(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  const [of, lookup] = rulesIn(node);
  const index = lookup?.rule === 'ListIndex' || lookup?.rule === 'IndexLookup' ? lookup : null;
  if (!of || !index) return issues.refuse(node, `${node.text} is not supported`);
  return {
    kind: 'index',
    of: checkExpression(of, scope, issues),
    index: checkOnly(index, scope, issues),
  };
}

function checkList(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  return { kind: 'list', items: checkArguments(node, scope, issues) };
}

function checkArguments(node: RulesNode, scope: Scope, issues: IssueList): Expression[] {
  const [list] = childrenOf(node, 'ExpressionList');
  return list ? rulesIn(list).map((item) => checkExpression(item, scope, issues)) : [];
}

function checkCall(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  const name = childrenOf(node, 'LocalFunctionId')[0]?.text ?? '';
  const args = checkArguments(node, scope, issues);
  const arity = scope.functions.get(name);
  if (arity === undefined) return issues.refuse(node, `the function ${name} is not known here`);
  if (arity !== args.length) return issues.refuse(node, `${name} takes ${arity} arguments`);
  return { kind: 'call', name, args };
}

/** `of.name(args)`, where `of` may be the namespace `firestore`. */
function checkMethod(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  const [of] = rulesIn(node);
  const name = childrenOf(node, 'MemberId')[0]?.text ?? '';
  if (!of) return issues.refuse(node, 'an odd call');
  if (of.text === 'firestore') return checkDocument(node, name, scope, issues);
  const target =
    of.rule === 'Id' ? checkVariable(of, scope, issues) : checkExpression(of, scope, issues);
  const args = checkArguments(node, scope, issues);
  if ((name === 'size' || name === 'toMillis') && args.length === 0) {
    return { kind: name, of: target };
  }
  if (name === 'matches' && args.length === 1) return checkMatches(node, target, args[0], issues);
  return issues.refuse(node, `the method ${name} with ${args.length} arguments is not supported`);
}

function checkMatches(
  node: RulesNode,
  of: Expression,
  argument: Expression | undefined,
  issues: IssueList,
): Expression {
  const text = argument?.kind === 'literal' ? argument.value : null;
  const pattern = typeof text === 'string' ? compilePattern(text) : null;
  if (pattern) return { kind: 'matches', of, pattern };
  return issues.refuse(node, 'matches() takes a literal pattern of the plain kind only');
}

function checkDocument(node: RulesNode, name: string, scope: Scope, issues: IssueList): Expression {
  const [list] = childrenOf(node, 'ExpressionList');
  const path = list && onlyDescendant(list, 'PathExpression');
  if ((name === 'get' || name === 'exists') && path) {
    return { kind: 'document', read: name, path: checkPath(path, scope, issues) };
  }
  return issues.refuse(node, `firestore.${name} is supported with a written-out path only`);
}

/** Follows only children, so that `a + /path` is not taken for a path. */
function onlyDescendant(node: RulesNode, rule: string): RulesNode | null {
  if (node.rule === rule) return node;
  const [only, ...others] = node.children;
  return only && others.length === 0 ? onlyDescendant(only, rule) : null;
}

function checkPath(node: RulesNode, scope: Scope, issues: IssueList): PathTemplate {
  return node.children.map((segment) => {
    const [inside] = rulesIn(segment);
    if (inside?.rule === 'SimpleSegmemnt') return inside.text.replace(/^\//, '');
    if (inside) return checkExpression(inside, scope, issues);
    return issues.refuse(segment, `the path segment ${segment.text} is not supported`);
  });
}

function checkBinary(kind: 'and' | 'or' | 'in'): Check {
  return (node, scope, issues) => {
    const sides = twoSides(node, scope, issues);
    return sides ? { kind, ...sides } : issues.refuse(node, `${node.text} is not supported`);
  };
}

function checkCompare(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  const operator = operatorOf(node);
  const sides = twoSides(node, scope, issues);
  if (sides && COMPARISONS.has(operator)) {
    return { kind: 'compare', operator: operator as ComparisonOperator, ...sides };
  }
  return issues.refuse(node, `the operator ${operator} is not supported`);
}

function checkArithmetic(node: RulesNode, scope: Scope, issues: IssueList): Expression {
  const operator = operatorOf(node);
  const sides = twoSides(node, scope, issues);
  if (sides && ARITHMETIC.has(operator)) {
    return { kind: 'arithmetic', operator: operator as ArithmeticOperator, ...sides };
  }
  return issues.refuse(node, `the operator ${operator} is not supported`);
}

function operatorOf(node: RulesNode): string {
  return node.children.find((child) => child.rule === '')?.text ?? '';
}

function twoSides(
  node: RulesNode,
  scope: Scope,
  issues: IssueList,
): { left: Expression; right: Expression } | null {
  const [left, right, ...others] = rulesIn(node);
  if (!left || !right || others.length > 0 || node.children.length !== 3) return null;
  return {
    left: checkExpression(left, scope, issues),
    right: checkExpression(right, scope, issues),
  };
}
