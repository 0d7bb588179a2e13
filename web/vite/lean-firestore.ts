import { replaced, withoutFunctions, withoutMethods } from './package-parts.ts';

const NO_PIPELINES = 'This build has no pipelines (web/vite/lean-firestore.ts).';

/** Where Firestore makes a pipeline, and where it asks whether it has one, by the names in its bundle. */
const MAKING = /return new CorePipeline\(.*\);/g;
const ASKING = [
  /(?<!function )__PRIVATE_(?:isPipeline|targetIsPipelineTarget)\([\w.[\]]+(?:\(\w+\)[\w.]+)?\)/g,
  /(?<=[( ])\w+ instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)\b/g,
] as const;

/**
 * Firestore without what evaluates pipelines against the browser's own copy. Queries do not go that
 * way: nothing makes a pipeline, so nothing is one. Making one throws.
 * @throws MovedPartError where a part is not to be found.
 */
export function withoutPipelines(code: string): string {
  const asked = ASKING.reduce((rest, question) => replaced(rest, question, 'false'), code);
  const made = replaced(asked, MAKING, `throw new Error("${NO_PIPELINES}");`);
  const read = withoutFunctions(made, ['__PRIVATE_stageFromProto'], NO_PIPELINES);
  const methods = ['getDocumentsMatchingPipeline', 'getOverlaysForPipeline'];
  return withoutMethods(read, 'LocalDocumentsView', methods, NO_PIPELINES);
}
