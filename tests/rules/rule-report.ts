import * as z from 'zod';

/** An expression's outcome. An `error` voids an `allow` as `false` does, but is not the same. */
export type Seen = 'true' | 'false' | 'error';

/** A boolean expression: an allow's condition, an operand of `&&`, `||` or `!`, or a body. */
export type BooleanExpression = { line: number; column: number; text: string; seen: Seen[] };

const Value = z.object({
  value: z.optional(z.record(z.string(), z.unknown())),
  count: z.optional(z.number()),
});

const Node = z.object({
  sourcePosition: z.object({
    line: z.number(),
    column: z.number(),
    currentOffset: z.number(),
    endOffset: z.number(),
  }),
  values: z.optional(z.array(Value)),
  get children() {
    return z.optional(z.array(Node));
  },
});
type Node = z.infer<typeof Node>;
const Report = z.object({ report: z.array(Node) });

/** An empty value is an operand that was not evaluated, because the other one had decided. */
function seenOf(node: Node): Set<Seen> {
  const seen = new Set<Seen>();
  for (const { value = {} } of node.values ?? []) {
    if ('boolValue' in value) seen.add(value['boolValue'] === true ? 'true' : 'false');
    else if ('undefined' in value) seen.add('error');
  }
  return seen;
}

/** The node's own text; the report includes its last character. */
function textOf({ sourcePosition: { currentOffset, endOffset } }: Node, text: string): string {
  return text.slice(currentOffset, endOffset + 1);
}

/** A node's operator, if it needs booleans of its children. */
function operatorOf(node: Node, text: string): '&&' | '||' | '!' | null {
  const [first, second] = node.children ?? [];
  if (!first) return null;
  if (!second) return textOf(node, text).startsWith('!') ? '!' : null;
  const between = text.slice(
    first.sourcePosition.endOffset + 1,
    second.sourcePosition.currentOffset,
  );
  if (between.includes('&&')) return '&&';
  return between.includes('||') ? '||' : null;
}

/**
 * Every boolean expression of the Firestore emulator's `:ruleCoverage` report. For `a && b && c`
 * these are the whole and each of the three.
 * @param json the report's body. @param text the rules of the report.
 */
export function booleanExpressionsOf(json: unknown, text: string): BooleanExpression[] {
  const found: BooleanExpression[] = [];
  const visit = (node: Node, above: ReturnType<typeof operatorOf> | 'allow' | 'body'): void => {
    const seen = seenOf(node);
    const operator = operatorOf(node, text);
    const isLinkOfChain = operator !== null && operator === above;
    const isAsked = above === 'body' ? seen.has('true') || seen.has('false') : above !== null;
    if (isAsked && !isLinkOfChain) {
      const { line, column } = node.sourcePosition;
      const own = textOf(node, text).replaceAll(/\s+/g, ' ');
      found.push({ line, column, text: own, seen: [...seen].toSorted() });
    }
    for (const child of node.children ?? []) visit(child, operator);
  };
  for (const root of Report.parse(json).report) {
    const before = text.slice(0, root.sourcePosition.currentOffset);
    visit(root, /allow [\w, ]+: if\s+$/.test(before) ? 'allow' : 'body');
  }
  return found;
}

/** The same expressions over several runs: the emulator's report is reset when rules are reloaded. */
export function mergedExpressions(
  runs: readonly (readonly BooleanExpression[])[],
): BooleanExpression[] {
  const found = new Map<string, BooleanExpression>();
  for (const expression of runs.flat()) {
    const key = `${expression.line}:${expression.column} ${expression.text}`;
    const seen = [...(found.get(key)?.seen ?? []), ...expression.seen];
    found.set(key, { ...expression, seen: [...new Set(seen)].toSorted() });
  }
  return [...found.values()];
}
