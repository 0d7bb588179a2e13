import { describe, expect, it } from 'vitest';
import * as z from 'zod';
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

type Lock = z.output<typeof Lock>;

/**
 * What npm requests from a registry at Google: without a lock file it looks at every dependency.
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

  it('is at fault with a package of this repository, or with another version', () => {
    const dependencies = { '@reef/domain': '0.1.0', 'firebase-admin': '0.0.1' };
    const faults = unobtainable(source, { dependencies, devDependencies: {} }, lock);
    expect(faults).toEqual(['@reef/domain', 'firebase-admin']);
  });
});
