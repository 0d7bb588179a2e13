import type { PatternSegment } from './expression.ts';
import { childrenOf, rulesIn, type RulesNode } from './parse.ts';
import type { IssueList, Scope } from './scope.ts';

/** The path of a match block. A capture of the rest, `{name=**}`, must be last. */
export function checkPattern(match: RulesNode, scope: Scope, issues: IssueList): PatternSegment[] {
  const [path] = childrenOf(match, 'PathDecl');
  const segments = path ? rulesIn(path).map((segment) => checkSegment(segment, issues)) : [];
  if (segments.slice(0, -1).some((segment) => segment.kind === 'rest')) {
    issues.refuse(match, 'a capture of the rest must be last');
  }
  for (const name of capturesOf(segments)) {
    if (scope.variables.has(name)) issues.refuse(match, `the capture ${name} hides another name`);
  }
  return segments;
}

/** The names a pattern captures. */
export function capturesOf(pattern: readonly PatternSegment[]): string[] {
  return pattern.flatMap((segment) => (segment.kind === 'fixed' ? [] : [segment.name]));
}

function checkSegment(node: RulesNode, issues: IssueList): PatternSegment {
  if (node.rule === 'SimpleSegmemnt') return { kind: 'fixed', text: node.text.replace(/^\//, '') };
  const one = /^\/\{(\w+)\}$/.exec(node.text)?.[1];
  if (one) return { kind: 'one', name: one };
  const rest = /^\/\{(\w+)=\*\*\}$/.exec(node.text)?.[1];
  if (rest) return { kind: 'rest', name: rest };
  issues.refuse(node, `the path segment ${node.text} is not supported`);
  return { kind: 'fixed', text: '' };
}
