import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';
import type { Checked } from './issue.ts';
import type { Position } from './expression.ts';

/** A node of Google's grammar for security rules. A leaf has no children, only text. */
export type RulesNode = {
  /** The grammar's name for it without `Context`; empty for a leaf. */
  readonly rule: string;
  readonly text: string;
  readonly children: readonly RulesNode[];
  readonly at: Position;
};

/** A node of the parser that ANTLR generated from the grammar. */
type GrammarNode = {
  readonly constructor: { readonly name: string };
  readonly children?: readonly GrammarNode[] | null;
  readonly start?: { readonly line: number; readonly column: number };
  readonly symbol?: { readonly line: number; readonly column: number };
  getText(): string;
};

type SyntaxFault = {
  readonly message: string;
  readonly lineNumber?: number;
  readonly column?: number;
};

/** Parses a rules file by Google's own grammar, or reports the syntax errors. */
export function parse(source: string): Checked<RulesNode> {
  try {
    const tree = parseForESLint(source).services['tree'] as GrammarNode;
    return { ok: true, value: simplified(tree) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { message, lineNumber = 1, column = 1 } = error as SyntaxFault;
    return { ok: false, issues: [{ message, line: lineNumber, column }] };
  }
}

function simplified(node: GrammarNode): RulesNode {
  const isLeaf = node.symbol !== undefined;
  const position = node.symbol ?? node.start ?? { line: 1, column: 0 };
  return {
    rule: isLeaf ? '' : node.constructor.name.replace(/^_?(.*)Context\d*$/, '$1'),
    text: node.getText(),
    children: isLeaf ? [] : (node.children ?? []).map(simplified),
    at: { line: position.line, column: position.column + 1 },
  };
}

/** The children that are rules of the grammar, without punctuation. */
export function rulesIn(node: RulesNode): RulesNode[] {
  return node.children.filter((child) => child.rule !== '');
}

/** The children of one kind of rule. */
export function childrenOf(node: RulesNode, rule: string): RulesNode[] {
  return node.children.filter((child) => child.rule === rule);
}
