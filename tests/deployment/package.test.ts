import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { functionsLock } from '../../scripts/lock-functions.mjs';
import { firebaseJson, jsonOf } from './project-files.ts';

const Names = z.record(z.string(), z.string()).default({});
const Package = z.object({ dependencies: Names, devDependencies: Names });
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      dependencies: Names,
      devDependencies: Names,
    }),
  ),
});

const Packages = z.record(z.string(), z.looseObject({ integrity: z.string().optional() }));

type Lock = z.output<typeof Lock>;

/**
 * What npm requests from a registry at Google: the lock file has both kinds of dependencies.
 */
function wanted({ dependencies, devDependencies }: z.output<typeof Package>) {
  return Object.entries({ ...dependencies, ...devDependencies });
}

/** Those that no registry has, or not in that version. */
function unobtainable(folder: string, deployed: z.output<typeof Package>, lock: Lock): string[] {
  return wanted(deployed)
    .filter(([name, version]) => {
      const places = [`${folder}/node_modules/${name}`, `node_modules/${name}`];
      const found = places.map((place) => lock.packages[place]).find((entry) => entry);
      return found?.integrity === undefined || found.link || found.version !== version;
    })
    .map(([name]) => name);
}

describe("LIVE-02 the functions' package", () => {
  const { source } = firebaseJson().functions;
  const deployed = jsonOf(`${source}/package.json`, Package);
  const lock = jsonOf('package-lock.json', Lock);

  it('asks for nothing that Google could not install', () => {
    expect(wanted(deployed).length).toBeGreaterThan(0);
    expect(unobtainable(source, deployed, lock)).toEqual([]);
  });

  it('is the package that the lock file knows', () => {
    const { dependencies, devDependencies } = lock.packages[source] ?? {};
    expect({ dependencies, devDependencies }).toEqual(deployed);
  });

  it('comes with a lock file that npm takes, of the versions that are tested here', () => {
    const own = jsonOf(`${source}/package.json`, z.looseObject(Package.shape));
    const { packages } = jsonOf('package-lock.json', z.object({ packages: Packages }));
    const written = functionsLock(packages, own);
    const { '': root, ...installed } = Packages.parse(written.packages);
    expect(root).toMatchObject(deployed);
    const tested = new Set(Object.values(packages).map(({ integrity }) => integrity));
    const untested = Object.entries(installed).filter(
      ([, { integrity }]) => integrity === undefined || !tested.has(integrity),
    );
    expect(untested).toEqual([]);

    const folder = mkdtempSync(path.join(tmpdir(), 'reef-lock-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(written));
    // npm refuses a lock file that lacks something, before it would fetch anything.
    const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--cache', folder];
    expect(execFileSync('npm', args, { cwd: folder, encoding: 'utf8' })).toMatch(
      /added \d+ packages/,
    );
  });

  it('is at fault with a package of this repository, or with another version', () => {
    const dependencies = { '@reef/domain': '0.1.0', 'firebase-admin': '0.0.1' };
    const faults = unobtainable(source, { dependencies, devDependencies: {} }, lock);
    expect(faults).toEqual(['@reef/domain', 'firebase-admin']);
  });
});
