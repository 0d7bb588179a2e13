import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '@reef/emulators/stack/paths.ts';

/*
 * The modules of firebase-tools that turn this repository into what a deployment sends, without a
 * cloud. They are not a public interface: an update that moves one fails here, with its name.
 */

/** A parameter that the functions declare; only Google stores the values of secrets. */
export type DeclaredParam = {
  name: string;
  type: string;
  default?: string | number | boolean;
};

/** A function as the CLI would create it. `null` stands for Google's own default. */
export type Endpoint = {
  id: string;
  region: string;
  runtime: string;
  platform: string;
  entryPoint: string;
  availableMemoryMb?: number | null;
  cpu?: number | null;
  /** Concurrent requests per instance. */
  concurrency?: number | null;
  timeoutSeconds?: number | null;
  minInstances?: number | null;
  maxInstances?: number | null;
  serviceAccount?: string | null;
  ingressSettings?: string | null;
  vpc?: object | null;
  secretEnvironmentVariables?: { key: string; secret: string }[];
  callableTrigger?: object;
  httpsTrigger?: { invoker?: string[] | null };
  scheduleTrigger?: {
    schedule: string;
    timeZone?: string | null;
    retryConfig?: Record<string, number | null> | null;
  };
  eventTrigger?: {
    eventType: string;
    retry: boolean;
    eventFilters?: Record<string, string>;
    eventFilterPathPatterns?: Record<string, string>;
  };
};

/** Functions by region and name. */
export type CliBackend = { endpoints: Record<string, Record<string, Endpoint>> };

/** What the functions' own code declares, before parameters have values. */
export type Build = {
  params: DeclaredParam[];
  requiredAPIs: { api: string; reason?: string }[];
};

type Values = Record<string, string>;
type FirebaseConfig = { projectId: string; storageBucket: string };

type NodeRuntime = {
  tryCreateDelegate: (context: {
    projectId: string;
    projectDir: string;
    sourceDir: string;
    runtime: string;
  }) => Promise<{
    validate: () => Promise<void>;
    discoverBuild: (config: object, env: Values) => Promise<Build>;
  }>;
};

type BuildModule = {
  resolveBackend: (options: {
    build: Build;
    firebaseConfig: FirebaseConfig;
    userEnvs: Values;
    codebase: string;
    nonInteractive: boolean;
    isEmulator: boolean;
  }) => Promise<{ backend: CliBackend }>;
};

type BackendModule = {
  empty: () => CliBackend;
  allEndpoints: (backend: CliBackend) => Endpoint[];
};

type PrepareModule = {
  resolveCpuAndConcurrency: (backend: CliBackend) => void;
};

type ValidateModule = { endpointsAreValid: (want: CliBackend, existing: CliBackend) => void };

/** A runtime's row in the CLI's table; both dates as `2026-10-30`. */
export type RuntimeRow = {
  friendly: string;
  /** From here on the CLI warns, and Google fixes nothing. */
  deprecationDate: string;
  /** From here on nothing can be deployed on it. */
  decommissionDate: string;
};

type RuntimesModule = { RUNTIMES: Record<string, RuntimeRow> };

/** A rewrite as Hosting's API takes it. */
export type ApiRewrite = {
  glob?: string;
  regex?: string;
  path?: string;
  function?: string;
  functionRegion?: string;
  run?: { serviceId: string; region: string };
};

/** Hosting's configuration as its API takes it. */
export type ApiHosting = {
  rewrites?: ApiRewrite[];
  redirects?: { glob?: string; location: string; statusCode?: number }[];
  headers?: { glob?: string; headers: Record<string, string> }[];
  cleanUrls?: boolean;
  trailingSlashBehavior?: string;
};

type HostingModule = {
  convertConfig: (
    context: { projectId: string; existingBackendPromise: Promise<CliBackend> },
    functions: { functions: Record<string, { wantBackend: CliBackend }> },
    deploy: { version: string; config: object },
  ) => Promise<ApiHosting>;
};

type IndexesModule = { FirestoreApi: new () => { validateSpec: (spec: object) => void } };

/** A ruleset as it would be uploaded. */
export type Ruleset = { path: string; files: { name: string; content: string }[] };

type RulesModule = {
  RulesDeploy: new (
    options: { config: { path: (file: string) => string } },
    service: 'cloud.firestore' | 'firebase.storage',
  ) => { rulesFiles: Ruleset[]; addFile: (file: string) => void };
};

const load = createRequire(path.join(ROOT, 'package.json'));
const cli = (file: string): unknown => load(`firebase-tools/lib/${file}`);

export const nodeRuntime = cli('deploy/functions/runtimes/node') as NodeRuntime;
export const buildModule = cli('deploy/functions/build') as BuildModule;
export const backendModule = cli('deploy/functions/backend') as BackendModule;
export const prepareModule = cli('deploy/functions/prepare') as PrepareModule;
export const validateModule = cli('deploy/functions/validate') as ValidateModule;
export const hostingModule = cli('deploy/hosting/convertConfig') as HostingModule;
export const indexesModule = cli('firestore/api') as IndexesModule;
export const rulesModule = cli('rulesDeploy') as RulesModule;

/** The CLI's table of runtimes, with the dates on which they end. */
export const RUNTIMES = (cli('deploy/functions/runtimes/supported/types') as RuntimesModule)
  .RUNTIMES;
