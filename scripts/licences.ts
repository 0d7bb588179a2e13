import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/*
 * npx node scripts/licences.ts: writes docs/licences.md from package-lock.json. A test keeps it up
 * to date.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const TARGET = path.join(ROOT, 'docs/licences.md');

const Names = z.record(z.string(), z.string()).optional();
const Entry = z.object({
  license: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: Names,
  optionalDependencies: Names,
});
type Entry = z.infer<typeof Entry>;
const Lock = z.object({ packages: z.record(z.string(), Entry) });
type Packages = z.infer<typeof Lock>['packages'];

/** Licences named in a package's own files but not in its package.json. */
const UNSTATED: Record<string, string> = {
  fuzzy: 'MIT',
  limiter: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'valid-url': 'MIT',
};

/** Why a package wants to run something at installation, and what is lost without it. */
const INSTALL_SCRIPTS: Record<string, string> = {
  '@firebase/util': 'takes a web app’s configuration from the environment, which we do not use',
  esbuild: 'replaces its launcher with the native program; the launcher works as well',
  node: 'fetches the Node that is deployed for this machine’s system, as a package of the same registry',
  protobufjs: 'warns of a version range in the package that depends on it',
  re2: 'builds a regular-expression engine that firebase-tools uses if it is there',
};

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function licenceOf(place: string, entry: Entry): string {
  return entry.license ?? UNSTATED[nameOf(place)] ?? 'unknown';
}

/** Where Node finds a package that `from` imports: next to it, or in a folder above. */
function resolve(packages: Packages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return null;
  }
}

/** All dependencies of `names`, direct and indirect, without ours. */
function closure(packages: Packages, from: string, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (place: string, name: string): void => {
    const next = resolve(packages, place, name);
    if (next === null || found.has(next) || packages[next]?.link) return;
    found.add(next);
    const { dependencies, optionalDependencies } = packages[next] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, each);
  };
  for (const name of names) visit(from, name);
  return found;
}

function table(packages: Packages, places: Iterable<string>): string {
  const byLicence = new Map<string, Set<string>>();
  for (const place of places) {
    const licence = licenceOf(place, packages[place] ?? {});
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(nameOf(place)));
  }
  const rows = [...byLicence].toSorted(([, a], [, b]) => b.size - a.size);
  const lines = rows.map(([licence, names]) => {
    const shown = [...names].toSorted((a, b) => a.localeCompare(b, 'en'));
    const listed = shown.length > 60 ? `${shown.length} packages` : shown.join(', ');
    return `| ${licence} | ${listed} |`;
  });
  return ['| license | packages |', '|---|---|', ...lines].join('\n');
}

function ownDependencies(workspace: string): string[] {
  const text = readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8');
  const { dependencies = {} } = Entry.parse(JSON.parse(text));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@reef/'));
}

function installScripts(packages: Packages): string {
  const found = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript);
  return found
    .map(([place]) => `| ${nameOf(place)} | ${INSTALL_SCRIPTS[nameOf(place)] ?? 'unexplained'} |`)
    .join('\n');
}

/** The page for the current package-lock.json. */
export function licencesPage(): string {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const { packages } = Lock.parse(JSON.parse(lock));
  const all = Object.keys(packages).filter(
    (place) => place.includes('node_modules/') && !packages[place]?.link,
  );
  const browser = closure(packages, 'web', ownDependencies('web'));
  const server = closure(packages, 'functions', [
    ...ownDependencies('functions'),
    'nodemailer',
    'stripe',
    'zod',
  ]);
  const rest = all.filter((place) => !browser.has(place) && !server.has(place));
  return `# Licenses of what we did not write

Made by \`npx node scripts/licences.ts\` from \`package-lock.json\`; \`scripts/licences.test.ts\` keeps it true. Reef itself is MIT.

## What browsers may be sent

The web app's dependencies and theirs; the build drops what is not used.

${table(packages, browser)}

## What the functions run with

${table(packages, server)}

## For development only

Neither sent to browsers nor deployed.

${table(packages, rest)}

## What runs at installation

These packages want to run something. Only what node does is needed here; where it may not, the set-up asks for the version of Node that is deployed.

| package | what its script does |
|---|---|
${installScripts(packages)}
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(TARGET, licencesPage());
