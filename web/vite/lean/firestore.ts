import { replaced, withClass, withoutFunctions, withoutMethods } from './package-parts.ts';

const NO_PIPELINES = 'This build has no pipelines (web/vite/lean/firestore.ts).';

/**
 * Where Firestore creates a pipeline, and where it asks whether it has one, by the names in its
 * bundle.
 */
const MAKING = /return new CorePipeline\(.*\);/g;
const ASKING = [
  /(?<!function )__PRIVATE_(?:isPipeline|targetIsPipelineTarget)\([\w.[\]]+(?:\(\w+\)[\w.]+)?\)/g,
  /(?<=[( ])\w+ instanceof (?:CorePipeline|__PRIVATE_RealtimePipeline)\b/g,
] as const;

/**
 * Firestore without the code that evaluates pipelines on the browser's own copy. The shop's queries
 * are no pipelines, so the check always says no. Creating one throws.
 * @throws MovedPartError if a part is not found.
 */
export function withoutPipelines(code: string): string {
  const asked = ASKING.reduce((rest, question) => replaced(rest, question, 'false'), code);
  const made = replaced(asked, MAKING, `throw new Error("${NO_PIPELINES}");`);
  const read = withoutFunctions(made, ['__PRIVATE_stageFromProto'], NO_PIPELINES);
  const methods = ['getDocumentsMatchingPipeline', 'getOverlaysForPipeline'];
  return withoutMethods(read, 'LocalDocumentsView', methods, NO_PIPELINES);
}

const INDEX_MANAGER = '__PRIVATE_IndexedDbIndexManager';
const HEAD = /^(class \w+) \{\n( {4}constructor\(e, t\) \{\n) {8}/;
/** From its first method about indexes to its end, which follows those about collections. */
const OF_INDEXES = /^ {4}addFieldIndex\([\s\S]*/m;
const BACKFILL =
  /^ {4}\w+\(e, t\) \{\n.*new __PRIVATE_IndexBackfiller\(.*\n.*new __PRIVATE_IndexBackfillerScheduler\(.*\n {4}\}\n/m;

/** The one object that writes values into indexes. */
const INDEX_WRITER = /^__PRIVATE_FirestoreIndexValueWriter\.\w+ = .*$/m;

/**
 * Firestore without indexes of its copy in the browser, which only a caller's settings create.
 * Their manager becomes a subclass of the one for the copy in memory, which has no indexes. Nothing
 * looks for indexes to fill any more.
 * @throws MovedPartError if a part is not found.
 */
export function withoutIndexes(code: string): string {
  const managed = withClass(code, INDEX_MANAGER, (body) => {
    const heir = replaced(body, HEAD, '$1 extends __PRIVATE_MemoryIndexManager {\n$2super(), ');
    return replaced(heir, OF_INDEXES, '}');
  });
  return replaced(replaced(managed, BACKFILL, ''), INDEX_WRITER, '');
}

const NO_BUNDLES = 'This build has no bundles (web/vite/lean/firestore.ts).';
const OF_BUNDLES = ['getBundleMetadata', 'saveBundleMetadata', 'getNamedQuery', 'saveNamedQuery'];

/**
 * Firestore without what it stores of bundles, which only `loadBundle` and `namedQuery` ask for.
 * @throws MovedPartError if a part is not found.
 */
export function withoutBundles(code: string): string {
  const stored = withoutMethods(code, '__PRIVATE_IndexedDbBundleCache', OF_BUNDLES, NO_BUNDLES);
  return withoutMethods(stored, '__PRIVATE_MemoryBundleCache', OF_BUNDLES, NO_BUNDLES);
}

const DEFAULT_CACHE = /new __PRIVATE_LruGcMemoryOfflineComponentProvider\([^)]*\)(?=\);$)/gm;

/**
 * Firestore without the default cache: the shop names its own (`firestore-client.ts`). If the
 * browser has no room for it, another cache in memory is used.
 * @throws MovedPartError if a part is not found.
 */
export function withoutDefaultCache(code: string): string {
  return replaced(code, DEFAULT_CACHE, 'new __PRIVATE_MemoryOfflineComponentProvider()');
}

/** The shape of a class as JSON, assigned to it: a side effect, for which a bundler keeps it. */
const SHAPE = /^( \*\/ )?(\w+)\._jsonSchemaVersion = "[^"]*", \2\._jsonSchema = \{\n[^}]*^\};\n/gm;
/** The methods of these classes that write and read it. */
const OF_JSON =
  /(?:^ {4}|(?<=\*\/) {4})(?:static )?(?:toJSON|fromJSON)\([^)]*\) \{\n(?=(?:(?!^ {4}\})[\s\S])*?_jsonSchema)[\s\S]*?^ {4}\}\n/gm;

/**
 * Firestore whose values, references and snapshots neither become JSON of its own form nor come
 * from it. The shop takes plain data out of snapshots (`plain-data.ts`).
 * @throws MovedPartError if a part is not found.
 */
export function withoutJson(code: string): string {
  return replaced(replaced(code, SHAPE, '$1\n'), OF_JSON, '\n');
}

/** Firestore with only what the shop needs. */
export function leanFirestore(code: string): string {
  return withoutJson(withoutDefaultCache(withoutBundles(withoutIndexes(withoutPipelines(code)))));
}

/**
 * Firestore's messages for debugging, for the bundler to drop: it prints them only after
 * `setLogLevel('debug')`, which nothing calls.
 */
export const UNPRINTED = ['__PRIVATE_logDebug'];
