import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

function resolved(specifier: string, importer: string, root: string): string | null {
  if (specifier.startsWith('@reef/domain/')) {
    return path.join(root, 'domain/src', `${specifier.slice('@reef/domain/'.length)}.ts`);
  }
  return specifier.startsWith('.') ? path.resolve(path.dirname(importer), specifier) : null;
}

/** Every file of ours that a file needs, itself included, by following its imports. */
function needs(entry: string, root: string): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = resolved(specifier, file, root);
      if (next !== null) visit(next);
    }
  };
  visit(entry);
  return seen;
}

/**
 * Finds the tests that need a file, the likeliest to notice a fault in it first: its own, those
 * in its folder, then those that need the fewest other files.
 * @param tests absolute paths.
 */
export function relatedTests(tests: readonly string[], root: string) {
  const needed = new Map(tests.map((test) => [test, needs(test, root)]));
  return (file: string): string[] => {
    const distance = (test: string): number => {
      if (test === file.replace(/\.ts$/, '.test.ts')) return 0;
      const size = needed.get(test)?.size ?? 0;
      return path.dirname(test) === path.dirname(file) ? size : 1000 + size;
    };
    return tests
      .filter((test) => needed.get(test)?.has(file))
      .toSorted((a, b) => distance(a) - distance(b));
  };
}
