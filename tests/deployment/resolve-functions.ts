import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt, FUNCTIONS_BUILD } from '@reef/emulators/stack/bundling/build.ts';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import {
  backendModule,
  type Build,
  buildModule,
  type CliBackend,
  type Endpoint,
  nodeRuntime,
  prepareModule,
  validateModule,
} from './firebase-cli.ts';
import { firebaseJson } from './project-files.ts';

const CONFIG = { projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` };

/**
 * The variable that makes the functions' SDK write the manifest to a file instead of serving it.
 */
const DISCOVERY_FOLDER = 'FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH';

/** What a deployment of the functions would send. */
export type ResolvedFunctions = {
  build: Build;
  backend: CliBackend;
  endpoints: readonly Endpoint[];
};

/**
 * Builds the functions and resolves them as `firebase deploy` does up to its first request to
 * Google: the SDK loads the bundle in a process with only PATH, HOME, NODE_ENV and the project's
 * name; parameters have their defaults.
 * @throws if the bundle does not load, or the CLI would refuse the functions.
 */
export async function resolveFunctions(): Promise<ResolvedFunctions> {
  await ensureBuilt(FUNCTIONS_BUILD, () => undefined);
  const build = await discover();
  const { backend } = await buildModule.resolveBackend({
    build,
    firebaseConfig: CONFIG,
    userEnvs: defaultsOf(build),
    codebase: firebaseJson().functions.codebase,
    nonInteractive: true,
    // Only keeps it from asking Google for the secrets; nothing else in it depends on this.
    isEmulator: true,
  });
  prepareModule.resolveCpuAndConcurrency(backend);
  validateModule.endpointsAreValid(backend, backendModule.empty());
  return { build, backend, endpoints: backendModule.allEndpoints(backend) };
}

async function discover(): Promise<Build> {
  const { source, runtime } = firebaseJson().functions;
  const folder = mkdtempSync(path.join(tmpdir(), 'reef-manifest-'));
  process.env[DISCOVERY_FOLDER] = folder;
  try {
    const sourceDir = path.join(ROOT, source);
    const context = { projectId: PROJECT_ID, projectDir: ROOT, sourceDir, runtime };
    const delegate = await nodeRuntime.tryCreateDelegate(context);
    await delegate.validate();
    return await delegate.discoverBuild(
      { firebase: CONFIG },
      { FIREBASE_CONFIG: JSON.stringify(CONFIG), GCLOUD_PROJECT: PROJECT_ID },
    );
  } finally {
    Reflect.deleteProperty(process.env, DISCOVERY_FOLDER);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every parameter's value if an operator's dotenv file sets none; secrets have none. */
function defaultsOf(build: Build): Record<string, string> {
  return Object.fromEntries(
    build.params
      .filter(({ type }) => type !== 'secret')
      .map((param) => [param.name, String(param.default ?? '')]),
  );
}
