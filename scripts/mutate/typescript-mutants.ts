import { parseSync } from 'vite';
import type { Mutant } from './mutant.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '&&': ['||'],
  '||': ['&&'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Methods taken for their opposite, or left out where there is none. */
const METHODS: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  startsWith: 'endsWith',
};
const DROPPED = new Set(['filter', 'toSorted', 'trim', 'toLowerCase', 'slice', 'toUpperCase']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function childNodes(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode),
  );
}

/** Types are gone at run time, and modules' names are no decisions. */
function isOutOfPlay(node: Node): boolean {
  return node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)
    ? true
    : node.type === 'ImportDeclaration';
}

/**
 * Every fault that is tried on a TypeScript source: operators, conditions, numbers, booleans,
 * calls that are dropped or taken for their opposite, statements that are left out. Texts are left
 * alone: their own tests hold them to docs/spec, letter by letter.
 */
export function typescriptMutants(source: string, file: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Mutant[] = [];
  const visit = (node: Node): void => {
    if (isOutOfPlay(node)) return;
    found.push(...mutantsOf(node, source));
    for (const child of childNodes(node)) visit(child);
  };
  const root: unknown = program;
  if (isNode(root)) visit(root);
  return found;
}

function mutantsOf(node: Node, source: string): Mutant[] {
  switch (node.type) {
    case 'LogicalExpression':
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return operatorMutants(node, source);
    case 'ConditionalExpression':
    case 'IfStatement':
      return [...replaced(node['test'], 'true'), ...replaced(node['test'], 'false')];
    case 'UnaryExpression':
      return node['operator'] === '!'
        ? replaced(node, textOf(node['argument'], source), 'not')
        : [];
    case 'Literal':
      return literalMutants(node);
    case 'CallExpression':
      return callMutants(node, source);
    case 'ExpressionStatement':
      return isDirective(node) ? [] : replaced(node, ';', 'left out');
    default:
      return [];
  }
}

function textOf(node: unknown, source: string): string {
  return isNode(node) ? source.slice(node.start, node.end) : '';
}

function replaced(node: unknown, replacement: string, what = 'condition'): Mutant[] {
  return isNode(node) ? [{ start: node.start, end: node.end, replacement, what }] : [];
}

function isDirective(node: Node): boolean {
  return typeof node['directive'] === 'string';
}

function operatorMutants(node: Node, source: string): Mutant[] {
  const { left, right } = node;
  const operator = String(node['operator']);
  if (!isNode(left) || !isNode(right)) return [];
  if (operator === '??') return replaced(node, `(${textOf(left, source)})!`, 'no fallback');
  const at = source.indexOf(operator, left.end);
  return (OPERATORS[operator] ?? []).map((replacement) => ({
    start: at,
    end: at + operator.length,
    replacement,
    what: 'operator',
  }));
}

function literalMutants(node: Node): Mutant[] {
  const { value } = node;
  if (typeof value === 'boolean') return replaced(node, String(!value), 'boolean');
  if (typeof value === 'number') return replaced(node, String(value + 1), 'number');
  if (!(value instanceof RegExp)) return [];
  const loose = value.source.replace(/^\^/, '').replace(/\$$/, '');
  if (loose === value.source || loose === '') return [];
  return replaced(node, `/${loose}/${value.flags}`, 'anchors');
}

function callMutants(node: Node, source: string): Mutant[] {
  const { callee } = node;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  const name = textOf(property, source);
  const other = METHODS[name];
  if (other !== undefined) return replaced(property, other, 'method');
  return DROPPED.has(name) ? replaced(node, textOf(object, source), 'call dropped') : [];
}
