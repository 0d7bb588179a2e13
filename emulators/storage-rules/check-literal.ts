import type { Expression } from './expression.ts';
import type { RulesNode } from './parse.ts';
import type { IssueList } from './scope.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  t: '\t',
};

const MOST = 2n ** 63n - 1n;

/** A literal: null, a boolean, an integer or a string. Floats and bytes are not supported. */
export function checkLiteral(node: RulesNode, issues: IssueList): Expression {
  const { text } = node;
  if (text === 'null') return { kind: 'literal', value: null };
  if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true' };
  if (/^\d+$/.test(text)) return checkInteger(node, issues);
  if (/^['"]/.test(text)) {
    const value = unescaped(text.slice(1, -1));
    if (value !== null) return { kind: 'literal', value };
    return issues.refuse(node, `an escape in ${text} is not supported`);
  }
  return issues.refuse(node, `the literal ${text} is not supported`);
}

function checkInteger(node: RulesNode, issues: IssueList): Expression {
  const value = BigInt(node.text);
  if (value <= MOST) return { kind: 'literal', value };
  return issues.refuse(node, `${node.text} is no 64-bit integer`);
}

function unescaped(body: string): string | null {
  let isKnown = true;
  const text = body.replace(/\\(.)/gsu, (_all, character: string) => {
    const meant = ESCAPES[character];
    if (meant === undefined) isKnown = false;
    return meant ?? '';
  });
  return isKnown ? text : null;
}

/**
 * The part of RE2's syntax that means the same in JavaScript: groups without options, classes,
 * anchors, the usual quantifiers, and escapes of punctuation and \d \w \s.
 */
const PLAIN_PATTERN = /^(?:[^\\(]|\((?!\?)|\(\?:|\\[dDwWsS\\.^$|?*+()[\]{}/-])*$/u;

/** Compiles a pattern that must match the whole text; null if it is not supported. */
export function compilePattern(pattern: string): RegExp | null {
  if (!PLAIN_PATTERN.test(pattern)) return null;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return null;
  }
}
