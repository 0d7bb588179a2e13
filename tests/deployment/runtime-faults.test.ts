import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { RUNTIMES } from './firebase-cli.ts';
import { firebaseJson, jsonOf, textOf } from './project-files.ts';
import { majorOf, runtimeFaults } from './runtime-faults.ts';

const Versioned = z.object({ version: z.string() });
const Engines = z.object({ engines: z.object({ node: z.string() }) });

/** esbuild's target, as the file says. */
function targetIn(file: string): string {
  const [, target] = /target: '(node\d+)'/.exec(textOf(file)) ?? [];
  if (target === undefined) throw new Error(`${file} has no target for esbuild`);
  return target;
}

const installed = (name: string): string =>
  jsonOf(`node_modules/${name}/package.json`, Versioned).version;

/** Everything in this repository that runs, types or compiles for a version of Node. */
const named = () => ({
  'engines in functions/package.json': majorOf(
    jsonOf('functions/package.json', Engines).engines.node,
  ),
  'the package @types/node': majorOf(installed('@types/node')),
  'the package node': majorOf(installed('node')),
  'esbuild in functions/build.mjs': majorOf(targetIn('functions/build.mjs')),
  'esbuild in emulators/stack/bundling/bundles.ts': majorOf(
    targetIn('emulators/stack/bundling/bundles.ts'),
  ),
  'the process that runs the tests': majorOf(process.version),
});

const TABLE = {
  nodejs20: {
    friendly: 'Node.js 20',
    deprecationDate: '2026-04-30',
    decommissionDate: '2026-10-30',
  },
  nodejs24: {
    friendly: 'Node.js 24',
    deprecationDate: '2028-04-30',
    decommissionDate: '2028-10-31',
  },
};

const on = (day: string): string[] => runtimeFaults('nodejs24', TABLE, new Date(day), {});

describe('LIVE-01 the runtime of the functions', () => {
  it('can be deployed for at least 180 days, and everything here names the same one', () => {
    expect(runtimeFaults(firebaseJson().functions.runtime, RUNTIMES, new Date(), named())).toEqual(
      [],
    );
  });

  it('passes on the last day of the limit and fails on the next', () => {
    expect(on('2028-05-04')).toEqual([]);
    expect(on('2028-05-05')).toEqual([
      'Node.js 24 cannot be deployed from 2028-10-31 on, in 179 days; change to a newer runtime now.',
    ]);
  });

  it('names a runtime whose end is past, and one that firebase-tools does not know', () => {
    const today = new Date('2026-11-22');
    expect(runtimeFaults('nodejs20', TABLE, today, {})).toEqual([
      'Node.js 20 cannot be deployed from 2026-10-30 on, and that is past.',
    ]);
    expect(runtimeFaults('nodejs99', TABLE, today, {})).toEqual([
      'firebase-tools knows no runtime nodejs99.',
    ]);
  });

  it.each(Object.keys(named()))('fails if %s names another version', (place) => {
    const today = new Date('2026-11-22');
    expect(runtimeFaults('nodejs24', TABLE, today, { ...named(), [place]: 20 })).toEqual([
      `${place} is Node 20; firebase.json says nodejs24.`,
    ]);
  });

  it('is read from every form a version has', () => {
    expect(['nodejs24', 'node24', 'v24.21.0', '24.19.2', '24'].map(majorOf)).toEqual(
      Array.from({ length: 5 }, () => 24),
    );
    expect(() => majorOf('latest')).toThrow('latest names no version of Node');
  });
});
