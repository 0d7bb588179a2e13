import { isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import type { FaultList } from '../faults.ts';

type Place = { file: string; firstLine?: number };

/**
 * YAML of a known shape. Faults of syntax and of shape are named with their line; the result is
 * then null.
 * @param place `firstLine` if the YAML starts inside a larger file (front matter).
 */
export function parseYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  { file, firstLine = 1 }: Place,
  faults: FaultList,
): T | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (const error of document.errors) {
    faults.add(file, firstLine - 1 + lines.linePos(error.pos[0]).line, error.message);
  }
  if (document.errors.length > 0) return null;
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    let node: unknown = document.contents;
    for (let depth = issue.path.length; depth > 0; depth -= 1) {
      node = document.getIn(issue.path.slice(0, depth), true);
      if (isNode(node)) break;
    }
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    const where = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
    faults.add(file, firstLine - 1 + lines.linePos(offset).line, where + issue.message);
  }
  return null;
}
