import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseEmulators } from './emulator-choice.ts';
import { toolJar } from './emulator-jars.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reef-java-'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

/** The environment of a machine with one Java, whose firebase-tools has fetched nothing. */
function machineWith(version: string): Record<string, string> {
  const java = path.join(folder, 'java');
  writeFileSync(java, `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
  chmodSync(java, 0o755);
  return { PATH: folder, FIREBASE_EMULATORS_PATH: path.join(folder, 'jars') };
}

function keepJar(emulator: 'firestore' | 'storage', env: Record<string, string>): string {
  const { file } = toolJar(emulator, env);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

it('a Java that is too old is said with one that is not', async () => {
  const chosen = chooseEmulators(machineWith('11.0.2'));
  await expect(chosen).rejects.toThrow(/^Java 11 is too old.*\n.*openjdk-21-jre-headless/);
});

it('says how much the first start fetches, and nothing once it is there', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const env = machineWith('21.0.1');
  const { downloadMb, usesBridge } = await chooseEmulators(env);
  expect(downloadMb).toBeGreaterThan(100);
  expect(usesBridge).toBe(false);
  keepJar('firestore', env);
  keepJar('storage', env);
  expect((await chooseEmulators(env)).downloadMb).toBe(0);
});

it('with Java 17 a jar that was named runs, and nothing is fetched for it', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')));
  const env = machineWith('17.0.15');
  const jar = keepJar('firestore', env);
  expect(await chooseEmulators({ ...env, FIRESTORE_EMULATOR_JAR: jar })).toMatchObject({
    firestoreJar: jar,
    usesRulesEvaluator: true,
    downloadMb: 0,
  });
});
