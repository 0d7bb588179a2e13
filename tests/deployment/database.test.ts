import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { writeFirebaseConfig } from '@reef/emulators/stack/firebase-config.ts';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { portsFor } from '@reef/emulators/stack/processes/ports.ts';
import { type Ruleset, rulesModule } from './firebase-cli.ts';
import { indexFaults, type IndexSpec, indexesText, readIndexSpec } from './index-spec.ts';
import { firebaseJson, textOf } from './project-files.ts';

type Index = IndexSpec['indexes'][number];

const index = (...fields: Index['fields']): Index => ({
  collectionGroup: 'orders',
  queryScope: 'COLLECTION',
  fields,
});
const up = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' as const });
const down = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' as const });
const faultsOf = (...indexes: Index[]) => indexFaults({ indexes, fieldOverrides: [] });

describe("LIVE-02 the database's indexes", () => {
  it('are what expected/indexes.yaml says, and each is needed', async () => {
    const spec = readIndexSpec(firebaseJson().firestore.indexes);
    await expect(indexesText(spec)).toMatchFileSnapshot('expected/indexes.yaml');
    expect(indexFaults(spec)).toEqual([]);
  });

  it('are at fault if Firestore makes one by itself', () => {
    const message = 'Firestore makes the index orders by created_at down by itself.';
    expect(faultsOf(index(down('created_at')))).toEqual([message]);
    expect(faultsOf(index(down('created_at'), down('__name__')))).toEqual([message]);
    expect(faultsOf(index(down('created_at'), up('__name__')))).toEqual([]);
  });

  it('are at fault if one is there twice, with its explicit end or without', () => {
    const fields = [up('user_id'), down('created_at')];
    expect(faultsOf(index(...fields), index(...fields, down('__name__')))).toEqual([
      'The index orders by user_id up, created_at down is there twice.',
    ]);
  });
});

const RuleFiles = z.object({
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
});

/** firebase.json as used by the local stack, against which the rules are tested. */
function stackConfig(): z.output<typeof RuleFiles> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reef-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'firebase.json');
  writeFirebaseConfig({ ports: portsFor(0), file, functionsDir: path.join(ROOT, 'functions') });
  return RuleFiles.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The ruleset that the CLI would upload from a file. */
function uploaded(file: string, service: 'cloud.firestore' | 'firebase.storage'): Ruleset[] {
  const config = { path: (name: string) => path.join(ROOT, name) };
  const deploy = new rulesModule.RulesDeploy({ config }, service);
  deploy.addFile(file);
  return deploy.rulesFiles;
}

describe('LIVE-02 the rules', () => {
  it.each([
    ['firestore', 'cloud.firestore'],
    ['storage', 'firebase.storage'],
  ] as const)(
    'of %s that are deployed are the file that the tests run against',
    (name, service) => {
      const file = firebaseJson()[name].rules;
      const content = textOf(`${name}.rules`);
      expect(uploaded(file, service)).toMatchObject([{ files: [{ name: file, content }] }]);
      expect(stackConfig()[name]).toEqual(firebaseJson()[name]);
    },
  );
});
