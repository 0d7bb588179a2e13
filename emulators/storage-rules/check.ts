import { checkExpression } from './check-expression.ts';
import { checkPattern, capturesOf } from './check-pattern.ts';
import {
  METHODS,
  type MatchBlock,
  type Method,
  type Permission,
  type RulesFunction,
  type Ruleset,
} from './expression.ts';
import type { Checked } from './issue.ts';
import { childrenOf, rulesIn, type RulesNode } from './parse.ts';
import { callsIn, IssueList, TOP_SCOPE, widened, type Scope } from './scope.ts';

const SHORTHANDS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/**
 * Checks that a parsed file stays within the supported subset of the language, version 2, for the
 * service `firebase.storage`. Everything else is an issue, so that no rule is misread.
 */
export function check(tree: RulesNode): Checked<Ruleset> {
  const issues = new IssueList();
  checkVersion(tree, issues);
  const services = childrenOf(tree, 'RulesetStatement').flatMap((s) => checkStatement(s, issues));
  const [service] = services;
  if (services.length !== 1 || !service) {
    issues.refuse(tree, 'exactly one service, firebase.storage, is supported');
    return { ok: false, issues: issues.issues };
  }
  const block = checkStatements(childrenOf(service, 'ServiceStatement'), TOP_SCOPE, issues);
  if (block.permissions.length > 0) issues.refuse(service, 'allow is outside of a match');
  return issues.issues.length > 0
    ? { ok: false, issues: issues.issues }
    : { ok: true, value: { functions: block.functions, blocks: block.blocks } };
}

function checkVersion(tree: RulesNode, issues: IssueList): void {
  const version = childrenOf(tree, 'VersionStatement')[0]?.text ?? '';
  if (!/['"]2['"]/.test(version)) issues.refuse(tree, "rules_version = '2' is required");
}

function checkStatement(statement: RulesNode, issues: IssueList): RulesNode[] {
  const [declaration] = rulesIn(statement);
  const id = declaration && childrenOf(declaration, 'ServiceId')[0]?.text;
  if (declaration?.rule === 'ServiceDeclaration' && id === 'firebase.storage') return [declaration];
  issues.refuse(statement, 'only service firebase.storage is supported');
  return [];
}

/** The body of a service or of a match block. */
function checkStatements(
  statements: readonly RulesNode[],
  outer: Scope,
  issues: IssueList,
): Omit<MatchBlock, 'pattern'> {
  const declared = statements.flatMap((statement) => rulesIn(statement));
  const known = new Set(['FunctionDeclaration', 'MatchRuleDeclaration', 'PermissionDeclaration']);
  for (const node of declared) {
    if (!known.has(node.rule)) issues.refuse(node, `${node.rule} is not supported`);
  }
  const of = (rule: string): RulesNode[] => declared.filter((node) => node.rule === rule);
  const signatures = of('FunctionDeclaration').map((node) => signatureOf(node, outer, issues));
  const scope = widened(outer, [], signatures);
  const functions = of('FunctionDeclaration').map((node, i) =>
    checkFunction(node, signatures[i]?.params ?? [], scope, issues),
  );
  refuseRecursion(functions, statements, issues);
  return {
    functions,
    permissions: of('PermissionDeclaration').map((node) => checkPermission(node, scope, issues)),
    blocks: of('MatchRuleDeclaration').map((node) => checkMatch(node, scope, issues)),
  };
}

function signatureOf(
  node: RulesNode,
  outer: Scope,
  issues: IssueList,
): Pick<RulesFunction, 'name' | 'params'> {
  const name = childrenOf(node, 'LocalFunctionId')[0]?.text ?? '';
  if (outer.functions.has(name)) issues.refuse(node, `the function ${name} is declared twice`);
  const [signature] = childrenOf(node, 'FunctionSignature');
  const [list] = signature ? childrenOf(signature, 'ParamList') : [];
  const params = list ? rulesIn(list).map((param) => param.text) : [];
  for (const param of params) {
    if (outer.variables.has(param)) issues.refuse(node, `${param} hides another name`);
  }
  return { name, params };
}

function checkFunction(
  node: RulesNode,
  params: readonly string[],
  scope: Scope,
  issues: IssueList,
): RulesFunction {
  const name = childrenOf(node, 'LocalFunctionId')[0]?.text ?? '';
  const [body] = childrenOf(node, 'FunctionBody');
  const inside = body ? rulesIn(body) : [];
  const returned = inside[0]?.rule === 'ReturnStatement' ? rulesIn(inside[0])[0] : undefined;
  const inner = widened(scope, params, []);
  if (inside.length === 1 && returned) {
    return { name, params, body: checkExpression(returned, inner, issues) };
  }
  return { name, params, body: issues.refuse(node, `${name} must hold one return, without let`) };
}

/** The rules language has no recursion; Google would refuse the file too. */
function refuseRecursion(
  functions: readonly RulesFunction[],
  [first]: readonly RulesNode[],
  issues: IssueList,
): void {
  const callees = new Map(functions.map(({ name, body }) => [name, callsIn(body)]));
  if (callees.size < functions.length && first) issues.refuse(first, 'a function declared twice');
  for (const { name } of functions) {
    const reached = new Set(callees.get(name));
    for (const callee of reached) callees.get(callee)?.forEach((next) => reached.add(next));
    if (reached.has(name) && first) issues.refuse(first, `the function ${name} calls itself`);
  }
}

function checkPermission(node: RulesNode, scope: Scope, issues: IssueList): Permission {
  const methods = childrenOf(node, 'OperationId').flatMap((id) => methodsOf(id, issues));
  const [body] = childrenOf(node, 'PermissionBody');
  const condition = body && rulesIn(body)[0];
  return {
    methods: new Set(methods),
    condition: condition
      ? checkExpression(condition, scope, issues)
      : issues.refuse(node, 'allow without a condition is not supported; write if true'),
  };
}

function methodsOf(id: RulesNode, issues: IssueList): readonly Method[] {
  const single = METHODS.find((method) => method === id.text);
  const methods = single ? [single] : SHORTHANDS[id.text];
  if (!methods) issues.refuse(id, `allow ${id.text} is not supported`);
  return methods ?? [];
}

function checkMatch(node: RulesNode, scope: Scope, issues: IssueList): MatchBlock {
  const pattern = checkPattern(node, scope, issues);
  const inner = widened(scope, capturesOf(pattern), []);
  return { pattern, ...checkStatements(childrenOf(node, 'MatchStatement'), inner, issues) };
}
