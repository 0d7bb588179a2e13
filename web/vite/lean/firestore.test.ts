import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { installedFile } from './testing/installed-packages.ts';
import {
  leanFirestore,
  UNPRINTED,
  withoutBundles,
  withoutDefaultCache,
  withoutIndexes,
  withoutJson,
  withoutPipelines,
} from './firestore.ts';

const installed = installedFile(
  '@firebase/firestore/dist',
  /^common-[\w-]+\.esm\.js$/,
  'class LocalDocumentsView ',
);

/** A class of the code, from its head to its end. */
function classOf(code: string, name: string): string {
  return new RegExp(String.raw`class ${name} [\s\S]*?^\}`, 'm').exec(code)?.[0] ?? '';
}

/** The names of a class's methods. */
function methodsOf(code: string, name: string): string[] {
  const heads = /^(?: {4}|.*\*\/ {4})(?:static |get )?(\w+)\(.*\{$/gm;
  return [...classOf(code, name).matchAll(heads)].map(([, method = '']) => method);
}

describe('Firestore without pipelines', () => {
  it('never checks for one, and makes none', () => {
    const lean = withoutPipelines(installed);
    expect(lean).not.toMatch(/instanceof (CorePipeline|__PRIVATE_RealtimePipeline)/);
    expect(lean.match(/__PRIVATE_(isPipeline|targetIsPipelineTarget)\(/g)).toHaveLength(2);
    expect(lean).not.toContain('new CorePipeline(');
  });
  it('fails the build if a part is not found, as after an update', () => {
    expect(() => withoutPipelines('function query() {\n}\n')).toThrow('nothing matches');
  });
});

describe('Firestore without indexes', () => {
  const lean = withoutIndexes(installed);
  const manager = classOf(lean, '__PRIVATE_IndexedDbIndexManager');

  it('stores on the device which collections it has', () => {
    expect(manager).toContain('extends __PRIVATE_MemoryIndexManager {');
    for (const method of ['addToCollectionParentIndex', 'getCollectionParents'])
      expect(manager).toMatch(
        new RegExp(
          String.raw`^.* {4}${method}\([\s\S]*?return __PRIVATE_collectionParentsStore\(`,
          'm',
        ),
      );
    expect(manager).not.toContain('__PRIVATE_TargetIndexMatcher');
  });
  it('answers everything else that a manager is asked', () => {
    const answers = classOf(lean, '__PRIVATE_MemoryIndexManager');
    const asked = [...lean.matchAll(/\bindexManager\.(\w+)\(/g)].map(([, method]) => method);
    expect(asked.length).toBeGreaterThan(5);
    for (const method of asked) expect(answers).toContain(`    ${method}(`);
  });
  it('does not look for indexes to fill', () => {
    expect(lean).not.toContain('new __PRIVATE_IndexBackfiller');
  });
  it('writes no values into one', () => {
    expect(lean).not.toContain('__PRIVATE_FirestoreIndexValueWriter.');
  });
  it('fails the build if a part is not found, as after an update', () => {
    expect(() => withoutIndexes('function query() {\n}\n')).toThrow('nothing matches');
  });
});

describe('Firestore without the default cache', () => {
  it('makes the memory cache that it also makes without room on the device', () => {
    const lean = withoutDefaultCache(installed);
    expect(lean).not.toContain('new __PRIVATE_LruGcMemoryOfflineComponentProvider');
    expect(lean).toMatch(/default OfflineComponentProvider.*\n?.*new __PRIVATE_MemoryOffline/);
  });
});

describe('Firestore without bundles', () => {
  it('keeps nothing of one', () => {
    const lean = withoutBundles(installed);
    for (const name of ['__PRIVATE_IndexedDbBundleCache', '__PRIVATE_MemoryBundleCache'])
      expect(classOf(lean, name).match(/This build has no bundles/g)).toHaveLength(4);
  });
});

describe('Firestore without its own JSON', () => {
  const lean = withoutJson(installed);

  it('describes no class as JSON, and loses nothing else of them', () => {
    expect(installed.match(/\._jsonSchema = /g)).toHaveLength(7);
    expect(lean).not.toContain('._jsonSchema = ');
    for (const name of ['Timestamp', 'Bytes', 'GeoPoint']) {
      const kept = methodsOf(installed, name).filter((method) => !/^(to|from)JSON$/.test(method));
      expect(methodsOf(lean, name)).toEqual(kept);
    }
  });
  it('reads none: only functions that nothing imports still ask for the shape', () => {
    expect(lean.match(/^.*\b_jsonSchema\b/gm)).toHaveLength(2);
    expect(lean.match(/^function (?:document|query)SnapshotFromJSON\(/gm)).toHaveLength(2);
  });
});

it('what is left of Firestore is a module', () => {
  expect(parseAst(leanFirestore(installed)).body.length).toBeGreaterThan(100);
});

describe('what Firestore prints for debugging', () => {
  it.each(UNPRINTED)('is printed by %s, if somebody asks for it', (name) => {
    expect(installed).toMatch(
      new RegExp(String.raw`^function ${name}\(.*\n.*<= LogLevel\.DEBUG\) \{$`, 'm'),
    );
  });
});
