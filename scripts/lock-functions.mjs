import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './setup/root.mjs';

/*
 * node scripts/lock-functions.mjs: firebase.json's predeploy. Writes functions/package-lock.json
 * from the repository's own lock file, so that Google installs the versions that were
 * tested. Without one it would choose the indirect dependencies anew at each deployment. Asks no
 * registry.
 */

const WORKSPACE = 'functions';

/** Says how the repository's tree needs a package, which is another thing than the functions'. */
const OF_THE_ROOT = new Set(['dev', 'devOptional', 'peer', 'extraneous']);

const below = (folder, name) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;

/** Where Node finds a package that `from` imports: next to it, or in a folder above. */
function resolve(has, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (has(below(folder, name))) return below(folder, name);
    if (folder === '') return null;
  }
}

function needsOf({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * The lock file of the functions alone: their dependencies, direct and indirect, in the versions of
 * the repository's, each where Node finds it from whatever needs it.
 * @param packages what the repository's lock file has, by place.
 * @param own the functions' package.json.
 */
export function functionsLock(packages, own) {
  const { name, version, dependencies, devDependencies, engines } = own;
  const root = { name, version, dependencies, devDependencies, engines };
  /** The repository's place of each place here. */
  const places = new Map();
  const queue = [];
  const place = (here, there) => {
    places.set(here, there);
    queue.push(here);
  };
  for (const each of Object.keys({ ...dependencies, ...devDependencies })) {
    const there = resolve((at) => at in packages, WORKSPACE, each);
    if (there === null) throw new Error(`package-lock.json has no ${each}; run npm install`);
    place(below('', each), there);
  }
  for (const here of queue) {
    const there = places.get(here);
    for (const each of needsOf(packages[there])) {
      const wanted = resolve((at) => at in packages, there, each);
      // Optional, and not for this machine.
      if (wanted === null) continue;
      const found = resolve((at) => places.has(at), here, each);
      const versionAt = (at) => packages[at].version;
      if (found === null) place(below('', each), wanted);
      else if (versionAt(places.get(found)) !== versionAt(wanted)) {
        place(below(here, each), wanted);
      }
    }
  }
  const deployed = reachable(packages, places, Object.keys(dependencies));
  const entries = [...places].map(([here, there]) => {
    const fields = Object.entries(packages[there]).filter(([field]) => !OF_THE_ROOT.has(field));
    const dev = deployed.has(here) ? {} : { dev: true };
    return [here, { ...Object.fromEntries(fields), ...dev }];
  });
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const all = { '': root, ...Object.fromEntries(entries) };
  return { name, version, lockfileVersion: 3, requires: true, packages: all };
}

/** The places of what these names need. */
function reachable(packages, places, names) {
  const found = new Set(names.map((each) => below('', each)));
  for (const here of found) {
    for (const each of needsOf(packages[places.get(here)])) {
      const next = resolve((at) => places.has(at), here, each);
      if (next !== null) found.add(next);
    }
  }
  return found;
}

const json = (...parts) => JSON.parse(readFileSync(inRoot(...parts), 'utf8'));

if (process.argv[1] === import.meta.filename) {
  const lock = functionsLock(json('package-lock.json').packages, json(WORKSPACE, 'package.json'));
  const file = inRoot(WORKSPACE, 'package-lock.json');
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
