import { evaluate, type Observe, type ReadDocument } from './evaluate.ts';
import type { Method, PatternSegment } from './expression.ts';
import type { PlannedRule } from './plan.ts';
import type { RulesMap, RulesValue } from './value.ts';

/** A request to decide. */
export type RulesRequest = {
  /** The segments of the path, such as b, bucket, o, folder, file. */
  readonly path: readonly string[];
  readonly method: Method;
  /** `request` and `resource`. */
  readonly variables: RulesMap;
};

/** How often one decision may read a document, as in Cloud Storage. */
const MAX_READS = 2;

/** True if one of the rules permits the request. A rule that fails permits nothing. */
export async function run(
  rules: readonly PlannedRule[],
  request: RulesRequest,
  readDocument: ReadDocument,
  observe: Observe = () => undefined,
): Promise<boolean> {
  const read = limited(readDocument);
  for (const rule of rules) {
    const captures = rule.methods.has(request.method) ? match(rule.pattern, request.path) : null;
    if (captures === null) continue;
    const variables = new Map([...request.variables, ...captures]);
    const { functions } = rule;
    const context = { variables, root: variables, functions, readDocument: read, observe };
    const outcome = await evaluate(rule.condition, context);
    if ('value' in outcome && outcome.value === true) return true;
  }
  return false;
}

/**
 * Reads at most as often as a decision may. Google does not say whether one document that is read
 * twice counts twice; here it does.
 */
function limited(readDocument: ReadDocument): ReadDocument {
  let count = 0;
  return async (path) => {
    count += 1;
    return count > MAX_READS ? { error: `more than ${MAX_READS} reads` } : readDocument(path);
  };
}

/** What a pattern captures of a path, or null if it does not match the whole path. */
function match(
  pattern: readonly PatternSegment[],
  path: readonly string[],
): Map<string, RulesValue> | null {
  const captures = new Map<string, RulesValue>();
  for (const [i, segment] of pattern.entries()) {
    const text = path[i];
    if (segment.kind === 'rest') {
      captures.set(segment.name, { opaque: 'path' });
      return captures;
    }
    if (text === undefined || (segment.kind === 'fixed' && segment.text !== text)) return null;
    if (segment.kind === 'one') captures.set(segment.name, text);
  }
  return pattern.length === path.length ? captures : null;
}
